/** The demo family's albums, pictures and letters as documents. */
import { DEMO_FAMILY_UID } from '#shared/domain/demo.ts';
import { letterByteCount } from '#shared/domain/letter.ts';
import { asUtcDate, wallClockSchema } from '#shared/domain/wallClock.ts';
import { fileWeight, itemWeight, letterWeight } from '#shared/weights.ts';
import { widen } from '../albums/albumFigures.ts';
import { type DemoFiles, itemIdOf, originalOf, thumbnailOf } from './demoFiles.ts';
import type { Letter, Picture, Story } from './story.ts';

const DAY = 24 * 60 * 60_000;

/** Fields by path below the profile. */
export function demoDocuments(story: Story, files: DemoFiles): Map<string, Record<string, unknown>> {
  const documents = new Map<string, Record<string, unknown>>();
  for (const picture of story.pictures) {
    documents.set(`mediaItems/${itemIdOf(picture)}`, itemFields(picture, files));
  }
  for (const letter of story.letters) {
    documents.set(`mediaItems/${letter.key}`, letterFields(letter));
  }
  const bytesOf = (picture: Picture) => files.get(originalOf(picture))?.content.length ?? 0;
  for (const [index, album] of story.albums.entries()) {
    const pictures = story.pictures.filter((picture) => picture.album === album.key);
    const letters = story.letters.filter((letter) => letter.album === album.key);
    documents.set(`albums/${album.key}`, albumFields(album, index, { pictures, letters, bytesOf }));
  }
  return documents;
}

/** What the profile counts of it; the family joined when its first picture was kept. */
export function demoFigures(story: Story, files: DemoFiles): Record<string, unknown> {
  const [first] = story.pictures.map(takenAtOf).sort();
  return {
    storageUsed: story.pictures.reduce((sum, picture) => {
      const byteCount = files.get(originalOf(picture))?.content.length ?? 0;
      return sum + itemWeight({ byteCount, thumbnailBytes: thumbnailBytesOf(picture, files) });
    }, 0),
    textBytes: story.letters.reduce((sum, letter) => sum + letterWeight(letterByteCount(letter)), 0),
    ...(first === undefined ? {} : keptSince(first)),
  };
}

function itemFields(picture: Picture, files: DemoFiles): Record<string, unknown> {
  const original = files.get(originalOf(picture));
  if (!original) throw new Error(`The picture ${picture.file} was not read.`);
  return {
    ownerId: DEMO_FAMILY_UID,
    // By this the rules know the pictures that visitors may see.
    isDemo: true,
    albumId: picture.album,
    kind: 'photo',
    contentType: original.contentType,
    fileName: picture.file,
    byteCount: original.content.length,
    thumbnailBytes: thumbnailBytesOf(picture, files),
    sha256: original.sha256,
    md5: original.md5,
    state: 'ready',
    storagePath: original.name,
    caption: picture.caption,
    french: picture.french,
    takenAt: takenAtOf(picture),
    takenAtSource: 'exif',
    takenAtOffsetMinutes: offsetMinutes(picture.offset),
    place: picture.place,
    placeName: picture.placeName,
    people: picture.people,
    camera: '',
    width: picture.width,
    height: picture.height,
    durationSeconds: null,
    // The originals are no larger than a large thumbnail would be.
    thumbnails: { small: thumbnailOf(picture), large: original.name },
    placeholder: picture.placeholder,
    trashedAt: null,
    ...keptSince(takenAtOf(picture)),
  };
}

/** What its one thumbnail counts. */
function thumbnailBytesOf(picture: Picture, files: DemoFiles): number {
  const thumbnail = files.get(thumbnailOf(picture));
  return thumbnail ? fileWeight(thumbnail.content.length) : 0;
}

function letterFields(letter: Letter): Record<string, unknown> {
  const { album, title, body, french, offset } = letter;
  return {
    ownerId: DEMO_FAMILY_UID,
    albumId: album,
    kind: 'letter',
    state: 'ready',
    title,
    body,
    french,
    revision: 1,
    byteCount: letterByteCount({ title, body }),
    takenAt: takenAtOf(letter),
    takenAtSource: 'writing',
    takenAtOffsetMinutes: offsetMinutes(offset),
    trashedAt: null,
    ...keptSince(takenAtOf(letter)),
  };
}

interface AlbumContents {
  readonly pictures: readonly Picture[];
  readonly letters: readonly Letter[];
  readonly bytesOf: (picture: Picture) => number;
}

function albumFields(
  album: Story['albums'][number],
  index: number,
  { pictures, letters, bytesOf }: AlbumContents,
): Record<string, unknown> {
  const instants = [...pictures, ...letters].map(takenAtOf).sort();
  const range = widen({ firstTakenAt: null, lastTakenAt: null }, instants);
  return {
    ownerId: DEMO_FAMILY_UID,
    title: album.title,
    description: album.description,
    french: album.french,
    coverItemId: album.cover.replace(/\.jpg$/, ''),
    position: index * 1_024,
    itemCount: pictures.length + letters.length,
    byteCount: pictures.reduce((sum, picture) => sum + bytesOf(picture), 0),
    ...range,
    tags: album.tags,
    people: [...new Set(pictures.flatMap(({ people }) => people))].sort(),
    trashedAt: null,
    ...keptSince(range.lastTakenAt ?? '2020-01-01T00:00:00'),
  };
}

/** Kept the day after it was taken. */
function keptSince(takenAt: string) {
  const at = new Date((asUtcDate(takenAt)?.getTime() ?? 0) + DAY);
  return { createdAt: at, updatedAt: at };
}

function takenAtOf({ takenAt }: Pick<Picture, 'takenAt'>): string {
  return wallClockSchema.parse(takenAt);
}

function offsetMinutes(offset: string): number {
  const [hours = '0', minutes = '0'] = offset.slice(1).split(':');
  const total = Number(hours) * 60 + Number(minutes);
  return offset.startsWith('-') ? -total : total;
}
