/** A token that worked a moment ago works no longer than it should, however often it was used. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Backend, movableClock, startBackend } from '../../support/backend.ts';

const clock = movableClock();
const session = z.object({ localId: z.string(), idToken: z.string() });
let backend: Backend;

beforeAll(async () => {
  backend = await startBackend({ clock });
});
afterAll(() => backend.stop());

async function signUp() {
  const answer = await fetch(
    `${backend.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ returnSecureToken: true }),
    },
  );
  const { localId, idToken } = session.parse(await answer.json());
  const ownProfile = `${backend.origin}/v1/projects/amaranth-local/databases/(default)/documents/users/${localId}`;
  const read = (token: string) =>
    fetch(ownProfile, { headers: { authorization: `Bearer ${token}` } }).then(({ status }) => status);
  return { localId, idToken, read };
}

describe('An id token in use', () => {
  test('ends with its hour', async () => {
    const { idToken, read } = await signUp();
    expect(await read(idToken)).toBe(404);
    clock.advance(59 * 60_000);
    expect(await read(idToken)).toBe(404);
    clock.advance(60_000);
    expect(await read(idToken)).toBe(401);
  });

  test('ends with its account, at once', async () => {
    const { localId, idToken, read } = await signUp();
    expect(await read(idToken)).toBe(404);
    const { services } = await backend.server.businessLogic();
    await services.auth.updateUser(localId, { disabled: true });
    expect(await read(idToken)).toBe(401);
  });

  test('does not vouch for another with the same content and a changed signature', async () => {
    const { idToken, read } = await signUp();
    expect(await read(idToken)).toBe(404);
    const last = idToken.slice(-10);
    expect(await read(idToken.replace(last, last.toLowerCase().split('').reverse().join('')))).toBe(401);
  });
});
