/** The extras that exist with `--emulator` only, as `@firebase/rules-unit-testing` uses them. */
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

describe('without --emulator', () => {
  test('nobody hands in rules', async () => {
    const strict = await startBackend({ emulator: false });
    try {
      expect((await put(strict.origin, allowing('true'))).status).toBeGreaterThanOrEqual(400);
      const answer = await fetch(`${strict.origin}/v0/b/amaranth-local.appspot.com/o/a.txt`, {
        method: 'POST',
        body: 'nobody',
      });
      expect(answer.status).toBe(403);
    } finally {
      await strict.stop();
    }
  });
});
