import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { commonHeaders, pageHeaders } from '#shared/securityHeaders.ts';

vi.mock('electron', () => ({
  net: {
    // As Electron's loader of files: whole, whatever range is asked for.
    fetch: async (address: string) =>
      new Response(
        Readable.toWeb(createReadStream(fileURLToPath(address), { highWaterMark: 3 })) as ReadableStream,
      ),
  },
}));
const { answerFrom } = await import('./protocol.ts');

const page = pageHeaders(['https://backend.example']);
let outside: string;
let folder: string;

beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), 'amaranth-protocol-'));
  folder = join(outside, 'renderer');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'icon.svg'), '<svg/>');
  await writeFile(join(folder, 'assets', 'film-1a2b.mp4'), '0123456789');
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
  await writeFile(join(folder, 'assets', 'empty-1a2b.css'), '');
  await writeFile(join(outside, 'secret.json'), '{}');
  await symlink(join(outside, 'secret.json'), join(folder, 'linked.json'));
  await symlink(outside, join(folder, 'up'));
  await mkdir(join(outside, 'renderer-old'));
  await writeFile(join(outside, 'renderer-old', 'secret.json'), '{}');
  await symlink(join(outside, 'renderer-old'), join(folder, 'old'));
  await mkdir(join(folder, 'folder.js'));
});
afterAll(() => rm(outside, { recursive: true }));

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  answerFrom(folder, page, new Request(`app://amaranth${path}`, { method, headers }));

test('a page comes with every header that the web’s server sends, and is asked for anew each time', async () => {
  const answer = await ask('/albums/abc', { accept: 'text/html' });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({ ...page, 'cache-control': 'no-cache' });
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(await answer.text()).toBe('<!doctype html>');
});

test('a script brings the policy that its worker keeps to, and stays for ever', async () => {
  const { headers } = await ask('/assets/app-1a2b.js');
  expect(headers.get('content-security-policy')).toBe(page['content-security-policy']);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['a drawing', '/icon.svg', {}, 'GET', 200],
  ['a part of a film', '/assets/film-1a2b.mp4', { range: 'bytes=0-3' }, 'GET', 206],
  ['a part that is not there', '/assets/film-1a2b.mp4', { range: 'bytes=10-' }, 'GET', 416],
  ['a missing file', '/missing.json', {}, 'GET', 404],
  ['what is no address of ours', '/..%2fkey.json', {}, 'GET', 400],
  ['what changes things', '/index.html', {}, 'POST', 405],
] as const)('no frame is made of %s, and nothing runs there', async (_, path, given, method, status) => {
  const answer = await ask(path, given, method);
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toMatchObject(commonHeaders);
  expect(commonHeaders['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(commonHeaders['x-frame-options']).toBe('DENY');
});

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=5-', 206, '56789', 'bytes 5-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=0-1,4-5', 200, '0123456789', null],
  ['lines=0-1', 200, '0123456789', null],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
] as const)('of a film, %s is answered with %i', async (range, status, text, contentRange) => {
  const answer = await ask('/assets/film-1a2b.mp4', { range });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-range')).toBe(contentRange);
  expect(answer.headers.get('accept-ranges')).toBe('bytes');
  if (status !== 416) expect(answer.headers.get('content-length')).toBe(String(text.length));
  expect(await answer.text()).toBe(text);
});

test('an empty file is one', async () => {
  const answer = await ask('/assets/empty-1a2b.css');
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '0', '']);
});

test('HEAD tells what GET would bring, and brings nothing', async () => {
  const answer = await ask('/assets/film-1a2b.mp4', {}, 'HEAD');
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '10', '']);
});

test('a link within the build that leads out of it leads nowhere', async () => {
  expect((await ask('/linked.json')).status).toBe(404);
  expect((await ask('/up/secret.json')).status).toBe(404);
  // Its name begins as the build's does.
  expect((await ask('/old/secret.json')).status).toBe(404);
});

test('a folder, a missing file and a missing asset are not there', async () => {
  for (const path of ['/folder.js', '/missing.json', '/assets/app-old.js']) {
    const answer = await ask(path, { accept: 'text/html' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('what changes things is refused, with word of what is not', async () => {
  const answer = await ask('/index.html', {}, 'POST');
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
