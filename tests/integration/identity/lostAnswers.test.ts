/** A refresh token is replaced at each use: an answer that was lost ends nothing, a token that was stolen everything. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Backend, movableClock, startBackend } from '../../support/backend.ts';
import { refresh, signUp } from '../../support/identity.ts';

const MINUTE = 60_000;
const clock = movableClock();
let backend: Backend;
let first = '';
let count = 0;

beforeAll(async () => {
  backend = await startBackend({ clock });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  count += 1;
  first = (await signUp(backend, `lost-${count}-${Date.now()}@example.org`)).refreshToken;
});

/** What replaces it. */
async function replace(token: string): Promise<string> {
  const { status, body } = await refresh(backend, token);
  expect(status).toBe(200);
  return String(body.refresh_token);
}

const codeOf = async (token: string) => (await refresh(backend, token)).code;

test('who lost an answer, and more of them, goes on after hours without a network', async () => {
  await replace(first);
  clock.advance(1.5 * MINUTE);
  await replace(first);
  clock.advance(300 * MINUTE);
  await replace(first);
  clock.advance(20 * MINUTE);
  const second = await replace(first);
  clock.advance(50 * MINUTE);
  await replace(second);
});

test('two windows that wake up with the token of a lost answer both go on', async () => {
  await replace(first);
  clock.advance(300 * MINUTE);
  const [one, other] = [await replace(first), await replace(first)];
  clock.advance(50 * MINUTE);
  await replace(one);
  await replace(other);
});

test('a replaced token used after what replaced it ends the session', async () => {
  const second = await replace(first);
  clock.advance(50 * MINUTE);
  const third = await replace(second);
  expect(await codeOf(first)).toBe('TOKEN_EXPIRED');
  expect(await codeOf(third)).toBe('TOKEN_EXPIRED');
});

test('a thief who takes a lost answer for their own is out as soon as the owner comes', async () => {
  const owners = await replace(first);
  clock.advance(10 * MINUTE);
  const thiefs = await replace(first);
  clock.advance(40 * MINUTE);
  expect(await codeOf(owners)).toBe('TOKEN_EXPIRED');
  expect(await codeOf(thiefs)).toBe('TOKEN_EXPIRED');
});
