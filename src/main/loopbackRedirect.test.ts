import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, test, vi } from 'vitest';
import { listenForRedirect } from './loopbackRedirect.ts';

const state = 'a-state-long-enough';

test('the code that comes back with our state is ours', async () => {
  const { redirectUri, answer } = await listenForRedirect(state, new AbortController().signal);
  expect(new URL(redirectUri).hostname).toBe('127.0.0.1');
  const response = await fetch(`${redirectUri}?code=c-1&state=${state}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('connection')).toBe('close');
  expect(await answer).toEqual({ kind: 'answered', parameters: `?code=c-1&state=${state}` });
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

test('a provider that refuses is passed on with its reason', async () => {
  const { redirectUri, answer } = await listenForRedirect(state, new AbortController().signal);
  await fetch(`${redirectUri}?error=access_denied&state=${state}`);
  expect(await answer).toEqual({ kind: 'answered', parameters: `?error=access_denied&state=${state}` });
});

/** A request as no browser would write it. */
function ask(
  redirectUri: string,
  options: { method?: string; path: string; host?: string },
): Promise<number> {
  const { hostname, port, host } = new URL(redirectUri);
  return new Promise((resolve, reject) => {
    request(
      { hostname, port, method: options.method, path: options.path, headers: { host: options.host ?? host } },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    )
      .on('error', reject)
      .end();
  });
}

test.each([
  { path: '//' },
  { path: `/signed-in?code=c&state=${state}`, method: 'POST' },
  { path: `/signed-in?code=c&state=${state}`, host: 'evil.example' },
  { path: `http://evil.example/signed-in?code=c&state=${state}` },
])('what is no browser’s redirect is refused: %o', async (given) => {
  const closing = new AbortController();
  const { redirectUri, answer } = await listenForRedirect(state, closing.signal);
  expect(await ask(redirectUri, given)).toBe(404);
  closing.abort();
  expect(await answer).toEqual({ kind: 'closed' });
});

/** This computer by its other addresses: those of its networks, and (where all of 127.0.0.0/8 is its own) of loopback. */
const otherAddresses = [
  '127.0.0.2',
  ...Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  ),
];

test.each(otherAddresses)('nobody on the network can hand an answer in: not by %s', async (address) => {
  const closing = new AbortController();
  const { redirectUri, answer } = await listenForRedirect(state, closing.signal);
  const reached = await new Promise<boolean>((resolve) => {
    const socket = connect({ host: address, port: Number(new URL(redirectUri).port), timeout: 1_000 });
    socket.once('connect', () => resolve(true));
    for (const refusal of ['error', 'timeout']) socket.once(refusal, () => resolve(false));
    closing.signal.addEventListener('abort', () => socket.destroy());
  });
  closing.abort();
  await answer;
  expect(reached).toBe(false);
});

/** A program of this computer that connects and says nothing; `isLetGo` once the listener has closed on it. */
async function connectSilently(redirectUri: string) {
  const socket = connect(Number(new URL(redirectUri).port), '127.0.0.1');
  const silent = { isLetGo: false };
  socket.on('close', () => {
    silent.isLetGo = true;
  });
  socket.on('error', () => undefined);
  socket.resume();
  await once(socket, 'connect');
  return silent;
}

test('whoever only holds a connection is let go of at the end', async () => {
  const closing = new AbortController();
  const { redirectUri, answer } = await listenForRedirect(state, closing.signal);
  const silent = await connectSilently(redirectUri);
  closing.abort();
  await answer;
  await vi.waitFor(() => expect(silent.isLetGo).toBe(true));
});

test('more than sixteen at once are not listened to', async () => {
  const closing = new AbortController();
  const { redirectUri, answer } = await listenForRedirect(state, closing.signal);
  const silent = await Promise.all(Array.from({ length: 20 }, () => connectSilently(redirectUri)));
  await vi.waitFor(() => expect(silent.filter(({ isLetGo }) => isLetGo)).toHaveLength(4));
  closing.abort();
  await answer;
});

test('an answer longer than any provider’s is not taken', async () => {
  const closing = new AbortController();
  const { redirectUri, answer } = await listenForRedirect(state, closing.signal);
  const code = 'c'.repeat(8_192);
  expect((await fetch(`${redirectUri}?code=${code}&state=${state}`)).status).toBe(404);
  closing.abort();
  expect(await answer).toEqual({ kind: 'closed' });
});

test('a sign-in given up while the port opens leaves nothing open', async () => {
  const closing = new AbortController();
  const listening = listenForRedirect(state, closing.signal);
  closing.abort();
  const { redirectUri, answer } = await listening;
  expect(await answer).toEqual({ kind: 'closed' });
  await expect(fetch(redirectUri)).rejects.toThrow();
});

test('the page says what became of it, in the browser’s language', async () => {
  const { redirectUri, answer } = await listenForRedirect(state, new AbortController().signal);
  const response = await fetch(`${redirectUri}?error=access_denied&state=${state}`, {
    headers: { 'accept-language': 'fr-FR,fr;q=0.9' },
  });
  expect(await response.text()).toContain('La connexion n’a pas eu lieu');
  // Nothing that an answer may hold runs in the browser, or is fetched by it.
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'",
  );
  await answer;
});
