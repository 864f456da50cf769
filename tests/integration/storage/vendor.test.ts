/** What the vendor does in the corners its own test suites look into: tokens, sessions that are over, compressed files. */
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Backend, startBackend } from '../../support/backend.ts';

const BUCKET = 'amaranth-local.appspot.com';
const owner = { authorization: 'Bearer owner' };
let backend: Backend;
let objects: string;
beforeAll(async () => {
  backend = await startBackend();
  objects = `${backend.origin}/v0/b/${BUCKET}/o`;
});
afterAll(() => backend.stop());

const post = (address: string, headers: Record<string, string>, body: string | null = null) =>
  fetch(address, { method: 'POST', headers, body });
const put = (name: string, body: string) =>
  post(`${objects}?name=${name}`, { ...owner, 'content-type': 'text/plain' }, body);
const read = async (name: string) => (await fetch(`${objects}/${name}?alt=media`, { headers: owner })).text();
async function tokensOf(answer: Response): Promise<string[]> {
  const { downloadTokens } = (await answer.json()) as { downloadTokens: string };
  return downloadTokens.split(',').filter(Boolean);
}

describe('A download token', () => {
  test('is made and ended by administrators, and the file stays what it is', async () => {
    const [first = ''] = await tokensOf(await put('token.txt', 'Dear Rose'));
    const made = await tokensOf(await post(`${objects}/token.txt?create_token=true`, owner));
    expect(made).toEqual([first, expect.any(String)]);
    expect(await read('token.txt')).toBe('Dear Rose');
    for (const token of made)
      expect(await (await fetch(`${objects}/token.txt?alt=media&token=${token}`)).text()).toBe('Dear Rose');

    expect(await tokensOf(await post(`${objects}/token.txt?delete_token=${first}`, owner))).toEqual([
      made[1],
    ]);
    expect((await fetch(`${objects}/token.txt?alt=media&token=${first}`)).status).toBe(403);
    // The last one is replaced, not taken away.
    const [next, ...others] = await tokensOf(
      await post(`${objects}/token.txt?delete_token=${made[1]}`, owner),
    );
    expect(others).toEqual([]);
    expect(made).not.toContain(next);
  });

  test('is nobody else’s to make', async () => {
    await put('token.txt', 'Dear Rose');
    for (const wish of ['create_token=true', 'delete_token=x']) {
      const answer = await post(`${objects}/token.txt?${wish}`, {});
      expect(answer.status, wish).toBe(403);
      expect(await answer.json()).toMatchObject({ error: { message: 'Missing admin credentials.' } });
    }
    // Whichever way the object is named, this asks for a token and never for an upload of nothing.
    for (const wish of ['create_token=true', 'delete_token=x']) {
      expect((await post(`${objects}?name=token.txt&${wish}`, {})).status).toBe(403);
      expect((await post(`${objects}?name=token.txt&${wish}`, owner)).status).toBe(200);
    }
    expect((await post(`${objects}/token.txt`, owner)).status).toBe(400);
    expect((await post(`${objects}/token.txt?create_token=someValue`, owner)).status).toBe(400);
    expect((await post(`${objects}/missing.txt?create_token=true`, owner)).status).toBe(404);
    expect(await read('token.txt')).toBe('Dear Rose');
  });
});

