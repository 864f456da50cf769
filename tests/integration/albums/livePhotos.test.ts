/** A live photo's two halves, kept as two files, are one thing: shown as one, counted as one, and never torn apart. */
import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { albumsCreate } from '#shared/callables/albums.ts';
import {
  mediaCommit,
  mediaCopy,
  mediaErase,
  mediaMove,
  mediaRestore,
  mediaTrash,
  mediaUpdate,
} from '#shared/callables/media.ts';
import { type AlbumId, mediaItemIdSchema } from '#shared/domain/ids.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { violationsOf } from '../../support/library.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import { describeFile, describeItem, fakeJpeg, reserveOne, sendContent } from '../../support/upload.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const MOMENT = '4F3C2B1A-0000-4000-8000-0123456789AB';

/** A film by its first bytes. */
function fakeMovie(byteCount: number): Buffer<ArrayBuffer> {
  const content = fakeJpeg(byteCount);
  content.write('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 0, 'latin1');
  return content;
}

async function addHalf(person: Person, albumId: AlbumId, half: 'still' | 'film', livePhotoId = MOMENT) {
  const content = half === 'still' ? fakeJpeg(5_000) : fakeMovie(9_000);
  const contentType = half === 'still' ? ('image/jpeg' as const) : ('video/quicktime' as const);
  const fileName = half === 'still' ? 'IMG_0001.JPG' : 'IMG_0001.MOV';
  const file = { ...describeFile(content, fileName), contentType };
  const answer = await reserveOne(person, albumId, file);
  if (answer.outcome !== 'reserved') throw new Error(answer.code);
  await sendContent(person, answer.folder, content, contentType);
  const { items } = await person.call(mediaCommit, {
    items: [{ ...describeItem(file.uploadId), livePhotoId }],
  });
  expect(items).toEqual([{ itemId: file.uploadId, outcome: 'ready' }]);
  return mediaItemIdSchema.parse(file.uploadId);
}

async function withPair(
  run: (scene: {
    person: Person;
    albumId: AlbumId;
    other: AlbumId;
    still: ReturnType<typeof mediaItemIdSchema.parse>;
    film: ReturnType<typeof mediaItemIdSchema.parse>;
    read: (id: string) => Promise<Record<string, unknown> | undefined>;
    countIn: (albumId: AlbumId) => Promise<unknown>;
  }) => Promise<void>,
): Promise<void> {
  const person = await signUpPerson(backend.origin);
  try {
    const { albumId } = await person.call(albumsCreate, { title: 'Beach' });
    const { albumId: other } = await person.call(albumsCreate, { title: 'Best of' });
    const film = await addHalf(person, albumId, 'film');
    const still = await addHalf(person, albumId, 'still');
    const read = async (path: string) =>
      (await getDoc(doc(person.firestore, 'users', person.uid, ...path.split('/')))).data();
    await run({
      person,
      albumId,
      other,
      still,
      film,
      read: (id) => read(`mediaItems/${id}`),
      countIn: async (id) => (await read(`albums/${id}`))?.itemCount,
    });
    const { services } = await backend.server.businessLogic();
    expect(await violationsOf(services, person.uid)).toEqual([]);
  } finally {
    await person.leave();
  }
}

test('a pair is counted as one, whichever half came first, and its bytes as two', () =>
  withPair(async ({ person, albumId, countIn }) => {
    expect(await countIn(albumId)).toBe(1);
    await addHalf(person, albumId, 'still', '4F3C2B1A-0000-4000-8000-0123456789AC');
    await addHalf(person, albumId, 'film', '4F3C2B1A-0000-4000-8000-0123456789AC');
    await addHalf(person, albumId, 'film', '4F3C2B1A-0000-4000-8000-0123456789AD');
    expect(await countIn(albumId)).toBe(3);
    expect(await person.storageUsed()).toBe(2 * 14_000 + 9_000);
  }));

test('the film goes into the trash and comes back with its still, however often it is asked', () =>
  withPair(async ({ person, albumId, still, film, read, countIn }) => {
    for (const _ of ['once', 'again']) await person.call(mediaTrash, { itemIds: [still] });
    expect(await read(film)).toMatchObject({ state: 'trashed' });
    expect(await countIn(albumId)).toBe(0);
    for (const _ of ['once', 'again']) await person.call(mediaRestore, { itemIds: [still] });
    expect(await read(film)).toMatchObject({ state: 'ready', trashedAt: null });
    expect(await countIn(albumId)).toBe(1);
  }));

test('erasing the still erases its film and gives back both their bytes', () =>
  withPair(async ({ person, still, film, read }) => {
    await person.call(mediaTrash, { itemIds: [still] });
    await person.call(mediaErase, { itemIds: [still] });
    expect(await read(film)).toBeUndefined();
    expect(await person.storageUsed()).toBe(0);
  }));

test('the film moves and is copied with its still', () =>
  withPair(async ({ person, albumId, other, still, film, read, countIn }) => {
    await person.call(mediaMove, { itemIds: [still], albumId: other });
    expect(await read(film)).toMatchObject({ albumId: other });
    expect([await countIn(albumId), await countIn(other)]).toEqual([0, 1]);
    const { itemIds } = await person.call(mediaCopy, { itemIds: [still], albumId });
    expect(itemIds).toHaveLength(2);
    expect([await countIn(albumId), await countIn(other)]).toEqual([1, 1]);
    const all = await getDocs(collection(person.firestore, 'users', person.uid, 'mediaItems'));
    expect(
      all.docs
        .filter((item) => item.get('albumId') === albumId)
        .map((item) => item.get('kind'))
        .sort(),
    ).toEqual(['photo', 'video']);
    expect(await person.storageUsed()).toBe(14_000);
  }));

test('a date given to the still is the film’s too, so that the album’s years are those of what it shows', () =>
  withPair(async ({ person, still, film, read }) => {
    await person.call(mediaUpdate, { itemId: still, takenAt: '1998-01-01T00:00:00' });
    expect(await read(film)).toMatchObject({ takenAt: '1998-01-01T00:00:00', takenAtSource: 'person' });
  }));

test('a film stays where another still shows it, and a film alone is an item like any other', () =>
  withPair(async ({ person, albumId, still, film, read, countIn }) => {
    await addHalf(person, albumId, 'still');
    await person.call(mediaTrash, { itemIds: [still] });
    expect(await read(film)).toMatchObject({ state: 'ready' });
    expect(await countIn(albumId)).toBe(1);
    await person.call(mediaTrash, { itemIds: [film] });
    expect(await countIn(albumId)).toBe(1);
    await person.call(mediaRestore, { itemIds: [film] });
    expect(await countIn(albumId)).toBe(1);
  }));

test('a still takes one film with it, however many claim to be of its moment', () =>
  withPair(async ({ person, albumId, still, countIn }) => {
    await addHalf(person, albumId, 'film');
    await addHalf(person, albumId, 'film');
    const { itemIds } = await person.call(mediaCopy, { itemIds: [still], albumId });
    expect(itemIds).toHaveLength(2);
    await person.call(mediaTrash, { itemIds: [still] });
    expect(await countIn(albumId)).toBe(1);
    const all = await getDocs(collection(person.firestore, 'users', person.uid, 'mediaItems'));
    expect(all.docs.filter((item) => item.get('state') === 'trashed')).toHaveLength(1);
  }));

test('pairs stay pairs however often they are copied and moved into one album, and few share one name', () =>
  withPair(async ({ person, albumId, other, still, countIn }) => {
    const stills = [still];
    const copyInto = async (into: AlbumId) => {
      const { itemIds } = await person.call(mediaCopy, { itemIds: [still], albumId: into });
      expect(itemIds).toHaveLength(2);
      const first = itemIds.at(0);
      if (first) stills.push(first);
    };
    for (let round = 0; round < 6; round += 1) await copyInto(albumId);
    for (let round = 0; round < 4; round += 1) await copyInto(other);
    expect([await countIn(albumId), await countIn(other)]).toEqual([7, 4]);
    await person.call(mediaMove, { itemIds: stills.slice(-4), albumId });
    expect([await countIn(albumId), await countIn(other)]).toEqual([11, 0]);
    const all = await getDocs(collection(person.firestore, 'users', person.uid, 'mediaItems'));
    const names = Map.groupBy(all.docs, (item) => item.get('livePhotoId'));
    expect(all.size).toBe(22);
    for (const [name, halves] of names) {
      expect(name).not.toBeNull();
      expect(halves.length).toBeLessThanOrEqual(10);
    }
    await person.call(mediaTrash, { itemIds: stills.slice(-1) });
    expect(await countIn(albumId)).toBe(10);
    const trashed = await getDocs(collection(person.firestore, 'users', person.uid, 'mediaItems'));
    expect(trashed.docs.filter((item) => item.get('state') === 'trashed')).toHaveLength(2);
  }));

test('a file that comes as the eleventh of one moment is an item like any other', () =>
  withPair(async ({ person, albumId, read, countIn }) => {
    for (let number = 0; number < 8; number += 1) await addHalf(person, albumId, 'still');
    const late = await addHalf(person, albumId, 'still');
    expect(await read(late)).toMatchObject({ livePhotoId: null });
    expect(await countIn(albumId)).toBe(10);
  }));
