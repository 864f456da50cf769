/** What strangers, and people who were shown out, try against the files of others. */
import { readdir, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { parse } from 'content-disposition';
import { doc, setDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Backend, movableClock, startBackend } from '../../support/backend.ts';
import { writeOpenRules } from '../../support/openRules.ts';
import { type Person, signUpPerson } from '../../support/person.ts';

const BUCKET = 'amaranth-local.appspot.com';

interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: BodyInit | null;
}

function talkTo(backend: Backend) {
  const objects = `${backend.origin}/v0/b/${BUCKET}/o`;
  const send = (address: string, { method = 'POST', headers = {}, body = null }: Sent = {}) =>
    fetch(address, { method, headers, body });
  const start = (name: string, headers: Record<string, string> = {}) =>
    send(`${objects}?name=${encodeURIComponent(name)}`, {
      headers: {
        'x-goog-upload-protocol': 'resumable',
        'x-goog-upload-command': 'start',
        'x-goog-upload-header-content-type': 'image/png',
        ...headers,
      },
    });
  return { objects, send, start };
}

async function bearer(person: Person): Promise<string> {
  return `Firebase ${await person.auth.currentUser?.getIdToken()}`;
}

/** Bytes of uploads that are not finished. */
async function arrivedBytes(backend: Backend): Promise<number> {
  const folder = join(backend.dataFolder, 'files/arriving');
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

describe('Under the product’s rules', () => {
  let backend: Backend;
  let rose: Person;
  beforeAll(async () => {
    backend = await startBackend({ emulator: false });
    rose = await signUpPerson(backend.origin);
  });
  afterAll(async () => {
    await rose.leave();
    await backend.stop();
  });

  test('a stranger starts no upload without a length, nor with one', async () => {
    const { start } = talkTo(backend);
    for (const name of ['anything.jpg', `users/${rose.uid}/avatar/current`]) {
      expect((await start(name)).status).toBe(403);
      expect((await start(name, { 'x-goog-upload-header-content-length': '10' })).status).toBe(403);
    }
  });

  test('a person’s session answers in its own protocol and to that person alone', async () => {
    const { start, send } = talkTo(backend);
    const bob = await signUpPerson(backend.origin);
    const authorization = await bearer(rose);
    const started = await start(`users/${rose.uid}/avatar/current`, {
      authorization,
      'x-goog-upload-header-content-length': '64',
    });
    expect(started.status).toBe(200);
    const session = started.headers.get('x-goog-upload-url') ?? '';
    const id = new URL(session).searchParams.get('upload_id') ?? '';
    const body = new Uint8Array(64);
    for (const method of ['PUT', 'DELETE']) {
      const address = `${backend.origin}/upload/storage/v1/b/${BUCKET}/o?uploadType=resumable&upload_id=${id}`;
      const answer = await send(address, { method, body: method === 'PUT' ? body : null });
      expect(answer.status, method).toBe(404);
    }
    const finish = { 'x-goog-upload-command': 'upload, finalize', 'x-goog-upload-offset': '0' };
    for (const command of ['query', 'cancel', 'upload, finalize']) {
      const headers = { ...finish, 'x-goog-upload-command': command };
      expect((await send(session, { headers, body })).status, command).toBe(403);
      const theirs = { ...headers, authorization: await bearer(bob) };
      expect((await send(session, { headers: theirs, body })).status, command).toBe(403);
    }
    const own = await send(session, { headers: { ...finish, authorization }, body });
    expect(own.status).toBe(200);
    await bob.leave();
  });

  test('no download token outlives the sessions of whoever sent the file', async () => {
    const authorization = await bearer(rose);
    const { send, objects } = talkTo(backend);
    const name = encodeURIComponent(`users/${rose.uid}/avatar/current`);
    const sent = await send(`${objects}?name=${name}`, {
      headers: { authorization, 'content-type': 'image/png' },
      body: new Uint8Array(10),
    });
    expect(await sent.json()).toMatchObject({ downloadTokens: '' });
    const made = await send(`${objects}/${name}?create_token=true`, {
      headers: { authorization: 'Bearer owner' },
    });
    expect([401, 403]).toContain(made.status);
  });

  test('a portrait has one name and one mebibyte', async () => {
    const authorization = await bearer(rose);
    const { send, objects } = talkTo(backend);
    const put = (file: string, size: number) =>
      send(`${objects}?name=${encodeURIComponent(`users/${rose.uid}/avatar/${file}`)}`, {
        headers: { authorization, 'content-type': 'image/png' },
        body: new Uint8Array(size),
      });
    expect((await put('current', 1024 * 1024)).status).toBe(200);
    expect((await put('current', 1024 * 1024 + 1)).status).toBe(403);
    expect((await put('another', 10)).status).toBe(403);
  });
});

describe('Under rules that let people and visitors in', () => {
  const clock = movableClock();
  let backend: Backend;
  let rose: Person;
  beforeAll(async () => {
    const rules = await writeOpenRules(`
      match /open/{file} { allow read; allow write: if request.resource == null || request.resource.size <= 1000; }
      match /exact/{file} { allow read; allow create: if request.resource.size == 3; }
      match /own/{file} {
        allow read, write: if request.auth != null && !firestore.exists(
          /databases/(default)/documents/users/$(request.auth.uid)/endedSessions/$(string(request.auth.token.auth_time)));
      }`);
    backend = await startBackend({ clock, environment: { AMARANTH_RULES: rules } });
    rose = await signUpPerson(backend.origin);
  });
  afterAll(async () => {
    await rose.leave();
    await backend.stop();
  });

  test('a visitor who announces no size fills no disk', async () => {
    const { start, send } = talkTo(backend);
    const session = (await start('open/film')).headers.get('x-goog-upload-url') ?? '';
    const answer = await send(session, {
      headers: { 'x-goog-upload-command': 'upload', 'x-goog-upload-offset': '0' },
      body: new Uint8Array(24 * 1024 * 1024),
    }).catch(() => null);
    expect(answer?.status ?? 403).toBe(403);
    expect(await arrivedBytes(backend)).toBeLessThan(3 * 1024 * 1024);
  });

  test('a visitor holds twenty sessions and no more', async () => {
    const { start } = talkTo(backend);
    const statuses: number[] = [];
    for (let count = 0; count < 22; count += 1) statuses.push((await start(`open/${count}`)).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(20);
  });

  test('a rule about the exact size holds for a file sent in one request, too', async () => {
    const { send, objects } = talkTo(backend);
    const multipart = (content: string, end: string) =>
      send(`${objects}?name=exact/${content.length}${end.length}`, {
        headers: {
          'x-goog-upload-protocol': 'multipart',
          'content-type': 'multipart/related; boundary=b',
        },
        body: `--b\r\ncontent-type: application/json\r\n\r\n{}\r\n--b\r\ncontent-type: text/plain\r\n\r\n${content}\r\n--b--${end}`,
      });
    expect((await multipart('abc', '')).status).toBe(200);
    expect((await multipart('abc', '\r\n')).status).toBe(200);
    expect((await multipart('abcd', '')).status).toBe(403);
    expect((await multipart('a', '')).status).toBe(403);
  });

  /** Sends a first part of a long body and leaves the rest to the test. */
  async function uploadSlowly(authorization: string, name: string) {
    const { start } = talkTo(backend);
    const size = 8 * 1024 * 1024;
    const started = await start(name, {
      authorization,
      'x-goog-upload-header-content-length': String(size),
    });
    const address = started.headers.get('x-goog-upload-url') ?? '';
    const answered = Promise.withResolvers<number>();
    const sending = request(address, {
      method: 'POST',
      headers: {
        authorization,
        'content-length': size,
        'x-goog-upload-command': 'upload, finalize',
        'x-goog-upload-offset': '0',
      },
    });
    sending.on('response', (response) => {
      response.resume();
      answered.resolve(response.statusCode ?? 0);
    });
    sending.on('error', () => answered.resolve(0));
    const before = await arrivedBytes(backend);
    sending.write(new Uint8Array(2 * 1024 * 1024));
    await vi.waitFor(async () => expect((await arrivedBytes(backend)) - before).toBeGreaterThan(1_000_000));
    return { sending, answered: answered.promise };
  }

  test.each([
    [
      'whose account is disabled',
      401,
      async (person: Person) => {
        const { services } = await backend.server.businessLogic();
        await services.auth.updateUser(person.uid, { disabled: true });
      },
    ],
    [
      'who is signed out from another device',
      403,
      async (person: Person) => {
        const claims = (await person.auth.currentUser?.getIdTokenResult())?.claims;
        await setDoc(
          doc(person.firestore, 'users', person.uid, 'endedSessions', String(claims?.auth_time)),
          {},
        );
      },
    ],
  ])('the running upload of somebody %s is refused in the middle', async (_, status, end) => {
    const person = await signUpPerson(backend.origin);
    const { sending, answered } = await uploadSlowly(await bearer(person), `own/${person.uid}`);
    await end(person);
    clock.advance(2_000);
    sending.write(new Uint8Array(64 * 1024));
    expect(await answered).toBe(status);
    sending.destroy();
    await person.leave();
  });
});

describe('A request that is out of bounds', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());
  const owner = { authorization: 'Bearer owner' };
  const apiUpload = () => `${backend.origin}/upload/storage/v1/b/${BUCKET}/o`;

  test('a description of a mebibyte is refused before it is held', async () => {
    const { start, send, objects } = talkTo(backend);
    const body = JSON.stringify({ metadata: { a: 'a'.repeat(1024 * 1024) } });
    await send(`${objects}?name=described`, {
      headers: { ...owner, 'content-type': 'text/plain' },
      body: 'x',
    });
    const headers = { ...owner, 'content-type': 'application/json' };
    const answers = [
      await send(`${objects}/described`, { method: 'PATCH', headers, body }),
      await send(`${objects}?name=other`, {
        headers: { ...headers, 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': 'start' },
        body,
      }),
      await send(`${apiUpload()}?uploadType=resumable&name=other`, { headers, body }),
      await send(`${backend.origin}/storage/v1/b/${BUCKET}/o/described`, { method: 'PATCH', headers, body }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([413, 413, 413, 413]);
    expect((await start('fine', owner)).status).toBe(200);
  });

  test.each([
    ['a content type of two lines', { contentType: 'image/png\r\nx-evil: 1' }],
    ['a disposition with a control character', { contentDisposition: 'inline\u0000' }],
    ['a language beyond ASCII', { contentLanguage: 'français\u2028' }],
    ['a value of two lines', { metadata: { caption: 'a\nb' } }],
    ['more than 8 KiB of its own', { metadata: { caption: 'a'.repeat(8 * 1024) } }],
    ['a number where words belong', { metadata: { caption: 7 } }],
  ])('%s is refused', async (_, description) => {
    const { send, objects } = talkTo(backend);
    const name = crypto.randomUUID();
    await send(`${objects}?name=${name}`, { headers: { ...owner, 'content-type': 'text/plain' }, body: 'x' });
    const answer = await send(`${objects}/${name}`, {
      method: 'PATCH',
      headers: { ...owner, 'content-type': 'application/json' },
      body: JSON.stringify(description),
    });
    expect(answer.status).toBe(400);
    expect((await send(`${objects}/${name}?alt=media`, { method: 'GET', headers: owner })).status).toBe(200);
  });

  test.each([
    ['without a boundary', 'multipart/related', '--b\r\n\r\n{}'],
    ['with a boundary that is none', 'multipart/related; boundary="\u00e9\u00e9"', 'x'],
    ['that is empty', 'multipart/related; boundary=b', ''],
    ['that is junk', 'multipart/related; boundary=b', '--b--b--b\r\n\r\n\r\n--b\0'],
    [
      'with metadata that is no JSON',
      'multipart/related; boundary=b',
      '--b\r\n\r\n{]\r\n--b\r\n\r\nx\r\n--b--',
    ],
    [
      'with metadata that is null',
      'multipart/related; boundary=b',
      '--b\r\n\r\nnull\r\n--b\r\n\r\nx\r\n--b--',
    ],
    ['that never ends', 'multipart/related; boundary=b', '--b\r\n\r\n{}\r\n--b\r\n\r\nx'],
    [
      'with a type no header can carry',
      'multipart/related; boundary=b',
      '--b\r\n\r\n{}\r\n--b\r\ncontent-type: \u6f22\u5b57\r\n\r\nx\r\n--b--',
    ],
    ['with an unbounded head', 'multipart/related; boundary=b', `--b\r\n\r\n${' '.repeat(300_000)}`],
  ])('a multipart body %s is 400, in both protocols', async (_, contentType, body) => {
    const { send, objects } = talkTo(backend);
    const headers = { ...owner, 'content-type': contentType };
    const api = await send(`${apiUpload()}?uploadType=multipart&name=junk`, { headers, body });
    const firebase = await send(`${objects}?name=junk`, {
      headers: { ...headers, 'x-goog-upload-protocol': 'multipart' },
      body,
    });
    expect([api.status, firebase.status]).toEqual([400, 400]);
    expect(await arrivedBytes(backend)).toBe(0);
  });

  test.each([
    '/storage/v1/b/BUCKET/o/%2e/rewriteTo/b/BUCKET/o/x%00y',
    '/storage/v1/b/BUCKET/o/a/copyTo/b/BUCKET/o/%0a',
    '/storage/v1/b/BUCKET/o/a/unknown',
  ])('POST %s is refused, not failed at', async (path) => {
    const { send } = talkTo(backend);
    const answer = await send(`${backend.origin}${path.replaceAll('BUCKET', BUCKET)}`, { headers: owner });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});

describe('A name', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  test.each([
    'sœur.jpg',
    'l’été.jpg',
    '漢字.jpg',
    '👵.jpg',
    'a "quote".jpg',
    '100% of %41.jpg',
    'été; x=y.jpg',
  ])('%s comes back as it was, in every way a file leaves', async (name) => {
    const { services } = await backend.server.businessLogic();
    const file = services.bucket.file(`names/${name}`);
    await file.save('x', { resumable: false, contentType: 'image/jpeg' });
    const given = async (address: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(address, { headers });
      expect(answer.status).toBe(200);
      return parse(answer.headers.get('content-disposition') ?? '').parameters.filename;
    };
    const { objects } = talkTo(backend);
    const shown = `${objects}/${encodeURIComponent(file.name)}?alt=media`;
    expect(await given(shown, { authorization: 'Bearer owner' })).toBe(name);
    await services.bucket.file('names/plain').save('x', { resumable: false });
    const link = await services.signedLink('names/plain', {
      expiresAt: Date.now() + 60_000,
      downloadName: name,
    });
    expect(await given(link)).toBe(name);
    // As the vendor's own SDK asks for it.
    const [sdkLink] = await services.bucket.file('names/plain').getSignedUrl({
      version: 'v4',
      action: 'read',
      expires: Date.now() + 60_000,
      host: backend.origin,
      promptSaveAs: name,
    });
    expect((await fetch(sdkLink)).status).toBe(200);
    await file.setMetadata({ contentDisposition: `inline; filename="${name.replaceAll('"', '')}"` });
    expect(await given(shown, { authorization: 'Bearer owner' })).toBe(name.replaceAll('"', ''));
  });
});