describe('A session of Firebase’s protocol', () => {
  async function start(name: string): Promise<string> {
    const answer = await post(`${objects}?name=${name}`, {
      ...owner,
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
    });
    return answer.headers.get('x-goog-upload-url') ?? '';
  }
  /** The vendor's suites say who they are at the start only. */
  const command = (session: string, word: string, offset = 0, body: string | null = null) =>
    post(session, { 'x-goog-upload-command': word, 'x-goog-upload-offset': String(offset) }, body);

  test('that was cancelled takes no more bytes and makes no file', async () => {
    const session = await start('cancelled.txt');
    expect((await command(session, 'upload', 0, 'half')).status).toBe(200);
    expect((await command(session, 'cancel')).status).toBe(200);
    expect((await command(session, 'cancel')).status).toBe(200);
    for (const word of ['upload', 'finalize', 'upload, finalize'])
      expect((await command(session, word, 4, word === 'finalize' ? null : 'more')).status, word).toBe(400);
    const asked = await command(session, 'query');
    expect([asked.status, asked.headers.get('x-goog-upload-status')]).toEqual([200, 'cancelled']);
    expect((await fetch(`${objects}/cancelled.txt`, { headers: owner })).status).toBe(404);
  });

  test('that is finished says so again, cannot be cancelled and takes no more', async () => {
    const session = await start('finished.txt');
    expect((await command(session, 'upload', 0, 'half ')).status).toBe(200);
    const done = await command(session, 'upload, finalize', 5, 'and half');
    expect([done.status, done.headers.get('x-goog-upload-status')]).toEqual([200, 'final']);
    expect((await command(session, 'cancel')).status).toBe(400);
    expect((await command(session, 'upload', 13, 'more')).status).toBe(400);
    const asked = await command(session, 'query');
    expect([
      asked.headers.get('x-goog-upload-status'),
      asked.headers.get('x-goog-upload-size-received'),
    ]).toEqual(['final', '13']);
    // Whoever lost the answer sends the last request once more.
    for (const again of [
      await command(session, 'finalize'),
      await command(session, 'upload, finalize', 5, 'and half'),
    ])
      expect(await again.json()).toMatchObject({ name: 'finished.txt', size: '13' });
    expect(await read('finished.txt')).toBe('half and half');
  });

  test('that is finished does not answer for what took its object’s place', async () => {
    const session = await start('replaced.txt');
    await command(session, 'upload, finalize', 0, 'earlier');
    await put('replaced.txt', 'later');
    expect((await command(session, 'query')).status).toBe(404);
  });

  test('that nobody knows is 404, whatever is asked of it', async () => {
    const session = `${objects}?name=x&upload_id=unknown&upload_protocol=resumable`;
    for (const word of ['query', 'cancel', 'upload', 'finalize'])
      expect((await command(session, word)).status, word).toBe(404);
  });
});

test('A session of the JSON API that was cancelled is gone', async () => {
  const started = await post(
    `${backend.origin}/upload/storage/v1/b/${BUCKET}/o?uploadType=resumable&name=api.txt`,
    owner,
  );
  const session = started.headers.get('location') ?? '';
  const cancelled = await fetch(session, { method: 'DELETE' });
  expect(cancelled.status).toBe(499);
  expect((await fetch(session, { method: 'PUT', body: 'late' })).status).toBe(410);
  expect((await fetch(`${objects}/api.txt`, { headers: owner })).status).toBe(404);
});

