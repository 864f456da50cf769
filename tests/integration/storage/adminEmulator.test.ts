/** firebase-admin's storage under the vendor's own emulator variable, with no credential at all. */
import { deleteApp as deleteClient, initializeApp as initializeClient } from 'firebase/app';
import {
  getDownloadURL as clientAddress,
  connectStorageEmulator,
  getStorage as getClient,
  ref,
} from 'firebase/storage';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDownloadURL, getStorage, type Storage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Backend, startBackend } from '../../support/backend.ts';

const BUCKET = 'amaranth-local.appspot.com';
const options = { projectId: 'amaranth-local', storageBucket: BUCKET };
const app = initializeApp(options, 'storage-without-credential');
const client = initializeClient({ ...options, apiKey: 'any' }, 'storage-client');
let backend: Backend;
let storage: Storage;

beforeAll(async () => {
  backend = await startBackend({ emulator: true });
  process.env.STORAGE_EMULATOR_HOST = backend.origin;
  storage = getStorage(app);
});
afterAll(async () => {
  delete process.env.STORAGE_EMULATOR_HOST;
  await deleteApp(app);
  await deleteClient(client);
  await backend.stop();
});

const textAt = async (address: string) => (await fetch(address)).text();

describe('A download address', () => {
  test('is there for what firebase-admin saved, whatever the rules say, and stays the same', async () => {
    const file = storage.bucket().file('users/rose/letter.txt');
    await file.save('Dear Rose');
    const address = await getDownloadURL(file);
    expect(await textAt(address)).toBe('Dear Rose');
    expect(await getDownloadURL(file)).toBe(address);
    const [{ metadata }] = await file.getMetadata();
    expect(new URL(address).searchParams.get('token')).toBe(metadata?.firebaseStorageDownloadTokens);
  });

  test.each([
    { resumable: false, name: 'whole.txt' },
    { resumable: true, name: 'session.txt' },
  ])('has the token that was asked for ($name)', async ({ resumable, name }) => {
    const file = storage.bucket().file(name);
    const metadata = { metadata: { firebaseStorageDownloadTokens: 'first,second', of: 'Rose' } };
    await file.save('Dear Rose', { resumable, metadata });
    expect(new URL(await getDownloadURL(file)).searchParams.get('token')).toBe('first');
    await file.setMetadata({ metadata: { firebaseStorageDownloadTokens: 'third' } });
    expect(new URL(await getDownloadURL(file)).searchParams.get('token')).toBe('third');
    expect((await file.getMetadata())[0].metadata).toMatchObject({ of: 'Rose' });
  });

  test('is given to a visitor only where the rules let them read', async () => {
    await storage.bucket().file('a.txt').save('Dear Rose');
    const visitor = getClient(client);
    connectStorageEmulator(visitor, '127.0.0.1', backend.port);
    await expect(clientAddress(ref(visitor, 'a.txt'))).rejects.toMatchObject({
      code: 'storage/unauthorized',
    });
    const content = `rules_version = '2'; service firebase.storage { match /b/{b}/o { match /{all=**} { allow read; } } }`;
    await fetch(`${backend.origin}/internal/setRules`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content }] } }),
    });
    expect(await textAt(await clientAddress(ref(visitor, 'a.txt')))).toBe('Dear Rose');
  });
});

test('a bucket that nobody made does not exist, until it holds something', async () => {
  const bucket = storage.bucket('non.existing');
  expect(await bucket.exists()).toEqual([false]);
  expect(await storage.bucket().exists()).toEqual([true]);
  expect(await storage.bucket('another-project.appspot.com').exists()).toEqual([true]);
  await bucket.file('a.txt').save('Dear Rose');
  expect(await bucket.exists()).toEqual([true]);
});
