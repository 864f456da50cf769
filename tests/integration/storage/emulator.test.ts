/** The extras that exist with `--emulator` only, as `@firebase/rules-unit-testing` uses them. */
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectStorageEmulator, getStorage, ref, uploadString } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Backend, startBackend } from '../../support/backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const put = (origin: string, content: string) =>
  fetch(`${origin}/internal/setRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content }] } }),
  });
const allowing = (condition: string) =>
  `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { match /{all=**} { allow read, write: if ${condition}; } } }`;

describe('the emulator', () => {
  test('takes rules for a test, sees a made-up person, and says where rules cannot be read', async () => {
    expect((await put(backend.origin, 'service firebase.storage {')).status).toBe(400);
    expect((await put(backend.origin, allowing("request.auth.uid == 'alice'"))).status).toBe(200);
    const app = initializeApp({ projectId: 'any', storageBucket: 'any.appspot.com' }, 'storage-emulator');
    const alice = getStorage(app);
    connectStorageEmulator(alice, '127.0.0.1', backend.port, { mockUserToken: { sub: 'alice' } });
    await expect(uploadString(ref(alice, 'a.txt'), 'hers')).resolves.toBeDefined();
    expect((await put(backend.origin, allowing("request.auth.uid == 'bob'"))).status).toBe(200);
    await expect(uploadString(ref(alice, 'b.txt'), 'hers')).rejects.toMatchObject({
      code: 'storage/unauthorized',
    });
    await deleteApp(app);
  });

  test('is found where the test libraries look for it', async () => {
    const found: unknown = await (await fetch(`${backend.origin}/emulators`)).json();
    const here = { host: '127.0.0.1', port: backend.port };
    expect(found).toMatchObject({ hub: here, auth: here, firestore: here, storage: here, functions: here });
  });
});

describe('@firebase/rules-unit-testing', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    const here = { host: '127.0.0.1', port: backend.port };
    environment = await initializeTestEnvironment({
      projectId: 'rules',
      firestore: { ...here, rules: "rules_version = '2'; service cloud.firestore {}" },
      storage: { ...here, rules: allowing("request.auth.uid == 'alice'") },
    });
  });
  afterAll(() => environment.cleanup());

  test('asks the rules it handed in as whoever it makes up, and empties the bucket', async () => {
    const hers = environment.authenticatedContext('alice').storage().ref('a.txt');
    await assertSucceeds(hers.putString('hers').then());
    await assertFails(environment.authenticatedContext('bob').storage().ref('a.txt').getDownloadURL());
    await assertFails(environment.unauthenticatedContext().storage().ref('b.txt').putString('x').then());
    await environment.clearStorage();
    await expect(hers.getDownloadURL()).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });

  test('empties the database', async () => {
    const place = `${backend.origin}/v1/projects/rules/databases/(default)/documents/letters`;
    const asOwner = { headers: { authorization: 'Bearer owner', 'content-type': 'application/json' } };
    await fetch(place, { ...asOwner, method: 'POST', body: '{"fields":{}}' });
    expect(await (await fetch(place, asOwner)).json()).toMatchObject({ documents: [{ fields: {} }] });
    await environment.clearFirestore();
    expect(await (await fetch(place, asOwner)).json()).toEqual({});
  });
});

describe('a reset', () => {
  test('takes every object of every bucket and every upload on its way', async () => {
    await put(backend.origin, allowing('true'));
    const place = (bucket: string) => `${backend.origin}/v0/b/${bucket}.appspot.com/o`;
    const send = (bucket: string, name: string) =>
      fetch(`${place(bucket)}?name=${name}`, { method: 'POST', body: 'content' });
    await send('one', 'folder%2Fa.txt');
    await send('two', 'b.txt');
    const begun = await fetch(`${place('one')}?name=c.txt`, {
      method: 'POST',
      headers: { 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': 'start' },
    });
    const foreign = await fetch(`${backend.origin}/internal/reset`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
    expect((await fetch(`${backend.origin}/internal/reset`, { method: 'POST' })).status).toBe(200);
    for (const bucket of ['one', 'two']) {
      expect(await (await fetch(place(bucket))).json()).toMatchObject({ items: [] });
    }
    const goesOn = await fetch(begun.headers.get('x-goog-upload-url') ?? '', {
      method: 'POST',
      headers: { 'x-goog-upload-command': 'query' },
    });
    expect(goesOn.status).toBe(404);
    expect((await send('one', 'folder%2Fa.txt')).status).toBe(200);
  });
});

describe('without --emulator', () => {
  test('nobody resets', async () => {
    const strict = await startBackend({ emulator: false });
    try {
      const { services } = await strict.server.businessLogic();
      await services.bucket.file('users/somebody/a.txt').save('content', { resumable: false });
      const reset = await fetch(`${strict.origin}/internal/reset`, { method: 'POST' });
      expect(reset.status).toBeGreaterThanOrEqual(400);
      expect(await services.bucket.file('users/somebody/a.txt').exists()).toEqual([true]);
    } finally {
      await strict.stop();
    }
  });

  test('nobody hands in rules', async () => {
    const strict = await startBackend({ emulator: false });
    try {
      expect((await put(strict.origin, allowing('true'))).status).toBeGreaterThanOrEqual(400);
      const answer = await fetch(`${strict.origin}/v0/b/amaranth-local.appspot.com/o?name=a.txt`, {
        method: 'POST',
        body: 'nobody',
      });
      expect(answer.status).toBe(403);
    } finally {
      await strict.stop();
    }
  });
});
