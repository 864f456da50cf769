/** The demo family's documents, complete: whatever else stands under its profile does not belong there. */

import { DEMO_FAMILY_UID } from '#shared/domain/demo.ts';
import { letterByteCount } from '#shared/domain/letter.ts';
import { newUserProfile } from '#shared/domain/userProfile.ts';
import { asUtcDate, wallClockSchema } from '#shared/domain/wallClock.ts';
import { plans } from '#shared/plans.ts';
import { fileWeight, itemWeight, letterWeight } from '#shared/weights.ts';
import { widen } from '../../functions/library/index.ts';
import type { Family, Letter, Picture } from './family.ts';
import { type FamilyFile, itemIdOf, originalOf, thumbnailOf } from './familyFiles.ts';

const DAY = 24 * 60 * 60_000;

/** Fields by document path. Nothing in them depends on when they are written, but for `lastLogin`. */
export function familyDocuments(
  family: Family,
  files: ReadonlyMap<string, FamilyFile>,
  email: string,
  now: number,
): Map<string, Record<string, unknown>> {
  const root = `users/${DEMO_FAMILY_UID}`;
  const bytesOf = (picture: Picture) => files.get(originalOf(picture))?.content.length ?? 0;
  const documents = new Map<string, Record<string, unknown>>();
  for (const picture of family.pictures) {
    documents.set(`${root}/mediaItems/${itemIdOf(picture)}`, itemFields(picture, files));
  }
  for (const letter of family.letters) {
    documents.set(`${root}/mediaItems/${letter.key}`, letterFields(letter));
  }
  for (const [index, album] of family.albums.entries()) {
    const pictures = family.pictures.filter((picture) => picture.album === album.key);
    const letters = family.letters.filter((letter) => letter.album === album.key);
    documents.set(`${root}/albums/${album.key}`, albumFields(album, index, { pictures, letters, bytesOf }));
  }
  const instants = family.pictures.map(takenAtOf).sort();
  documents.set(root, {
    ...newUserProfile(family.person.name, email),
    bio: family.person.about,
    members: family.person.members,
    french: { bio: family.person.french.about, members: family.person.french.members },
    plan: plans.pro.name,
    storageUsed: family.pictures.reduce(
      (sum, picture) =>
        sum + itemWeight({ byteCount: bytesOf(picture), thumbnailBytes: thumbnailBytesOf(picture, files) }),
      0,
    ),
    textBytes: family.letters.reduce((sum, letter) => sum + letterWeight(letterByteCount(letter)), 0),
    storageLimit: plans.pro.storageBytes,
    onboardingCompleted: true,
    emailVerified: true,
    ...keptSince(instants[0] ?? new Date(now).toISOString()),
    lastLogin: new Date(now),
  });
  return documents;
}

function itemFields(picture: Picture, files: ReadonlyMap<string, FamilyFile>): Record<string, unknown> {
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
function thumbnailBytesOf(picture: Picture, files: ReadonlyMap<string, FamilyFile>): number {
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
  album: Family['albums'][number],
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
