/** Looking at what was kept: turned pictures, and films that play before they have come. */
import { randomUUID } from 'node:crypto';
import { doc, getDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { albumsCreate } from '#shared/callables/albums.ts';
import { lettersWrite } from '#shared/callables/letters.ts';
import { mediaCommit, mediaCopy, mediaLink, mediaUpdate } from '#shared/callables/media.ts';
import type { AlbumId, MediaItemId } from '#shared/domain/ids.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import { describeFile, describeItem, fakeJpeg, reserveOne, sendContent } from '../../support/upload.ts';

let backend: Backend;
let person: Person;
let albumId: AlbumId;
let photo: { readonly itemId: MediaItemId; readonly content: Buffer };

beforeAll(async () => {
  backend = await startBackend();
  person = await signUpPerson(backend.origin);
  ({ albumId } = await person.call(albumsCreate, { title: 'Summer' }));
  const content = fakeJpeg(300_000);
  const file = describeFile(content);
  const answer = await reserveOne(person, albumId, file);
  if (answer.outcome !== 'reserved') throw new Error(answer.code);
  await sendContent(person, answer.folder, content);
  await person.call(mediaCommit, { items: [describeItem(file.uploadId)] });
  photo = { itemId: answer.itemId, content };
});
afterAll(async () => {
  await person.leave();
  await backend.stop();
});

const itemOf = async (itemId: string) =>
  (await getDoc(doc(person.firestore, 'users', person.uid, 'mediaItems', itemId))).data();

test('a favourite is marked as one, in its copies too, until the mark is taken off', async () => {
  await person.call(mediaUpdate, { itemId: photo.itemId, isFavourite: true });
  expect(await itemOf(photo.itemId)).toMatchObject({ isFavourite: true });
  const { itemIds } = await person.call(mediaCopy, { itemIds: [photo.itemId], albumId });
  expect(await itemOf(itemIds[0] ?? '')).toMatchObject({ isFavourite: true });
  await person.call(mediaUpdate, { itemId: photo.itemId, isFavourite: false });
  expect(await itemOf(photo.itemId)).toMatchObject({ isFavourite: false });
});

describe('A photo that lies on its side', () => {
  test('is turned by its owner, and its original stays byte for byte', async () => {
    await person.call(mediaUpdate, { itemId: photo.itemId, rotation: 270 });
    expect(await itemOf(photo.itemId)).toMatchObject({ rotation: 270 });
    const { url } = await person.call(mediaLink, { itemId: photo.itemId });
    expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(photo.content)).toBe(true);
    const { itemIds } = await person.call(mediaCopy, { itemIds: [photo.itemId], albumId });
    expect(await itemOf(itemIds[0] ?? '')).toMatchObject({ rotation: 270 });
  });

  test('turns by quarters only, and a letter does not turn', async () => {
    const askew = { itemId: photo.itemId, rotation: 45 };
    // @ts-expect-error What a page of another make may send.
    await expect(person.call(mediaUpdate, askew)).rejects.toMatchObject({
      code: 'functions/invalid-argument',
    });
    const { itemId } = await person.call(lettersWrite, {
      letterId: randomUUID(),
      albumId,
      title: 'To Rose',
      body: [{ kind: 'paragraph', spans: [{ text: 'Good night.' }] }],
    });
    await expect(person.call(mediaUpdate, { itemId, rotation: 90 })).rejects.toMatchObject({
      code: 'functions/invalid-argument',
    });
  });
});

describe('A link to an original', () => {
  test('gives any part of it, says how long it is, and refuses a part that is not there', async () => {
    const { url } = await person.call(mediaLink, { itemId: photo.itemId });
    const part = await fetch(url, { headers: { Range: 'bytes=200000-200009' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 200000-200009/300000');
    expect(Buffer.from(await part.arrayBuffer()).equals(photo.content.subarray(200_000, 200_010))).toBe(true);
    const beyond = await fetch(url, { headers: { Range: 'bytes=300000-' } });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe('bytes */300000');
    expect((await fetch(url, { headers: { Range: 'bytes=-5' } })).headers.get('content-length')).toBe('5');
  });

  test('is not given for what is still on its way: whoever held it could read what comes later', async () => {
    const reserved = await reserveOne(person, albumId, describeFile(fakeJpeg(2_000)));
    if (reserved.outcome !== 'reserved') throw new Error(reserved.code);
    await expect(person.call(mediaLink, { itemId: reserved.itemId })).rejects.toMatchObject({
      details: { code: 'media-item-not-found' },
    });
  });

  test('opens nothing else: another name under the same signature is refused', async () => {
    const { url } = await person.call(mediaLink, { itemId: photo.itemId });
    expect((await fetch(url.replace('/original', '/thumbnail-large'))).status).toBe(403);
  });
});
