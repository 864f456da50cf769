/** What visitors may ask, by address, and what nobody keeps of anybody's answers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Backend, movableClock, startBackend } from '../../support/backend.ts';

const clock = movableClock();
let backend: Backend;
let untrusting: Backend;
beforeAll(async () => {
  const environment = { AMARANTH_TRUSTED_PROXIES: '127.0.0.0/8' };
  backend = await startBackend({ emulator: false, clock, environment });
  untrusting = await startBackend({ emulator: false, clock });
});
afterAll(async () => {
  await backend.stop();
  await untrusting.stop();
});

const IDENTITY = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';

/** Sends one request as a client behind the proxy. */
const sendFrom = (address: string, path: string, init: RequestInit = {}, server = backend) =>
  fetch(server.origin + path, { ...init, headers: { ...init.headers, 'x-forwarded-for': address } });

/** How many of `count` requests are refused with 429. */
async function flood(address: string, count: number, server = backend): Promise<number> {
  let refused = 0;
  let sent = 0;
  const work = async () => {
    while (sent < count) {
      sent += 1;
      const { status } = await sendFrom(address, IDENTITY, { method: 'POST', body: '{}' }, server);
      if (status === 429) refused += 1;
    }
  };
  await Promise.all(Array.from({ length: 32 }, work));
  return refused;
}

describe('a visitor', () => {
  test('loads pages, and 128 of them from one address sign in, without being refused', async () => {
    for (let page = 0; page < 10; page += 1) {
      const answers = await Promise.all(
        Array.from({ length: 60 }, () => sendFrom('203.0.113.1', '/configuration.json')),
      );
      expect(answers.every(({ status }) => status === 200)).toBe(true);
    }
    expect(await flood('203.0.113.1', 128)).toBe(0);
  });

  test('who floods is told when to try again, and nobody else notices', async () => {
    expect(await flood('203.0.113.2', 3_100)).toBeGreaterThanOrEqual(100);
    const refused = await sendFrom('203.0.113.2', IDENTITY, { method: 'POST', body: '{}' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: { status: 'RESOURCE_EXHAUSTED' } });
    expect(await flood('203.0.113.3', 10)).toBe(0);
    clock.advance(60_000);
    expect(await flood('203.0.113.2', 10)).toBe(0);
  });

  test('whose calls fill their share of the server is answered all the same: what a call asks itself takes no turn', async () => {
    const recover = (index: number) =>
      sendFrom('203.0.113.9', '/functions/account-recoverSecondFactor', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          data: { email: `nobody-${index}@example.org`, password: 'a-secret-1', code: 'abcdef-abcdef-abcde' },
        }),
        signal: AbortSignal.timeout(100_000),
      });
    const answers = await Promise.all(Array.from({ length: 34 }, (_, index) => recover(index)));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await sendFrom('203.0.113.9', '/configuration.json')).status).toBe(200);
  }, 120_000);

  test('who is not behind a trusted proxy gains nothing by naming other addresses', async () => {
    expect(await flood('203.0.113.4', 1_600, untrusting)).toBe(0);
    expect(await flood('203.0.113.5', 1_600, untrusting)).toBeGreaterThan(0);
  });
});

test('a trusted proxy says under which address the server is reached, and a stranger does not', async () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'memories.example' };
  const embeddedOrigin = async (server: Backend) => {
    const response = await fetch(`${server.origin}/configuration.json`, { headers });
    return ((await response.json()) as { backend: { embeddedOrigin: string } }).backend.embeddedOrigin;
  };
  expect(await embeddedOrigin(backend)).toBe('https://memories.example');
  expect(await embeddedOrigin(untrusting)).toBe(untrusting.origin);
});

test('no JSON of any route is kept by a cache', async () => {
  const kept: string[] = [];
  let seen = 0;
  for (const { method, path } of backend.server.routes) {
    const target = path
      .replace(/\{[^}]*\}/g, '')
      .replace(/:[a-zA-Z]+/g, 'x')
      .replace(/\*$/, 'x');
    const verb = method === 'ALL' ? 'POST' : method;
    const body = verb === 'GET' ? null : '{}';
    const response = await sendFrom('203.0.113.9', target, { method: verb, body });
    if (!response.headers.get('content-type')?.startsWith('application/json')) continue;
    seen += 1;
    const caching = response.headers.get('cache-control') ?? '';
    if (!caching.includes('no-store') || !caching.includes('private'))
      kept.push(`${verb} ${target}: ${caching}`);
  }
  expect(seen).toBeGreaterThan(40);
  expect(kept).toEqual([]);
});
