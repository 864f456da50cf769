/** What only the vendors' test libraries need is there with `--emulator`, and without it is not even loaded. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Backend, startBackend } from '../../support/backend.ts';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('../../../src/embedded/compatibility/index.ts', (original) => {
  loaded();
  return original();
});

let backend: Backend;
beforeEach(() => vi.resetModules());
afterEach(() => backend.stop());

const emulator = '/emulator/v1/projects/amaranth-local';
const rules = { rules: { files: [{ content: 'service cloud.firestore {}' }] } };
const asked: readonly (readonly [method: string, path: string, body?: unknown])[] = [
  ['GET', '/emulators'],
  ['DELETE', `${emulator}/accounts`],
  ['GET', `${emulator}/oobCodes`],
  ['GET', `${emulator}/verificationCodes`],
  ['GET', `${emulator}/config`],
  ['PATCH', `${emulator}/config`, {}],
  ['DELETE', `${emulator}/databases/(default)/documents`],
  ['PUT', `${emulator}:securityRules`, rules],
  ['PUT', '/internal/setRules', { rules: { files: [{ content: 'service firebase.storage {}' }] } }],
  ['POST', '/internal/reset'],
  ['GET', '/b/amaranth-local.appspot.com/o'],
];

const statusOf = async ([method, path, body]: (typeof asked)[number]) => {
  const sent = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {};
  return (await fetch(`${backend.origin}${path}`, { method, ...sent })).status;
};

/** Opens what it says, where the word `owner` and made-up people are taken. */
const claims = Buffer.from('{"sub":"alice","iat":0}').toString('base64url');
const madeUp = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
const readAs = async (token: string) => {
  const place = '/v1/projects/amaranth-local/databases/(default)/documents/users/alice';
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${backend.origin}${place}`, { headers })).status;
};

describe('what the vendors’ test libraries lean on', () => {
  test('is loaded with the flag, and answers', async () => {
    backend = await startBackend();
    expect(loaded).toHaveBeenCalledOnce();
    for (const request of asked) expect([request, await statusOf(request)]).toEqual([request, 200]);
    // Nobody's document: found by whoever may ask.
    expect(await readAs('owner')).toBe(404);
    expect([403, 404]).toContain(await readAs(madeUp));
  });

  test('is neither loaded nor reached without it', async () => {
    loaded.mockClear();
    backend = await startBackend({ emulator: false });
    expect(loaded).not.toHaveBeenCalled();
    for (const request of asked) {
      const status = await statusOf(request);
      expect([request, status, status >= 400 || status === 200]).toEqual([request, status, true]);
      if (status === 200) expect(await isPage(request[1])).toBe(true);
    }
    expect([await readAs('owner'), await readAs(madeUp)]).toEqual([401, 401]);
  });
});

/** A path that nothing claims is the app's own. */
async function isPage(path: string): Promise<boolean> {
  const response = await fetch(`${backend.origin}${path}`);
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}
