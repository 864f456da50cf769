import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Bucket, SaveOptions } from '@google-cloud/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Backend, startBackend } from '../../support/backend.ts';

let backend: Backend;
let bucket: Bucket;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'amaranth-storage-'));
  backend = await startBackend({ emulator: false });
  bucket = (await backend.server.businessLogic()).services.bucket;
});
afterAll(async () => {
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
});

const save = (name: string, content: string | Buffer, options: SaveOptions = {}) =>
  bucket.file(name).save(content, { resumable: false, ...options });
const md5 = (content: Buffer) => createHash('md5').update(content).digest('base64');
const code = (expected: number) => ({ code: expected });

describe('The server’s own SDK', () => {
  test('saves, and what arrived is what was sent', async () => {
    for (const size of [0, 1_000, 5 * 1024 * 1024 + 3]) {
      const content = randomBytes(size);
      const name = `save/${size}.bin`;
      await save(name, content, { contentType: 'application/x-test', validation: 'crc32c' });
      const [metadata] = await bucket.file(name).getMetadata();
      expect(metadata).toMatchObject({
        name,
        size: String(size),
        md5Hash: md5(content),
        contentType: 'application/x-test',
      });
      const [read] = await bucket.file(name).download({ validation: 'md5' });
      expect(read.equals(content)).toBe(true);
    }
  });

  // The SDK's own resumable streams send no credentials to an endpoint that is not Google's; a session it opened needs none.
  test('opens a resumable session, and goes on with one that stopped', async () => {
    const content = randomBytes(3 * 256 * 1024 + 17);
    const path = join(folder, 'film.mp4');
    await writeFile(path, content);
    const file = bucket.file('up/resumed.mp4');
    const [uri] = await file.createResumableUpload();
    const half = 512 * 1024;
    const first = await fetch(uri, {
      method: 'PUT',
      headers: { 'content-range': `bytes 0-${half - 1}/${content.length}` },
      body: content.subarray(0, half),
    });
    expect(first.status).toBe(308);
    expect(first.headers.get('range')).toBe(`bytes=0-${half - 1}`);
    const asked = await fetch(uri, {
      method: 'PUT',
      headers: { 'content-range': `bytes */${content.length}` },
    });
    expect([asked.status, asked.headers.get('range')]).toEqual([308, `bytes=0-${half - 1}`]);
    const gap = await fetch(uri, {
      method: 'PUT',
      headers: { 'content-range': `bytes ${half + 10}-${content.length - 1}/${content.length}` },
      body: content.subarray(half + 10),
    });
    expect(gap.status).toBeGreaterThanOrEqual(300);
    expect((await file.exists())[0]).toBe(false);
    await pipeline(
      createReadStream(path, { start: half }),
      file.createWriteStream({ resumable: true, uri, offset: half, validation: false }),
    );
    expect((await file.getMetadata())[0].md5Hash).toBe(md5(content));
  });

  test('reads a part', async () => {
    const content = randomBytes(10_000);
    await save('part.bin', content);
    const part = await buffer(bucket.file('part.bin').createReadStream({ start: 100, end: 199 }));
    expect(part.equals(content.subarray(100, 200))).toBe(true);
    const tail = await buffer(bucket.file('part.bin').createReadStream({ start: 9_990 }));
    expect(tail.equals(content.subarray(9_990))).toBe(true);
  });

  test('lists by prefix, folder and page', async () => {
    for (const name of ['l/a/1', 'l/a/2', 'l/b/1', 'l/c', 'm']) await save(name, name);
    const [files] = await bucket.getFiles({ prefix: 'l/' });
    expect(files.map(({ name }) => name)).toEqual(['l/a/1', 'l/a/2', 'l/b/1', 'l/c']);
    const [direct, , answer] = await bucket.getFiles({ prefix: 'l/', delimiter: '/', autoPaginate: false });
    expect(direct.map(({ name }) => name)).toEqual(['l/c']);
    expect(answer).toMatchObject({ prefixes: ['l/a/', 'l/b/'] });
    const [page, next] = await bucket.getFiles({ prefix: 'l/', maxResults: 3, autoPaginate: false });
    expect(page).toHaveLength(3);
    const [rest] = await bucket.getFiles({ ...next, autoPaginate: false });
    expect(rest.map(({ name }) => name)).toEqual(['l/c']);
    const [from] = await bucket.getFiles({ prefix: 'l/', startOffset: 'l/b', endOffset: 'l/c' });
    expect(from.map(({ name }) => name)).toEqual(['l/b/1']);
  });

  test('copies, moves, deletes, and knows what is there', async () => {
    const file = bucket.file('from.txt');
    await save(file.name, 'hello', { contentType: 'text/plain', metadata: { metadata: { album: 'Lake' } } });
    await file.copy(bucket.file('copy.txt'));
    expect((await bucket.file('copy.txt').download())[0].toString()).toBe('hello');
    expect((await bucket.file('copy.txt').getMetadata())[0].metadata).toEqual({ album: 'Lake' });
    await bucket.file('copy.txt').move('moved.txt');
    expect((await bucket.file('copy.txt').exists())[0]).toBe(false);
    expect((await bucket.file('moved.txt').exists())[0]).toBe(true);
    await bucket
      .file('moved.txt')
      .setMetadata({ contentLanguage: 'fr', metadata: { album: null, year: '1998' } });
    expect((await bucket.file('moved.txt').getMetadata())[0]).toMatchObject({
      contentLanguage: 'fr',
      metadata: { year: '1998' },
    });
    await bucket.file('moved.txt').delete();
    await expect(bucket.file('moved.txt').delete()).rejects.toMatchObject(code(404));
    await bucket.file('moved.txt').delete({ ignoreNotFound: true });
    await expect(bucket.file('moved.txt').download()).rejects.toMatchObject(code(404));
    expect((await bucket.exists())[0]).toBe(true);
  });

  test('overwrites only the generation it was told', async () => {
    const file = bucket.file('generation.txt');
    await save(file.name, 'one', { preconditionOpts: { ifGenerationMatch: 0 } });
    await expect(
      save(file.name, 'two', { preconditionOpts: { ifGenerationMatch: 0 } }),
    ).rejects.toMatchObject(code(412));
    const [{ generation }] = await file.getMetadata();
    await save(file.name, 'two', { preconditionOpts: { ifGenerationMatch: Number(generation) } });
    await expect(file.delete({ ifGenerationMatch: Number(generation) })).rejects.toMatchObject(code(412));
    expect((await file.download())[0].toString()).toBe('two');
  });

  test('refuses content that does not match its checksum, and keeps nothing of it', async () => {
    const file = bucket.file('damaged.bin');
    const wrong = md5(Buffer.from('something else'));
    await expect(
      save(file.name, 'content', { metadata: { md5Hash: wrong }, validation: false }),
    ).rejects.toMatchObject(code(400));
    expect((await file.exists())[0]).toBe(false);
  });
});

