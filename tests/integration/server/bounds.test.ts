/** Every route of the server holds what it is sent to a declared bound, and refuses more at once. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyBoundOf, isNamedPath, limits } from '../../../src/embedded/http/limits.ts';
import type { Route } from '../../../src/embedded/server.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { processorTimeOf } from '../../support/processorTime.ts';

let backend: Backend;
let routes: readonly Asked[];
/** Milliseconds of work; a refusal needs next to none. */
const LONG_WORK = 8_000;

interface Asked {
  readonly method: string;
  readonly path: string;
}

beforeAll(async () => {
  backend = await startBackend();
  const asked = backend.server.routes.map(example).map(({ method, path }) => `${method} ${path}`);
  routes = [...new Set(asked)].map((text) => {
    const [method = '', path = ''] = text.split(' ');
    return { method, path };
  });
});
afterAll(() => backend.stop());

/** A request that the route would answer. */
function example({ method, path }: Route): Asked {
  const filled = path
    .replace('/:call{[^/]+:createSessionCookie}', '/amaranth-local:createSessionCookie')
    .replace('/:target{[^/]+:securityRules}', '/amaranth-local:securityRules')
    .replace(/:rest\{[^}]*\}/, 'rest')
    .replace(/\/:bucket/, '/amaranth-local.appspot.com')
    .replace(/\/:[a-zA-Z]+/g, '/amaranth-local');
  const isFirestore = filled === '/v1/projects/*';
  const target = isFirestore
    ? '/v1/projects/amaranth-local/databases/(default)/documents/users/rose'
    : filled.replace(/\*$/, 'example');
  return { method: method === 'ALL' ? 'POST' : method, path: target };
}

const boundOf = ({ method, path }: Asked) => bodyBoundOf({ method, target: path, header: () => undefined });

