import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInAnonymously } from 'firebase/auth';
import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  list,
  listAll,
  ref,
  type StorageReference,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Backend, startBackend } from '../../support/backend.ts';
import { writeOpenRules } from '../../support/openRules.ts';

let backend: Backend;
let app: FirebaseApp;
let storage: FirebaseStorage;

beforeAll(async () => {
  backend = await startBackend({ environment: { AMARANTH_RULES: await writeOpenRules() } });
  app = initializeApp(
    { apiKey: 'local', projectId: 'amaranth-local', storageBucket: 'amaranth-local.appspot.com' },
    'storage-client',
  );
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, backend.origin, { disableWarnings: true });
  await signInAnonymously(auth);
  storage = getStorage(app);
  connectStorageEmulator(storage, '127.0.0.1', backend.port);
});
afterAll(async () => {
  await deleteApp(app);
  await backend.stop();
});

const bytes = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 31 + 7) % 256);
const at = (path: string): StorageReference => ref(storage, path);
const read = async (reference: StorageReference) => new Uint8Array(await getBytes(reference));

describe('A file', () => {
  test('comes back byte for byte, with what was said about it', async () => {
    const content = bytes(70_000);
    const { metadata } = await uploadBytes(at('a/photo.jpg'), content, {
      contentType: 'image/jpeg',
      cacheControl: 'private',
      contentLanguage: 'fr',
      customMetadata: { album: 'Été', empty: '' },
    });
    expect(metadata).toMatchObject({ name: 'photo.jpg', fullPath: 'a/photo.jpg', size: 70_000 });
    expect(await read(at('a/photo.jpg'))).toEqual(content);
    expect(await getMetadata(at('a/photo.jpg'))).toMatchObject({
      contentType: 'image/jpeg',
      cacheControl: 'private',
      contentLanguage: 'fr',
      customMetadata: { album: 'Été', empty: '' },
      size: 70_000,
      bucket: 'amaranth-local.appspot.com',
      md5Hash: expect.stringMatching(/^[\w+/]{22}==$/),
    });
  });

  test.each([
    ['raw', 'Bonjour, ça va ?', 'Bonjour, ça va ?'],
    ['base64', 'SGVsbG8gw6k=', 'Hello é'],
    ['base64url', 'SGVsbG8gw6k', 'Hello é'],
    ['data_url', 'data:text/plain;base64,SGVsbG8=', 'Hello'],
  ] as const)('can be given as %s text', async (format, given, expected) => {
    await uploadString(at(`text/${format}.txt`), given, format);
    expect(new TextDecoder().decode(await read(at(`text/${format}.txt`)))).toBe(expected);
  });

  test('of no bytes is a file', async () => {
    await uploadBytes(at('empty.bin'), new Uint8Array());
    expect(await read(at('empty.bin'))).toHaveLength(0);
    expect((await getMetadata(at('empty.bin'))).size).toBe(0);
  });

  test.each([
    'with spaces and more.jpg',
    'été 🏖️/plage.jpg',
    '100% of it.jpg',
    'what? #1 + 2 = 3 & 4.jpg',
    'quote\'s "both".jpg',
    'back\\slash.jpg',
    'a..b/...c',
    '日本語.png',
  ])('may be called %s', async (name) => {
    const reference = at(`names/${name}`);
    await uploadString(reference, name);
    expect((await getMetadata(reference)).fullPath).toBe(`names/${name}`);
    const answer = await fetch(await getDownloadURL(reference));
    expect(await answer.text()).toBe(name);
    await deleteObject(reference);
    await expect(getMetadata(reference)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });

  test('can be described anew, and a null takes a word back', async () => {
    const reference = at('described.txt');
    await uploadString(reference, 'x', 'raw', {
      contentType: 'text/plain',
      customMetadata: { a: '1', b: '2' },
    });
    await updateMetadata(reference, { contentType: 'text/markdown', cacheControl: 'no-store' });
    expect(await getMetadata(reference)).toMatchObject({
      contentType: 'text/markdown',
      cacheControl: 'no-store',
      customMetadata: { a: '1', b: '2' },
    });
    // The SDK's type has no null, its documentation does.
    await updateMetadata(reference, { cacheControl: null as unknown as string });
    expect((await getMetadata(reference)).cacheControl).toBeFalsy();
    await updateMetadata(reference, { customMetadata: { a: null as unknown as string, c: '3' } });
    expect((await getMetadata(reference)).customMetadata).toEqual({ b: '2', c: '3' });
  });

  test('is replaced whole', async () => {
    await uploadBytes(at('twice.bin'), bytes(9_000));
    const { generation } = await getMetadata(at('twice.bin'));
    await uploadBytes(at('twice.bin'), bytes(10));
    expect(await read(at('twice.bin'))).toEqual(bytes(10));
    expect(Number((await getMetadata(at('twice.bin'))).generation)).toBeGreaterThan(Number(generation));
  });

  test('that is not there says so', async () => {
    const missing = { code: 'storage/object-not-found' };
    await expect(getBytes(at('missing.bin'))).rejects.toMatchObject(missing);
    await expect(getDownloadURL(at('missing.bin'))).rejects.toMatchObject(missing);
    await expect(deleteObject(at('missing.bin'))).rejects.toMatchObject(missing);
    await expect(updateMetadata(at('missing.bin'), { contentType: 'a/b' })).rejects.toMatchObject(missing);
  });
});

describe('A folder', () => {
  test('lists what stands in it, and the folders below', async () => {
    for (const name of [
      'f/1.txt',
      'f/2.txt',
      'f/3.txt',
      'f/deep/4.txt',
      'f/deep/5.txt',
      'f/other/6.txt',
      'g/7.txt',
    ])
      await uploadString(at(name), name);
    const all = await listAll(at('f'));
    expect(all.items.map(({ name }) => name)).toEqual(['1.txt', '2.txt', '3.txt']);
    expect(all.prefixes.map(({ fullPath }) => fullPath)).toEqual(['f/deep', 'f/other']);
    const seen: string[] = [];
    let pageToken: string | undefined;
    do {
      const page = await list(at('f'), { maxResults: 2, ...(pageToken ? { pageToken } : {}) });
      expect(page.items.length + page.prefixes.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map(({ name }) => name), ...page.prefixes.map(({ name }) => name));
      pageToken = page.nextPageToken;
    } while (pageToken);
    expect(seen.sort()).toEqual(['1.txt', '2.txt', '3.txt', 'deep', 'other']);
    expect((await listAll(at('nothing/here'))).items).toEqual([]);
  });
});

describe('A long upload', () => {
  test('tells how far it is, can be paused and goes on', async () => {
    const content = bytes(3 * 1024 * 1024);
    const task = uploadBytesResumable(at('long/film.mp4'), content, { contentType: 'video/mp4' });
    const seen: number[] = [];
    let hasPaused = false;
    await new Promise<void>((resolve, reject) => {
      task.on(
        'state_changed',
        ({ bytesTransferred, state }) => {
          seen.push(bytesTransferred);
          if (state === 'paused') task.resume();
          else if (!hasPaused && bytesTransferred > 0) {
            hasPaused = true;
            task.pause();
          }
        },
        reject,
        () => resolve(),
      );
    });
    expect(hasPaused).toBe(true);
    expect(seen).toEqual([...seen].sort((one, other) => one - other));
    expect(seen.at(-1)).toBe(content.length);
    expect(await read(at('long/film.mp4'))).toEqual(content);
  });

  test('that is cancelled leaves nothing', async () => {
    const task = uploadBytesResumable(at('long/cancelled.mp4'), bytes(4 * 1024 * 1024));
    task.on('state_changed', ({ bytesTransferred }) => {
      if (bytesTransferred > 0) task.cancel();
    });
    await expect(task).rejects.toMatchObject({ code: 'storage/canceled' });
    await expect(getMetadata(at('long/cancelled.mp4'))).rejects.toMatchObject({
      code: 'storage/object-not-found',
    });
  });
});

test('a visitor is told to sign in, and gets nothing', async () => {
  await uploadString(at('private.txt'), 'mine');
  const visitor = initializeApp(
    { apiKey: 'local', projectId: 'amaranth-local', storageBucket: 'amaranth-local.appspot.com' },
    'storage-visitor',
  );
  const theirs = getStorage(visitor);
  connectStorageEmulator(theirs, '127.0.0.1', backend.port);
  await expect(getBytes(ref(theirs, 'private.txt'))).rejects.toMatchObject({
    code: expect.stringMatching(/^storage\/unauth/),
  });
  await expect(uploadString(ref(theirs, 'private.txt'), 'theirs')).rejects.toMatchObject({
    code: expect.stringMatching(/^storage\/unauth/),
  });
  await deleteApp(visitor);
});