describe('A signed link', () => {
  const inMinutes = (minutes: number) => Date.now() + minutes * 60_000;

  test('opens one file for a while, and nothing else', async () => {
    await save('s/letter é.txt', 'Dear Rose');
    await save('s/other.txt', 'not for you');
    const { services } = await backend.server.businessLogic();
    const link = await services.signedLink('s/letter é.txt', { expiresAt: inMinutes(5) });
    expect(await (await fetch(link)).text()).toBe('Dear Rose');
    const other = link.replace(/letter[^?]*/, 'other.txt');
    expect((await fetch(other)).status).toBe(403);
    expect((await fetch(link, { method: 'DELETE' })).status).toBe(403);
    const longer = new URL(link);
    longer.searchParams.set('X-Goog-Expires', '604800');
    expect((await fetch(longer)).status).toBe(403);
    const named = await services.signedLink('s/letter é.txt', {
      expiresAt: inMinutes(5),
      downloadName: 'Lettre.txt',
    });
    expect((await fetch(named)).headers.get('content-disposition')).toContain('Lettre.txt');
  });

  test('to write puts one file in place, and reads nothing', async () => {
    const { services } = await backend.server.businessLogic();
    const link = await services.signedLink('s/written.txt', { expiresAt: inMinutes(5), action: 'write' });
    expect((await fetch(link)).status).toBe(403);
    const put = await fetch(link, { method: 'PUT', body: 'Dear Jeanne' });
    expect(put.status).toBe(200);
    const [content] = await services.bucket.file('s/written.txt').download();
    expect(content.toString()).toBe('Dear Jeanne');
    const elsewhere = link.replace('written.txt', 'other.txt');
    expect((await fetch(elsewhere, { method: 'PUT', body: 'over it' })).status).toBe(403);
  });
});

describe('Over plain HTTP', () => {
  async function read(headers: Record<string, string>, name = 'http.txt'): Promise<Response> {
    const { services } = await backend.server.businessLogic();
    return fetch(await services.signedLink(name, { expiresAt: Date.now() + 60_000 }), { headers });
  }

  test('ranges are exact, from either end, and an impossible one is 416', async () => {
    await save('http.txt', '0123456789');
    const part = await read({ range: 'bytes=2-4' });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ]);
    expect(await (await read({ range: 'bytes=-3' })).text()).toBe('789');
    expect(await (await read({ range: 'bytes=7-' })).text()).toBe('789');
    const beyond = await read({ range: 'bytes=10-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    expect((await read({ range: 'lines=1-2' })).status).toBe(200);
  });

  test('an unchanged file is not sent again', async () => {
    const etag = (await read({})).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    expect((await read({ 'if-none-match': etag })).status).toBe(304);
    expect((await read({ 'if-none-match': '"another"' })).status).toBe(200);
  });

  test.each([
    ['page.html', 'text/html', '<script>alert(1)</script>'],
    [
      'drawing.svg',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
  ])('%s runs no script in our origin', async (name, contentType, content) => {
    await save(name, content, { contentType });
    const answer = await read({}, name);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(`${policy} ${answer.headers.get('content-disposition') ?? ''}`).toMatch(/sandbox|attachment/);
  });
});