/** Sends bytes as they are; resolves with the status of the first answer. */
async function raw(text: string, more?: (write: (chunk: string) => boolean) => void): Promise<number> {
  const socket = connect(backend.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(text);
  more?.((chunk) => socket.write(chunk));
  const [answer] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as [unknown];
  socket.destroy();
  return Number(/^HTTP\/1.1 (\d+)/.exec(String(answer))?.[1]);
}

const head = ({ method, path }: Asked, lines: string) =>
  `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${lines}\r\n`;

/** Sends the same to every route, and collects those that answer anything but `statuses`, or after long work. */
async function expectEverywhere(
  statuses: readonly number[],
  send: (asked: Asked) => Promise<number>,
  list = routes,
): Promise<void> {
  const wrong: string[] = [];
  for (const asked of list) {
    const { answer, milliseconds } = await processorTimeOf(() => send(asked));
    if (!statuses.includes(answer) || milliseconds > LONG_WORK) {
      wrong.push(`${asked.method} ${asked.path}: ${answer} after ${Math.round(milliseconds)} ms of work`);
    }
  }
  expect(list.length).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
}

describe('every route', () => {
  test('is named in the table of bounds', () => {
    const unnamed = routes.filter(({ path }) => !isNamedPath(path)).map(({ path }) => path);
    // The pages of the app, its security.txt, and what a signed link names: they read only, or stream to the disk.
    expect(new Set(unnamed)).toEqual(
      new Set(['/example', '/.well-known/security.txt', '/amaranth-local.appspot.com/example']),
    );
  });

  test('streams a body only where a file is uploaded', () => {
    const streamed = routes.filter((asked) => boundOf(asked).kind === 'streamed').map(({ path }) => path);
    expect(streamed.length).toBeGreaterThan(0);
    for (const path of streamed) expect(path).toMatch(/^\/(v0\/b|upload\/storage\/v1)\//);
  });

  test('refuses a body that announces more than its bound', async () => {
    const before = process.memoryUsage().rss;
    await expectEverywhere([413], (asked) => {
      const bound = boundOf(asked);
      const length = bound.kind === 'buffered' ? bound.bytes + 1 : 0;
      // What streams is bounded by its own announcement; its start is not streamed.
      if (bound.kind === 'streamed') return Promise.resolve(413);
      return raw(head(asked, `Content-Type: application/json\r\nContent-Length: ${length}\r\n`));
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  test.each([
    '/v0/b/../..',
    '/v0/b/x/../../..',
    '/v0/b/%2e%2e/%2E.',
    '/upload/storage/v1/../../..',
    '/v0\\b\\..\\..',
    '/x/..',
  ])('has its own bound behind %s, which leads to it', async (detour) => {
    await expectEverywhere([413], (asked) => {
      const bound = boundOf(asked);
      if (bound.kind === 'streamed') return Promise.resolve(413);
      const path = `${detour}${asked.path}?X-Goog-Signature=1`;
      const length = `Content-Type: application/json\r\nContent-Length: ${bound.bytes + 1}\r\n`;
      return raw(head({ ...asked, path }, length));
    });
  });

  test('refuses a body that comes in pieces and grows past its bound', async () => {
    const piece = `${(64 * 1024).toString(16)}\r\n${' '.repeat(64 * 1024)}\r\n`;
    await expectEverywhere([413], (asked) => {
      const bound = boundOf(asked);
      if (bound.kind === 'streamed') return Promise.resolve(413);
      return raw(head(asked, 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n'), (write) => {
        for (let sent = 0; sent <= bound.bytes; sent += 64 * 1024) write(piece);
      });
    });
  });

  test('refuses gigantic headers', () =>
    expectEverywhere([431], (asked) =>
      raw(head(asked, `X-Long: ${'x'.repeat(limits.headerBytes + 1_000)}\r\n`)),
    ));

  test('refuses a gigantic address', () =>
    expectEverywhere([414], ({ method, path }) =>
      raw(head({ method, path: `${path}?name=${'x'.repeat(limits.targetBytes)}` }, '')),
    ));

  test('refuses JSON that nests 20,000 levels deep', () => {
    const deep = `{"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    return expectEverywhere(
      [400],
      (asked) =>
        raw(head(asked, `Content-Type: application/json\r\nContent-Length: ${deep.length}\r\n`) + deep),
      routes.filter((asked) => {
        const bound = boundOf(asked);
        return bound.kind === 'buffered' && bound.bytes >= deep.length;
      }),
    );
  });
});

describe('the start of a resumable upload', () => {
  test.each([
    ['x-goog-upload-protocol: resumable', '/v0/b/amaranth-local.appspot.com/o?name=a'],
    ['X-Goog-Upload-Command: start', '/v0/b/amaranth-local.appspot.com/o?name=a'],
    // An upload that names no session is a start, whatever it calls itself.
    ['x-goog-upload-protocol: Resumable\r\nx-goog-upload-command: upload', '/v0/b/b/o?name=a'],
    ['x-http-method-override: PATCH', '/v0/b/amaranth-local.appspot.com/o/a'],
    ['x-a: b', '/upload/storage/v1/b/amaranth-local.appspot.com/o?uploadType=resumable&name=a'],
  ])('brings metadata only (%s)', async (header, path) => {
    const status = await raw(head({ method: 'POST', path }, `${header}\r\nContent-Length: 1000000\r\n`));
    expect(status).toBe(413);
  });
});

test('large bodies that stand still make way, and keep no small request waiting', async () => {
  const path = '/v1/projects/amaranth-local/databases/(default)/documents:commit';
  const half = ' '.repeat(6 * 1024 * 1024);
  const sockets = Array.from({ length: 8 }, () => connect(backend.port, '127.0.0.1'));
  const answers: string[] = [];
  for (const socket of sockets) {
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => answers.push(chunk.toString().slice(0, 12)));
    socket.write(head({ method: 'POST', path }, `Content-Length: ${10 * 1024 * 1024}\r\n`));
    socket.write(half);
  }
  const { status } = await fetch(`${backend.origin}${path}`, { method: 'POST', body: '{}' });
  expect(status).toBeLessThan(500);
  expect(answers).toEqual([]);
  await expect.poll(() => answers, { timeout: 20_000 }).toContain('HTTP/1.1 408');
  for (const socket of sockets) socket.destroy();
}, 30_000);
