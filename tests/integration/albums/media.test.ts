import { randomUUID } from 'node:crypto';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  albumsCreate,
  albumsErase,
  albumsMove,
  albumsRestore,
  albumsTrash,
  albumsUpdate,
} from '#shared/callables/albums.ts';
import {
  mediaAbandon,
  mediaCommit,
  mediaCopy,
  mediaErase,
  mediaExtend,
  mediaLink,
  mediaMove,
  mediaReserve,
  mediaRestore,
  mediaTrash,
  mediaUpdate,
} from '#shared/callables/media.ts';
import { type AlbumId, mediaItemIdSchema } from '#shared/domain/ids.ts';
import { STORAGE_LIMIT_FREE_BYTES } from '#shared/limits.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { violationsOf } from '../../support/library.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import { describeFile, describeItem, fakeJpeg, reserveOne, sendContent } from '../../support/upload.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

async function withAlbum(run: (person: Person, albumId: AlbumId) => Promise<void>): Promise<void> {
  const person = await signUpPerson(backend.origin);
  try {
    const { albumId } = await person.call(albumsCreate, { title: 'Summer' });
    await run(person, albumId);
  } finally {
    await person.leave();
  }
}

async function addPhoto(person: Person, albumId: AlbumId, byteCount = 5_000, takenAt?: string) {
  const content = fakeJpeg(byteCount);
  const file = describeFile(content);
  const answer = await reserveOne(person, albumId, file);
  if (answer.outcome !== 'reserved') throw new Error(answer.code);
  await sendContent(person, answer.folder, content);
  const { items } = await person.call(mediaCommit, { items: [describeItem(file.uploadId, takenAt)] });
  expect(items).toEqual([{ itemId: file.uploadId, outcome: 'ready' }]);
  return { itemId: answer.itemId, content, folder: answer.folder };
}

const albumOf = async (person: Person, albumId: string) =>
  (await getDoc(doc(person.firestore, 'users', person.uid, 'albums', albumId))).data();

