import { expect, test } from 'vitest';
import { listenForRedirect } from './loopbackRedirect.ts';

const state = 'a-state-long-enough';

test('the code that comes back with our state is ours', async () => {
  const { redirectUri, answer } = await listenForRedirect(state, new AbortController().signal);
  expect(new URL(redirectUri).hostname).toBe('127.0.0.1');
  const response = await fetch(`${redirectUri}?code=c-1&state=${state}`);
  expect(response.status).toBe(200);
  expect(await answer).toEqual({ kind: 'code', code: 'c-1' });
  await expect(fetch(redirectUri)).rejects.toThrow();
});

test('an answer to somebody else’s request is not taken', async () => {
  const closing = new AbortController();
  const { redirectUri, answer } = await listenForRedirect(state, closing.signal);
  expect((await fetch(`${redirectUri}?code=stolen&state=other`)).status).toBe(404);
  expect((await fetch(new URL('/elsewhere?code=c&state=x', redirectUri))).status).toBe(404);
  closing.abort();
  expect(await answer).toEqual({ kind: 'closed' });
});

test('a provider that refuses says why', async () => {
  const { redirectUri, answer } = await listenForRedirect(state, new AbortController().signal);
  await fetch(`${redirectUri}?error=access_denied&state=${state}`);
  expect(await answer).toEqual({ kind: 'refused', reason: 'access_denied' });
});
