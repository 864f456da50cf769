/** Every step of an upload, sent again as if its answer had been lost: by the app's own transfer, to the real server. */
import { collection, getDocs } from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { albumsCreate } from '#shared/callables/albums.ts';
import { mediaAbandon, mediaCommit, mediaExtend } from '#shared/callables/media.ts';
import { type AlbumId, mediaItemIdSchema } from '#shared/domain/ids.ts';
import { sendFile } from '../../../src/renderer/features/uploads/transfer/resumableUpload.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import {
  connectionOf,
  describeFile,
  describeItem,
  fakeJpeg,
  reserveOne,
  sendContent,
} from '../../support/upload.ts';

let backend: Backend;
let person: Person;
let albumId: AlbumId;
beforeAll(async () => {
  backend = await startBackend();
  person = await signUpPerson(backend.origin);
  ({ albumId } = await person.call(albumsCreate, { title: 'Summer' }));
});
afterAll(async () => {
  await person.leave();
  await backend.stop();
});

async function sendThumbnail(folder: string): Promise<number> {
  const path = `${folder}/thumbnail-small`;
  const authorization = await connectionOf(person).authorization(false);
  const response = await fetch(`${person.origin}/v0/b/${person.bucket}/o?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: { Authorization: authorization, 'Content-Type': 'image/webp' },
    body: 'x',
  });
  await response.arrayBuffer();
  return response.status;
}

async function reserved(byteCount: number) {
  const content = fakeJpeg(byteCount);
  const file = { ...describeFile(content), thumbnailBytes: 5_000 };
  const answer = await reserveOne(person, albumId, file);
  if (answer.outcome !== 'reserved') throw new Error(answer.code);
  return { content, file, itemId: mediaItemIdSchema.parse(file.uploadId), folder: answer.folder };
}

test('an upload whose every request is sent twice is one item, with the quota exact', async () => {
  const { content, file, itemId, folder } = await reserved(9_000);
  const usedByReservation = await person.storageUsed();
  await reserveOne(person, albumId, file);
  expect(await person.storageUsed()).toBe(usedByReservation);
  await person.call(mediaExtend, { itemIds: [itemId] });
  await person.call(mediaExtend, { itemIds: [itemId] });
  expect([await sendThumbnail(folder), await sendThumbnail(folder)]).toEqual([200, 200]);
  await sendContent(person, folder, content);
  const used: number[] = [];
  for (const _time of [1, 2]) {
    const { items } = await person.call(mediaCommit, { items: [describeItem(itemId)] });
    expect(items).toEqual([{ itemId, outcome: 'ready' }]);
    used.push(await person.storageUsed());
  }
  // The thumbnails once more: the answer of the commitment may be what was lost.
  expect(await sendThumbnail(folder)).toBe(200);
  await person.call(mediaAbandon, { itemIds: [itemId] });
  expect(used[0]).toBeGreaterThanOrEqual(9_000);
  expect(new Set([...used, await person.storageUsed()]).size).toBe(1);
  const items = await getDocs(collection(person.firestore, 'users', person.uid, 'mediaItems'));
  expect(items.docs.map((item) => item.get('state'))).toEqual(['ready']);
});

test('an original whose last answer was lost is known to have arrived, with its session and without', async () => {
  const { content, itemId, folder } = await reserved(9_000);
  let session: string | null = null;
  const send = () =>
    sendFile(connectionOf(person), {
      path: `${folder}/original`,
      content: new Blob([content]),
      contentType: 'image/jpeg',
      session,
      signal: new AbortController().signal,
      onSession: (started) => {
        session = started;
      },
      onProgress: () => undefined,
    });
  await send();
  await send();
  session = null;
  await expect(send()).rejects.toMatchObject({ status: 403 });
  const { items } = await person.call(mediaCommit, { items: [describeItem(itemId)] });
  expect(items).toEqual([{ itemId, outcome: 'ready' }]);
});

test('a session that the server forgot is begun anew', async () => {
  const { content, itemId, folder } = await reserved(9_000);
  const sessions: string[] = [];
  await sendFile(connectionOf(person), {
    path: `${folder}/original`,
    content: new Blob([content]),
    contentType: 'image/jpeg',
    session: `${person.origin}/v0/b/${person.bucket}/o?name=x&upload_id=gone&upload_protocol=resumable`,
    signal: new AbortController().signal,
    onSession: (started) => sessions.push(started),
    onProgress: () => undefined,
  });
  expect(sessions).toHaveLength(1);
  const { items } = await person.call(mediaCommit, { items: [describeItem(itemId)] });
  expect(items).toEqual([{ itemId, outcome: 'ready' }]);
});