describe('An album', () => {
  test('holds what was put in it, byte for byte, and counts it', () =>
    withAlbum(async (person, albumId) => {
      const { itemId, content } = await addPhoto(person, albumId, 70_000);
      const { url } = await person.call(mediaLink, { itemId });
      const fetched = Buffer.from(await (await fetch(url)).arrayBuffer());
      expect(fetched.equals(content)).toBe(true);
      expect(await person.storageUsed()).toBe(70_000);
      expect(await albumOf(person, albumId)).toMatchObject({
        itemCount: 1,
        byteCount: 70_000,
        firstTakenAt: '2019-07-14T18:03:22',
        lastTakenAt: '2019-07-14T18:03:22',
      });
    }));

  test('is made once, however often its answer is lost and its maker asks again', () =>
    withAlbum(async (person) => {
      const albumKey = randomUUID();
      const first = await person.call(albumsCreate, { albumKey, title: 'Wedding' });
      const repeated = await person.call(albumsCreate, { albumKey, title: 'Wedding' });
      expect(repeated).toEqual(first);
      // The title was put right before the next attempt.
      const [renamed, again] = await Promise.all([
        person.call(albumsCreate, { albumKey, title: 'Our wedding' }),
        person.call(albumsCreate, { albumKey, title: 'Our wedding' }),
      ]);
      expect([renamed, again]).toEqual([first, first]);
      const page = await getDocs(collection(person.firestore, 'users', person.uid, 'albums'));
      expect(page.docs.map((album) => album.get('title')).sort()).toEqual(['Our wedding', 'Summer']);
    }));

  test('gets each copy once, however often the answer is lost and the copy is asked for again', () =>
    withAlbum(async (person, albumId) => {
      const one = await addPhoto(person, albumId, 1_000);
      const two = await addPhoto(person, albumId, 2_000);
      const { albumId: target } = await person.call(albumsCreate, { title: 'Best of' });
      const act = { itemIds: [one.itemId, two.itemId], albumId: target, copyId: randomUUID() };
      const first = await person.call(mediaCopy, act);
      expect(await person.call(mediaCopy, act)).toEqual(first);
      expect(await albumOf(person, target)).toMatchObject({ itemCount: 2, byteCount: 3_000 });
      // Copying the same pictures once more, on purpose, is another act.
      await person.call(mediaCopy, { ...act, copyId: randomUUID() });
      expect(await albumOf(person, target)).toMatchObject({ itemCount: 4 });
    }));

  test('says the dates of its first and last picture as they come, change and go', () =>
    withAlbum(async (person, albumId) => {
      const early = await addPhoto(person, albumId, 1_000, '2001-01-01T00:00:00');
      const middle = await addPhoto(person, albumId, 1_000, '2010-01-01T00:00:00');
      const late = await addPhoto(person, albumId, 1_000, '2020-01-01T00:00:00');
      await person.call(mediaTrash, { itemIds: [late.itemId] });
      expect(await albumOf(person, albumId)).toMatchObject({
        lastTakenAt: '2010-01-01T00:00:00',
        itemCount: 2,
      });
      await person.call(mediaUpdate, {
        itemId: early.itemId,
        takenAt: '2015-05-05T00:00:00',
        caption: 'At sea',
      });
      expect(await albumOf(person, albumId)).toMatchObject({
        firstTakenAt: '2010-01-01T00:00:00',
        lastTakenAt: '2015-05-05T00:00:00',
      });
      await person.call(mediaTrash, { itemIds: [early.itemId, middle.itemId] });
      expect(await albumOf(person, albumId)).toMatchObject({
        firstTakenAt: null,
        lastTakenAt: null,
        itemCount: 0,
        byteCount: 0,
      });
    }));

  test('is listed where its owner put it', () =>
    withAlbum(async (person, first) => {
      const { albumId: second } = await person.call(albumsCreate, { title: 'Winter' });
      const { albumId: third } = await person.call(albumsCreate, { title: 'Spring' });
      await person.call(albumsMove, { albumId: third, afterAlbumId: first });
      await person.call(albumsMove, { albumId: second, afterAlbumId: null });
      const listed = await getDocs(
        query(collection(person.firestore, 'users', person.uid, 'albums'), orderBy('position')),
      );
      expect(listed.docs.map(({ id }) => id)).toEqual([second, first, third]);
    }));

  test('can be renamed and given one of its own pictures as cover, and no other', () =>
    withAlbum(async (person, albumId) => {
      const { itemId } = await addPhoto(person, albumId);
      await person.call(albumsUpdate, { albumId, title: ' Été ', coverItemId: itemId });
      expect(await albumOf(person, albumId)).toMatchObject({ title: 'Été', coverItemId: itemId });
      await expect(
        person.call(albumsUpdate, { albumId, coverItemId: mediaItemIdSchema.parse('elsewhere') }),
      ).rejects.toMatchObject({ code: 'functions/not-found' });
      await expect(person.call(albumsUpdate, { albumId, title: ' ' })).rejects.toMatchObject({
        code: 'functions/invalid-argument',
        details: { field: 'title' },
      });
    }));

  test('beyond the plan’s three is refused on Free, and trash makes room', () =>
    withAlbum(async (person, first) => {
      await person.call(albumsCreate, { title: 'Two' });
      await person.call(albumsCreate, { title: 'Three' });
      await expect(person.call(albumsCreate, { title: 'Four' })).rejects.toMatchObject({
        code: 'functions/resource-exhausted',
        details: { code: 'album-limit-reached', albumLimit: 3 },
      });
      await person.call(albumsTrash, { albumId: first });
      await person.call(albumsCreate, { title: 'Four' });
      await expect(person.call(albumsRestore, { albumId: first })).rejects.toMatchObject({
        details: { code: 'album-limit-reached' },
      });
    }));

  test('are refused half a character, and a name that no document can have', () =>
    withAlbum(async (person, albumId) => {
      const invalid = { details: { code: 'invalid-input' } };
      await expect(person.call(albumsCreate, { title: 'Half \ud800' })).rejects.toMatchObject(invalid);
      await expect(person.call(albumsUpdate, { albumId, description: '\udfff' })).rejects.toMatchObject(
        invalid,
      );
      const token = await person.auth.currentUser?.getIdToken();
      const answer = await fetch(`${backend.origin}/functions/albums-trash`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ data: { albumId: '__album__' } }),
      });
      expect(await answer.json()).toMatchObject({ error: invalid });
    }));

  test('hold no files of an account that is nobody’s', async () => {
    const post = async (path: string, data: unknown, token?: string) => {
      const response = await fetch(`${backend.origin}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(data),
      });
      const answer: unknown = await response.json();
      return answer;
    };
    const { idToken } = (await post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local', {
      returnSecureToken: true,
    })) as { idToken: string };
    const data = { albumId: 'any', files: [describeFile(fakeJpeg(5_000))] };
    expect(await post('/functions/media-reserve', { data }, idToken)).toMatchObject({
      error: { details: { code: 'email-not-verified' } },
    });
  });

  test('fill no trash without end', () =>
    withAlbum(async (person) => {
      const { services } = await backend.server.businessLogic();
      const albums = services.firestore.collection(`users/${person.uid}/albums`);
      const writing = services.firestore.batch();
      for (let number = 0; number < 200; number += 1)
        writing.set(albums.doc(`trashed-${number}`), { title: 'x', position: 0, trashedAt: new Date() });
      await writing.commit();
      await expect(person.call(albumsCreate, { title: 'One more' })).rejects.toMatchObject({
        code: 'functions/resource-exhausted',
        details: { code: 'trash-full' },
      });
      await albums.doc('trashed-0').delete();
      await person.call(albumsCreate, { title: 'One more' });
    }));

  test('take copies up to a bound that no family reaches, whatever of them is in the trash', () =>
    withAlbum(async (person, albumId) => {
      const { itemId } = await addPhoto(person, albumId);
      const { services } = await backend.server.businessLogic();
      const profile = services.firestore.doc(`users/${person.uid}`);
      const kept = async () => (await profile.get()).get('itemsKept');
      expect(await kept()).toBe(1);
      await profile.update({ itemsKept: 50_000 });
      await expect(person.call(mediaCopy, { itemIds: [itemId], albumId })).rejects.toMatchObject({
        code: 'functions/resource-exhausted',
        details: { code: 'item-limit-reached' },
      });
      await profile.update({ itemsKept: 49_999 });
      const { itemIds } = await person.call(mediaCopy, { itemIds: [itemId], albumId });
      await person.call(mediaTrash, { itemIds });
      await expect(person.call(mediaCopy, { itemIds: [itemId], albumId })).rejects.toMatchObject({
        details: { code: 'item-limit-reached' },
      });
      await person.call(mediaErase, { itemIds });
      expect(await kept()).toBe(49_999);
    }));

  test('count the words of a copy, which brings no file, as text until it is erased', () =>
    withAlbum(async (person, albumId) => {
      const { itemId } = await addPhoto(person, albumId);
      await person.call(mediaUpdate, { itemId, caption: 'Été' });
      const { services } = await backend.server.businessLogic();
      const profile = services.firestore.doc(`users/${person.uid}`);
      const text = async () => (await profile.get()).get('textBytes') ?? 0;
      expect(await text()).toBe(0);
      const { itemIds } = await person.call(mediaCopy, { itemIds: [itemId], albumId });
      expect(await text()).toBe(5);
      const [copyId] = itemIds;
      if (!copyId) throw new Error('No copy.');
      await person.call(mediaUpdate, { itemId: copyId, caption: 'Summer' });
      expect(await text()).toBe(6);
      expect(await violationsOf(services, person.uid)).toEqual([]);
      await profile.update({ textBytes: 100 * 1024 * 1024 });
      const refused = { details: { code: 'text-limit-reached' } };
      await expect(person.call(mediaCopy, { itemIds: [copyId], albumId })).rejects.toMatchObject(refused);
      const longer = { itemId: copyId, caption: 'The summer' };
      await expect(person.call(mediaUpdate, longer)).rejects.toMatchObject(refused);
      await person.call(mediaUpdate, { itemId: copyId, caption: 'June' });
      await profile.update({ textBytes: 4 });
      await person.call(mediaTrash, { itemIds: [copyId] });
      await person.call(mediaErase, { itemIds: [copyId] });
      expect(await text()).toBe(0);
      expect(await violationsOf(services, person.uid)).toEqual([]);
    }));

  test('of an account from before there was such a bound are counted when it next changes something', () =>
    withAlbum(async (person, albumId) => {
      const { itemId } = await addPhoto(person, albumId);
      const { services } = await backend.server.businessLogic();
      const profile = services.firestore.doc(`users/${person.uid}`);
      await profile.update({ itemsKept: FieldValue.delete() });
      await person.call(mediaCopy, { itemIds: [itemId], albumId });
      expect((await profile.get()).get('itemsKept')).toBe(2);
    }));

  test('are erased once by a call that is made again because its answer was lost', () =>
    withAlbum(async (person, albumId) => {
      const { itemId } = await addPhoto(person, albumId, 9_000);
      const kept = await addPhoto(person, albumId, 5_000);
      await person.call(mediaTrash, { itemIds: [itemId] });
      for (const _ of ['once', 'again']) await person.call(mediaErase, { itemIds: [itemId] });
      expect(await person.storageUsed()).toBe(5_000);
      // What is not in the trash is never erased, whatever else is asked for.
      await expect(person.call(mediaErase, { itemIds: [itemId, kept.itemId] })).rejects.toMatchObject({
        details: { code: 'media-item-not-found' },
      });
      await person.call(albumsTrash, { albumId });
      await Promise.all(['once', 'at once'].map(() => person.call(albumsErase, { albumId })));
      await person.call(albumsErase, { albumId });
      expect(await albumOf(person, albumId)).toBeUndefined();
      expect(await person.storageUsed()).toBe(0);
    }));

  test('in the trash goes on counting, comes back whole, and gives its bytes back when it is erased', () =>
    withAlbum(async (person, albumId) => {
      await addPhoto(person, albumId, 9_000);
      await person.call(albumsTrash, { albumId });
      await person.call(albumsTrash, { albumId });
      expect(await person.storageUsed()).toBe(9_000);
      await person.call(albumsRestore, { albumId });
      expect(await person.storageUsed()).toBe(9_000);
      expect(await albumOf(person, albumId)).toMatchObject({ itemCount: 1, byteCount: 9_000 });
      await expect(person.call(albumsErase, { albumId })).rejects.toMatchObject({
        code: 'functions/not-found',
      });
      await person.call(albumsTrash, { albumId });
      await person.call(albumsErase, { albumId });
      expect(await albumOf(person, albumId)).toBeUndefined();
      expect(await person.storageUsed()).toBe(0);
      const left = await getDocs(
        query(
          collection(person.firestore, 'users', person.uid, 'mediaItems'),
          where('albumId', '==', albumId),
        ),
      );
      expect(left.size).toBe(0);
    }));
});

describe('The storage quota', () => {
  test(
    'cannot be passed by twenty uploads at once',
    () =>
      withAlbum(async (person, albumId) => {
        const size = 5 * 1024 * 1024;
        const outcomes = await Promise.all(
          Array.from({ length: 20 }, async () =>
            reserveOne(person, albumId, { ...describeFile(fakeJpeg(100)), byteCount: size }),
          ),
        );
        const fitting = Math.floor(STORAGE_LIMIT_FREE_BYTES / size);
        expect(outcomes.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(fitting);
        expect(await person.storageUsed()).toBe(fitting * size);
        const refused = outcomes.find(({ outcome }) => outcome === 'refused');
        expect(refused).toMatchObject({
          code: 'storage-quota-exceeded',
          message: expect.stringContaining('beach.jpg'),
        });
      }),
    60_000,
  );

  test('gets the bytes of cancelled uploads back, once', () =>
    withAlbum(async (person, albumId) => {
      const file = describeFile(fakeJpeg(5_000));
      const answer = await reserveOne(person, albumId, file);
      expect(await person.storageUsed()).toBe(5_000);
      const itemIds = [mediaItemIdSchema.parse(answer.uploadId)];
      await person.call(mediaAbandon, { itemIds });
      await person.call(mediaAbandon, { itemIds });
      expect(await person.storageUsed()).toBe(0);
    }));

  test('is not moved twice by a reservation that is asked for again', () =>
    withAlbum(async (person, albumId) => {
      const file = describeFile(fakeJpeg(5_000));
      expect(await reserveOne(person, albumId, file)).toEqual(await reserveOne(person, albumId, file));
      expect(await person.storageUsed()).toBe(5_000);
    }));

  test('counts a file once however many albums show it, until the last of them has erased it', () =>
    withAlbum(async (person, albumId) => {
      const { itemId, content } = await addPhoto(person, albumId, 6_000);
      const { albumId: other } = await person.call(albumsCreate, { title: 'Copies' });
      const copied = await person.call(mediaCopy, { itemIds: [itemId], albumId: other });
      const [copyId] = copied.itemIds;
      if (!copyId) throw new Error('No copy.');
      expect(await person.storageUsed()).toBe(6_000);
      await person.call(mediaTrash, { itemIds: [itemId] });
      await person.call(mediaErase, { itemIds: [itemId] });
      expect(await person.storageUsed()).toBe(6_000);
      const { url } = await person.call(mediaLink, { itemId: copyId });
      expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(content)).toBe(true);
      await person.call(mediaTrash, { itemIds: [copyId] });
      await person.call(mediaRestore, { itemIds: [copyId] });
      expect(await person.storageUsed()).toBe(6_000);
      await person.call(mediaTrash, { itemIds: [copyId] });
      await person.call(mediaErase, { itemIds: [copyId] });
      expect(await person.storageUsed()).toBe(0);
      expect((await fetch(url)).status).toBe(404);
    }));

  test('comes back whole or not at all: of what is gone for good the person is told', () =>
    withAlbum(async (person, albumId) => {
      const { itemId } = await addPhoto(person, albumId);
      await person.call(mediaTrash, { itemIds: [itemId] });
      const gone = mediaItemIdSchema.parse(randomUUID());
      await expect(person.call(mediaRestore, { itemIds: [itemId, gone] })).rejects.toMatchObject({
        details: { code: 'media-item-not-found' },
      });
      expect(await albumOf(person, albumId)).toMatchObject({ itemCount: 0 });
    }));

  test('comes back item by item: what is in a trashed album waits for it, and the others do not', () =>
    withAlbum(async (person, albumId) => {
      const { albumId: other } = await person.call(albumsCreate, { title: 'Elsewhere' });
      const { itemId: waiting } = await addPhoto(person, albumId, 6_000);
      const { itemId: returning } = await addPhoto(person, other, 7_000);
      const itemIds = [waiting, returning];
      await person.call(mediaTrash, { itemIds });
      await person.call(albumsTrash, { albumId });
      expect(await person.call(mediaRestore, { itemIds })).toEqual({ stayed: [waiting] });
      expect(await albumOf(person, other)).toMatchObject({ itemCount: 1, byteCount: 7_000 });
      await person.call(albumsRestore, { albumId });
      expect(await person.call(mediaRestore, { itemIds })).toEqual({ stayed: [] });
      expect(await albumOf(person, albumId)).toMatchObject({ itemCount: 1, byteCount: 6_000 });
    }));

  test('is not passed by way of the trash, whatever is moved and restored', () =>
    withAlbum(async (person, albumId) => {
      const { albumId: other } = await person.call(albumsCreate, { title: 'Elsewhere' });
      const { itemId } = await addPhoto(person, albumId, 8_000);
      await person.call(albumsTrash, { albumId });
      await person.call(mediaMove, { itemIds: [itemId], albumId: other });
      await person.call(albumsRestore, { albumId });
      expect(await person.storageUsed()).toBe(8_000);
      expect(await albumOf(person, other)).toMatchObject({ itemCount: 1, byteCount: 8_000 });
    }));

  test('counts at least 4 KiB a file, and the thumbnails that came with it', () =>
    withAlbum(async (person, albumId) => {
      const content = fakeJpeg(100);
      const file = { ...describeFile(content), thumbnailBytes: 60_000 };
      const answer = await reserveOne(person, albumId, file);
      if (answer.outcome !== 'reserved') throw new Error(answer.code);
      expect(await person.storageUsed()).toBe(4_096 + 60_000);
      await sendContent(person, answer.folder, content);
      await sendContent(person, answer.folder, fakeJpeg(50_000), 'image/jpeg', 'thumbnail-large');
      await sendContent(person, answer.folder, fakeJpeg(900), 'image/jpeg', 'thumbnail-small');
      await person.call(mediaCommit, {
        items: [{ ...describeItem(file.uploadId), hasLargeThumbnail: true }],
      });
      expect(await person.storageUsed()).toBe(4_096 + 50_000 + 4_096);
      const item = await getDoc(doc(person.firestore, 'users', person.uid, 'mediaItems', file.uploadId));
      expect(item.get('thumbnails')).toEqual({ small: null, large: `${answer.folder}/thumbnail-large` });
    }));

  test('counts the portrait that stands when room is asked for', () =>
    withAlbum(async (person, albumId) => {
      const avatar = `users/${person.uid}/avatar`;
      await sendContent(person, avatar, fakeJpeg(30_000), 'image/jpeg', 'current');
      await reserveOne(person, albumId, describeFile(fakeJpeg(5_000)));
      expect(await person.storageUsed()).toBe(30_000 + 5_000);
    }));

  test('cannot be raised by its owner', () =>
    withAlbum(async (person) => {
      const profile = doc(person.firestore, 'users', person.uid);
      await expect(updateDoc(profile, { storageLimit: 1e12 })).rejects.toMatchObject({
        code: 'permission-denied',
      });
      await expect(updateDoc(profile, { storageUsed: -1 })).rejects.toMatchObject({
        code: 'permission-denied',
      });
    }));
});

describe('An upload', () => {
  test('that arrived changed is not kept, and its bytes come back', () =>
    withAlbum(async (person, albumId) => {
      const file = describeFile(fakeJpeg(3_000, 'promised'));
      const answer = await reserveOne(person, albumId, file);
      if (answer.outcome !== 'reserved') throw new Error(answer.code);
      await sendContent(person, answer.folder, fakeJpeg(3_000, 'another'));
      const { items } = await person.call(mediaCommit, { items: [describeItem(file.uploadId)] });
      expect(items[0]).toMatchObject({ outcome: 'refused', code: 'checksum-mismatch' });
      expect(await person.storageUsed()).toBe(0);
    }));

  test('whose album is only in the trash waits for it with all that has arrived', () =>
    withAlbum(async (person, albumId) => {
      const content = fakeJpeg(3_000);
      const file = describeFile(content);
      const answer = await reserveOne(person, albumId, file);
      if (answer.outcome !== 'reserved') throw new Error(answer.code);
      await sendContent(person, answer.folder, content);
      await person.call(albumsTrash, { albumId });
      const commit = async () =>
        (await person.call(mediaCommit, { items: [describeItem(file.uploadId)] })).items[0];
      expect(await commit()).toMatchObject({ outcome: 'refused', code: 'album-trashed' });
      const next = reserveOne(person, albumId, describeFile(fakeJpeg(2_000, 'next')));
      await expect(next).rejects.toMatchObject({ details: { code: 'album-trashed' } });
      await person.call(albumsRestore, { albumId });
      expect(await commit()).toMatchObject({ outcome: 'ready' });
      const again = await reserveOne(person, albumId, describeFile(fakeJpeg(2_000, 'next')));
      expect(again.outcome).toBe('reserved');
    }));

  test('that calls itself compressed, as no original is, is not kept, and its bytes come back', () =>
    withAlbum(async (person, albumId) => {
      const content = fakeJpeg(3_000);
      const file = describeFile(content);
      const answer = await reserveOne(person, albumId, file);
      if (answer.outcome !== 'reserved') throw new Error(answer.code);
      const metadata = JSON.stringify({ contentType: 'image/jpeg', contentEncoding: 'gzip' });
      const name = encodeURIComponent(`${answer.folder}/original`);
      const sent = await fetch(`${person.origin}/v0/b/${person.bucket}/o?name=${name}`, {
        method: 'POST',
        headers: {
          authorization: `Firebase ${await person.auth.currentUser?.getIdToken()}`,
          'x-goog-upload-protocol': 'multipart',
          'content-type': 'multipart/related; boundary=part',
        },
        body: Buffer.concat([
          Buffer.from(`--part\r\nContent-Type: application/json\r\n\r\n${metadata}\r\n`),
          Buffer.from('--part\r\nContent-Type: image/jpeg\r\n\r\n'),
          content,
          Buffer.from('\r\n--part--'),
        ]),
      });
      expect(sent.status).toBe(200);
      const { items } = await person.call(mediaCommit, { items: [describeItem(file.uploadId)] });
      expect(items[0]).toMatchObject({ outcome: 'refused', code: 'checksum-mismatch' });
      expect(await person.storageUsed()).toBe(0);
    }));

  test('that is a PDF under a picture’s name is refused by name', () =>
    withAlbum(async (person, albumId) => {
      const content = Buffer.concat([Buffer.from('%PDF-1.7 not a picture')]);
      const file = describeFile(content, 'holiday.jpg');
      const answer = await reserveOne(person, albumId, file);
      if (answer.outcome !== 'reserved') throw new Error(answer.code);
      await sendContent(person, answer.folder, content);
      const { items } = await person.call(mediaCommit, { items: [describeItem(file.uploadId)] });
      expect(items[0]).toMatchObject({
        outcome: 'refused',
        code: 'media-type-refused',
        message: expect.stringContaining('holiday.jpg'),
      });
    }));

  test('without a reservation, of another size, or into another’s folder is refused by the store', () =>
    withAlbum(async (person, albumId) => {
      const other = await signUpPerson(backend.origin);
      await expect(
        sendContent(person, `users/${person.uid}/media/unreserved`, fakeJpeg(100)),
      ).rejects.toMatchObject({
        status: 403,
      });
      const answer = await reserveOne(person, albumId, describeFile(fakeJpeg(3_000)));
      if (answer.outcome !== 'reserved') throw new Error(answer.code);
      await expect(sendContent(person, answer.folder, fakeJpeg(9_000))).rejects.toMatchObject({
        status: 403,
      });
      await expect(sendContent(other, answer.folder, fakeJpeg(3_000))).rejects.toMatchObject({ status: 403 });
      await other.leave();
    }));

  test('of a picture the album already has is recognised by its content', () =>
    withAlbum(async (person, albumId) => {
      const { content } = await addPhoto(person, albumId);
      const again = await reserveOne(person, albumId, describeFile(content, 'renamed.jpg'));
      expect(again).toMatchObject({ outcome: 'refused', code: 'media-already-in-album' });
      const wanted = await reserveOne(person, albumId, { ...describeFile(content), allowDuplicate: true });
      expect(wanted.outcome).toBe('reserved');
    }));

  test('is extended while it is on its way, and a picture that is safe never has an end', () =>
    withAlbum(async (person, albumId) => {
      const { itemId: safe } = await addPhoto(person, albumId);
      const reserved = await reserveOne(person, albumId, describeFile(fakeJpeg(2_000)));
      const endOf = async (id: string) =>
        (await getDoc(doc(person.firestore, 'users', person.uid, 'mediaItems', id))).get('expiresAt');
      const [safeEnd, reservedEnd] = [await endOf(safe), await endOf(reserved.uploadId)];
      const itemIds = [safe, mediaItemIdSchema.parse(reserved.uploadId)];
      await person.call(mediaExtend, { itemIds });
      expect((await endOf(reserved.uploadId)).toMillis()).toBeGreaterThan(reservedEnd.toMillis());
      expect(await endOf(safe)).toEqual(safeEnd);
    }));

  test('committed twice is one item', () =>
    withAlbum(async (person, albumId) => {
      const { itemId } = await addPhoto(person, albumId);
      await person.call(mediaCommit, { items: [describeItem(itemId)] });
      expect(await albumOf(person, albumId)).toMatchObject({ itemCount: 1 });
    }));
});

describe('A file', () => {
  test('that a copy shows cannot be destroyed by way of its first id', () =>
    withAlbum(async (person, albumId) => {
      const { itemId, content } = await addPhoto(person, albumId, 6_000);
      const copied = await person.call(mediaCopy, { itemIds: [itemId], albumId });
      await person.call(mediaTrash, { itemIds: [itemId] });
      await person.call(mediaErase, { itemIds: [itemId] });
      const again = { ...describeFile(fakeJpeg(6_000)), uploadId: String(itemId) };
      expect(await reserveOne(person, albumId, again)).toMatchObject({
        outcome: 'refused',
        code: 'conflict',
      });
      await person.call(mediaAbandon, { itemIds: [itemId] });
      for (const copyId of copied.itemIds) {
        const { url } = await person.call(mediaLink, { itemId: copyId });
        expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(content)).toBe(true);
      }
    }));

  test('that arrived damaged can be sent again under the same id at once', () =>
    withAlbum(async (person, albumId) => {
      const content = fakeJpeg(3_000, 'promised');
      const file = describeFile(content);
      const answer = await reserveOne(person, albumId, file);
      if (answer.outcome !== 'reserved') throw new Error(answer.code);
      await sendContent(person, answer.folder, fakeJpeg(3_000, 'another'));
      await person.call(mediaCommit, { items: [describeItem(file.uploadId)] });
      expect(await reserveOne(person, albumId, file)).toEqual(answer);
      await sendContent(person, answer.folder, content);
      const { items } = await person.call(mediaCommit, { items: [describeItem(file.uploadId)] });
      expect(items).toEqual([{ itemId: file.uploadId, outcome: 'ready' }]);
    }));

  test('that is named twice in one call is refused there and then', () =>
    withAlbum(async (person, albumId) => {
      const { itemId } = await addPhoto(person, albumId);
      await expect(person.call(mediaCopy, { itemIds: [itemId, itemId], albumId })).rejects.toMatchObject({
        details: { code: 'invalid-input', field: 'itemIds' },
      });
      expect(await albumOf(person, albumId)).toMatchObject({ itemCount: 1 });
    }));
});

describe('Another account', () => {
  test('gets nothing of an album: no document, no file, no change', () =>
    withAlbum(async (person, albumId) => {
      const { itemId, folder } = await addPhoto(person, albumId);
      const other = await signUpPerson(backend.origin);
      const foreign = doc(other.firestore, 'users', person.uid, 'mediaItems', itemId);
      await expect(getDoc(foreign)).rejects.toMatchObject({ code: 'permission-denied' });
      await expect(setDoc(foreign, { caption: 'mine' }, { merge: true })).rejects.toMatchObject({
        code: 'permission-denied',
      });
      await expect(other.call(mediaLink, { itemId })).rejects.toMatchObject({ code: 'functions/not-found' });
      await expect(other.call(mediaMove, { itemIds: [itemId], albumId })).rejects.toMatchObject({
        code: 'functions/not-found',
      });
      const address = `${backend.origin}/v0/b/${person.bucket}/o/${encodeURIComponent(`${folder}/original`)}?alt=media`;
      const token = await other.auth.currentUser?.getIdToken();
      expect((await fetch(address, { headers: { Authorization: `Firebase ${token}` } })).status).toBe(403);
      expect((await fetch(address)).status).toBe(403);
      await other.leave();
    }));
});

test('a batch answers each file for itself', () =>
  withAlbum(async (person, albumId) => {
    const small = describeFile(fakeJpeg(1_000), 'small.jpg');
    const huge = { ...describeFile(fakeJpeg(1_000), 'huge.jpg'), byteCount: STORAGE_LIMIT_FREE_BYTES };
    const { files } = await person.call(mediaReserve, { albumId, files: [small, huge] });
    expect(files.map(({ outcome }) => outcome)).toEqual(['reserved', 'refused']);
  }));