describe('The JSON API', () => {
  const api = () => `${backend.origin}/storage/v1/b/${BUCKET}/o`;
  const upload = (query: string) =>
    post(`${backend.origin}/upload/storage/v1/b/${BUCKET}/o?${query}`, owner, 'Dear Rose');
  const generationOf = async (name: string) =>
    ((await (await fetch(`${api()}/${name}`, { headers: owner })).json()) as { generation: string })
      .generation;

  test('copies only the content that was meant', async () => {
    await put('original.txt', 'Dear Rose');
    const generation = await generationOf('original.txt');
    const copy = async (condition: string) =>
      (await post(`${api()}/original.txt/rewriteTo/b/${BUCKET}/o/copied.txt?${condition}`, owner, '{}'))
        .status;
    expect(await copy('ifSourceGenerationMatch=5')).toBe(412);
    expect(await copy(`ifSourceGenerationNotMatch=${generation}`)).toBe(412);
    expect(await copy('ifSourceMetagenerationMatch=7')).toBe(412);
    expect(await copy('sourceGeneration=5')).toBe(404);
    expect((await fetch(`${api()}/copied.txt`, { headers: owner })).status).toBe(404);
    expect(await copy(`sourceGeneration=${generation}&ifSourceGenerationMatch=${generation}`)).toBe(200);
    expect(await read('copied.txt')).toBe('Dear Rose');
  });

  test('takes no upload of an unknown type', async () => {
    const refused = await upload('uploadType=foo&name=foo.txt');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: { code: 400 } });
    expect((await fetch(`${api()}/foo.txt`, { headers: owner })).status).toBe(404);
    expect((await upload('uploadType=media&name=foo.txt')).status).toBe(200);
  });

  test.each(['/storage/v1/b/BUCKET/iam', '/storage/v1/projects/x/serviceAccount', '/upload/storage/v1/x'])(
    'answers for %s itself, not with the app’s page',
    async (path) => {
      const answer = await fetch(backend.origin + path.replace('BUCKET', BUCKET), {
        headers: { ...owner, accept: 'text/html' },
      });
      expect([answer.status, await answer.json()]).toMatchObject([404, { error: { code: 404 } }]);
    },
  );

  test('passes over the bytes of a chunk that it has already', async () => {
    const address = `${backend.origin}/upload/storage/v1/b/${BUCKET}/o?uploadType=resumable&name=overlap.txt`;
    const session = (await post(address, owner)).headers.get('location');
    const send = (range: string, body: string) =>
      fetch(session ?? '', { method: 'PUT', headers: { 'content-range': `bytes ${range}` }, body });
    expect((await send('0-3/8', 'abcd')).status).toBe(308);
    expect((await send('0-1/8', 'ab')).headers.get('range')).toBe('bytes=0-3');
    expect((await send('2-5/8', 'cdef')).headers.get('range')).toBe('bytes=0-5');
    expect((await send('7-7/8', 'h')).status).toBe(400);
    expect((await send('0-7/8', 'abcdefgh')).status).toBe(200);
    expect(await read('overlap.txt')).toBe('abcdefgh');
  });
});

describe('A file that is stored compressed', () => {
  const content = 'Dear Rose, '.repeat(10_000);
  const compressed = gzipSync(content);
  /** Without a client that decompresses on its own. */
  async function download(headers: Record<string, string>) {
    const { promise, resolve, reject } = Promise.withResolvers<{
      headers: NodeJS.Dict<string | string[]>;
      body: Buffer;
      status: number;
    }>();
    request(`${objects}/letter.txt?alt=media`, { headers: { ...owner, ...headers } }, (response) => {
      buffer(response).then(
        (body) => resolve({ headers: response.headers, body, status: response.statusCode ?? 0 }),
        reject,
      );
    }).end();
    return promise;
  }
  beforeAll(async () => {
    const { services } = await backend.server.businessLogic();
    await services.bucket.file('letter.txt').save(compressed, {
      resumable: false,
      metadata: { contentType: 'text/plain', contentEncoding: 'gzip' },
    });
  });

  test('goes out plain and whole to whoever takes nothing else', async () => {
    for (const accepts of [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip;q=0' }]) {
      const plain = await download({ ...accepts, range: 'bytes=0-9' });
      expect([plain.status, plain.body.toString()]).toEqual([200, content]);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.headers['content-length']).toBeUndefined();
    }
  });

  test('goes out as it is to whoever takes it compressed', async () => {
    const stored = await download({ 'accept-encoding': 'gzip, br' });
    expect(stored.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(stored.body).toString()).toBe(content);
    const part = await download({ 'accept-encoding': 'gzip', range: 'bytes=0-9' });
    expect([part.status, part.body.length]).toEqual([206, 10]);
  });

  test('stays compressed where its owner asked for that', async () => {
    const { services } = await backend.server.businessLogic();
    const file = services.bucket.file('letter.txt');
    await file.setMetadata({ cacheControl: 'no-transform' });
    expect((await download({})).body.equals(compressed)).toBe(true);
    await file.setMetadata({ cacheControl: null as unknown as string });
    const [read] = await file.download();
    expect(read.toString()).toBe(content);
  });
});
