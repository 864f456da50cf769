import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Backend, spawnBackend, startBackend } from '../../support/backend.ts';

let folder: string;
let backend: Backend;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'amaranth-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Amaranth</title>');
  await writeFile(join(folder, 'icon.svg'), '<svg/>');
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
  await writeFile(join(folder, 'assets', 'app-1a2b.js.br'), 'brotli bytes');
  await writeFile(join(folder, '..', 'amaranth-secret.txt'), 'outside the build');
  backend = await startBackend({
    emulator: false,
    environment: { AMARANTH_WEB: folder, AMARANTH_ORIGINS: 'https://family.example' },
  });
});
afterAll(async () => {
  await backend.stop();
  rmSync(folder, { recursive: true });
  rmSync(join(tmpdir(), 'amaranth-secret.txt'), { force: true });
});

/** Sends bytes as they are and reads the whole answer. */
async function raw(text: string): Promise<string> {
  const socket = connect(backend.port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}
const get = (target: string, headers = '') =>
  raw(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${headers}\r\n`);

describe('the app', () => {
  test('is served under every route with a strict policy', async () => {
    for (const path of ['/', '/albums/a1', '/legal/eterna']) {
      const response = await fetch(backend.origin + path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>Amaranth</title>');
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('holds its workers to the policy of its pages', async () => {
    const [page, script] = await Promise.all([
      fetch(backend.origin),
      fetch(`${backend.origin}/assets/app-1a2b.js`),
    ]);
    const policy = script.headers.get('content-security-policy');
    expect(policy).toBe(page.headers.get('content-security-policy'));
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  });

  test.each([
    ['a file', () => get('/icon.svg'), 200],
    ['what is not there', () => get('/nothing.txt'), 404],
    [
      'another name than its own',
      () => raw('GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'),
      421,
    ],
    ['an address that does not decode', () => get('/%ff'), 400],
    ['an address that is too long', () => get(`/${'x'.repeat(20_000)}`), 414],
    ['headers that are too long', () => get(`/${'x'.repeat(40_000)}`), 431],
    ['what is no HTTP', () => raw('nonsense\r\n\r\n'), 400],
    ['how it is', () => get('/health'), 200],
  ] as const)('answers nothing that a page could frame: %s', async (_, ask, status) => {
    const answer = await ask();
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
    expect(answer).toMatch(/^content-security-policy: default-src 'none'; frame-ancestors 'none'\r$/im);
    expect(answer).toMatch(/^x-frame-options: DENY\r$/im);
  });

  test('sends hashed files compressed, for ever, and 304 to who has them', async () => {
    const compressed = await get('/assets/app-1a2b.js', 'Accept-Encoding: gzip, br\r\n');
    expect(compressed).toMatch(/^HTTP\/1.1 200/);
    expect(compressed).toMatch(/content-encoding: br/i);
    expect(compressed).toMatch(/cache-control: public, max-age=31536000, immutable/i);
    const tag = /etag: (\S+)/i.exec(compressed)?.[1] ?? '';
    const known = await get('/assets/app-1a2b.js', `Accept-Encoding: br\r\nIf-None-Match: ${tag}\r\n`);
    expect(known).toMatch(/^HTTP\/1.1 304/);
    const plain = await get('/assets/app-1a2b.js', 'Accept-Encoding: br;q=0\r\n');
    expect(plain).toContain('export {};');
  });

  test('has no page where a file is missing', async () => {
    expect((await fetch(`${backend.origin}/assets/app-old.js`)).status).toBe(404);
    expect((await fetch(`${backend.origin}/robots.php`)).status).toBe(404);
  });

  test.each([
    '/../amaranth-secret.txt',
    '/%2e%2e/amaranth-secret.txt',
    '/..%2famaranth-secret.txt',
    '/assets/..%5c..%5camaranth-secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2famaranth-secret.txt',
  ])('never leaves its folder for %s', async (target) => {
    expect(await get(target)).not.toContain('outside the build');
    expect(await get(target)).toMatch(/^HTTP\/1.1 (404|400)/);
  });
});

describe('what the server says of itself', () => {
  test('/configuration.json names this server as the backend', () => {
    expect(backend.configuration.backend.embeddedOrigin).toBe(backend.origin);
    expect(backend.configuration.demo).toBeUndefined();
  });

  test("/__/firebase/init.json is the vendor's document", async () => {
    const init: unknown = await (await fetch(`${backend.origin}/__/firebase/init.json`)).json();
    expect(init).toMatchObject({ projectId: 'amaranth-local', storageBucket: 'amaranth-local.appspot.com' });
  });
});

describe('a malformed request', () => {
  test.each(['/%', '/%ff', '/v1/projects/%E0%A4%A', '/\u0000', '//%'])(
    'to %s is refused with 400',
    async (target) => {
      expect(await get(target)).toMatch(/^HTTP\/1.1 400/);
    },
  );

  test('is refused by the built server, too', async () => {
    const built = await spawnBackend({ isBuilt: true });
    const statuses: number[] = [];
    try {
      for (const path of ['/%ff', '/%', '/v1/projects/%E0%A4%A'])
        statuses.push((await fetch(`${built.origin}${path}`)).status);
    } finally {
      await built.stop();
    }
    expect(statuses).toEqual([400, 400, 400]);
  });

  test('with gigantic headers is refused with 431', async () => {
    expect(await get('/', `X-Long: ${'x'.repeat(40_000)}\r\n`)).toMatch(/^HTTP\/1.1 431/);
  });

  test('with a gigantic body is refused with 413', async () => {
    const response = await fetch(`${backend.origin}/health`, {
      method: 'POST',
      body: 'x'.repeat(13 * 1024 * 1024),
    });
    expect(response.status).toBe(413);
  });

  test('that contradicts its own length is refused with 400', async () => {
    const smuggled =
      'POST /health HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
    expect(await raw(smuggled)).toMatch(/^HTTP\/1.1 400/);
  });
});

describe('another origin', () => {
  async function preflight(origin: string) {
    return fetch(`${backend.origin}/functions/account-refreshRole`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
        'access-control-request-private-network': 'true',
      },
    });
  }

  test.each(['https://family.example', 'app://amaranth'])('%s is admitted by name', async (origin) => {
    const { status, headers } = await preflight(origin);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-private-network')).toBe('true');
    expect(headers.get('access-control-allow-headers')).toContain('authorization');
  });

  test.each(['https://evil.example', 'null', 'https://family.example.evil.example'])(
    '%s is not',
    async (origin) => {
      const { headers } = await preflight(origin);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('access-control-allow-private-network')).toBeNull();
    },
  );

  test('a name rebound to this machine gets nothing', async () => {
    const request = httpRequest({
      port: backend.port,
      host: '127.0.0.1',
      path: '/configuration.json',
      headers: { host: 'evil.example' },
    });
    request.end();
    const [response] = await once(request, 'response');
    expect(response.statusCode).toBe(421);
    response.resume();
  });
});

describe('no back door', () => {
  test('"Bearer owner" opens nothing without --emulator', async () => {
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
    const response = await fetch(`${backend.origin}/functions/account-refreshRole`, {
      method: 'POST',
      headers,
      body: '{"data":{}}',
    });
    expect(response.status).toBe(401);
  });
});

describe('starting and stopping', () => {
  test('a second server on the same folder refuses and says why', async () => {
    await expect(startBackend({ dataFolder: backend.dataFolder, emulator: false })).rejects.toThrow(
      /in use by another Amaranth/,
    );
  });

  test('a killed server leaves its folder free for the next start', async () => {
    const first = await spawnBackend();
    await first.kill();
    const second = await spawnBackend({ dataFolder: first.dataFolder });
    expect((await fetch(`${second.origin}/health`)).status).toBe(200);
    await second.stop();
    await first.stop();
  });

  test('SIGTERM ends it with code 0', async () => {
    const spawned = await spawnBackend();
    await spawned.stop();
    expect(spawned.process.exitCode).toBe(0);
  });
});
