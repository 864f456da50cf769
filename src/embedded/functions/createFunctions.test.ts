import { deleteApp, type FirebaseApp, FirebaseError, initializeApp } from 'firebase/app';
import { connectFunctionsEmulator, type Functions, getFunctions, httpsCallable } from 'firebase/functions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCallable } from '#shared/callables/contract.ts';
import type { RefusalCode } from '#shared/errors/functions.ts';
import { defineEndpoint } from '../../functions/endpoint.ts';
import { Refusal } from '../../functions/errors.ts';
import { defineHandler } from '../../functions/handler.ts';
import type { Services } from '../../functions/services.ts';
import { InvalidTokenError, type ResolveCaller } from '../caller.ts';
import { type Listener, listen } from '../http/listen.ts';
import { silentLogger } from '../log/logger.ts';
import { createFunctions } from './createFunctions.ts';

const anything = z.unknown();
const echo = defineHandler(defineCallable({ name: 'tests-echo', input: anything, output: anything }), {
  access: 'visitor',
  run: (input) => input,
});
const whoAmI = defineHandler(defineCallable({ name: 'tests-whoAmI', input: anything, output: z.string() }), {
  access: 'user',
  run: (_input, { caller }) => `${caller.uid} ${caller.email} ${caller.emailVerified}`,
});
const count = defineHandler(
  defineCallable({
    name: 'tests-count',
    input: z.object({ to: z.number(), failAt: z.number().optional() }),
    output: z.object({ counted: z.number() }),
    chunk: z.number(),
  }),
  {
    access: 'visitor',
    run: async ({ to, failAt }, { send }) => {
      for (let n = 1; n <= to; n += 1) {
        if (n === failAt) throw new Refusal('conflict', 'Someone else is counting');
        await send(n);
      }
      return { counted: to };
    },
  },
);
const refuse = defineHandler(
  defineCallable({ name: 'tests-refuse', input: z.object({ code: z.string() }), output: anything }),
  {
    access: 'visitor',
    run: ({ code }) => {
      if (code === 'crash') throw new Error('secret path /home/ana');
      throw new Refusal(code as RefusalCode, 'No', { bytesLeft: 7 });
    },
  },
);
const webhook = defineEndpoint({
  name: 'tests-webhook',
  methods: ['POST'],
  run: async (request) =>
    new Response(`${request.headers.get('x-signature')}:${await request.text()}`, { status: 202 }),
});
const catalogue = {
  callables: [echo, whoAmI, count, refuse],
  endpoints: [webhook],
};

const resolveCaller: ResolveCaller = (authorization) => {
  if (authorization === undefined) return Promise.resolve({ kind: 'visitor' });
  if (authorization === 'Bearer service') return Promise.resolve({ kind: 'privileged' });
  if (authorization !== 'Bearer ana') return Promise.reject(new InvalidTokenError());
  return Promise.resolve({
    kind: 'user',
    uid: 'ana',
    claims: { email: 'ana@example.com', email_verified: true, auth_time: 1_700_000_000 },
  });
};

let listener: Listener;
let origin: string;
let app: FirebaseApp;
let functions: Functions;

beforeAll(async () => {
  const noMark = { collection: () => ({ doc: () => ({ get: () => ({ exists: false }) }) }) };
  const services = { log: silentLogger, firestore: noMark, configuration: {} } as unknown as Services;
  const hosted = createFunctions({ resolveCaller, load: () => Promise.resolve({ catalogue, services }) });
  listener = await listen({
    fetch: hosted.fetch,
    host: '127.0.0.1',
    port: 0,
    preferredPort: 0,
    tls: null,
    isTrustedProxy: () => false,
  });
  origin = `http://127.0.0.1:${listener.port}`;
  app = initializeApp({ projectId: 'amaranth-local', apiKey: 'k' });
  functions = getFunctions(app);
  connectFunctionsEmulator(functions, '127.0.0.1', listener.port);
});
afterAll(async () => {
  await deleteApp(app);
  await listener.close();
});

async function post(name: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}/functions/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('a callable', () => {
  test('answers the SDK with what it was given, under both addresses', async () => {
    const data = { text: 'é🌺', list: [1, 2.5, null], nested: { yes: true } };
    expect((await httpsCallable(functions, 'tests-echo')(data)).data).toEqual(data);
    const domain = getFunctions(app, `${origin}/functions`);
    expect((await httpsCallable(domain, 'tests-echo')(data)).data).toEqual(data);
  });

  test('decodes 64-bit integers and answers null for nothing', async () => {
    const wrapped = { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: '42' };
    expect(await post('tests-echo', { data: { n: wrapped } })).toEqual({
      status: 200,
      body: { result: { n: 42 } },
    });
    expect(await post('tests-echo', { data: null })).toEqual({ status: 200, body: { result: null } });
  });

  test('knows its caller by a verified token', async () => {
    expect(await post('tests-whoAmI', { data: null }, { authorization: 'Bearer ana' })).toEqual({
      status: 200,
      body: { result: 'ana ana@example.com true' },
    });
  });

  test.each(['Bearer forged', 'Basic YTpi', 'Bearer', 'Bearer service', 'ana'])(
    'refuses "%s" with UNAUTHENTICATED, also where visitors are welcome',
    async (authorization) => {
      expect(await post('tests-echo', { data: 1 }, { authorization })).toEqual({
        status: 401,
        body: { error: { message: 'Unauthenticated', status: 'UNAUTHENTICATED' } },
      });
    },
  );

  test.each([
    ['a body that is not JSON', '{', {}],
    ['a body without data', {}, {}],
    ['more than data', { data: 1, more: 2 }, {}],
    ['null', 'null', {}],
    ['an unknown wrapped type', { data: { '@type': 'evil', value: '1' } }, {}],
    ['nesting without end', `{"data":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, {}],
    ['another content type', { data: 1 }, { 'content-type': 'text/plain' }],
  ])('refuses %s with INVALID_ARGUMENT', async (_title, body, headers) => {
    expect(await post('tests-echo', body, headers)).toEqual({
      status: 400,
      body: { error: { message: 'Bad Request', status: 'INVALID_ARGUMENT' } },
    });
  });

  test('refuses bytes that are not UTF-8, another method, and more than 10 MiB', async () => {
    const headers = { 'content-type': 'application/json' };
    const bytes = new Uint8Array([...Buffer.from('{"data":"'), 0xff, ...Buffer.from('"}')]);
    const invalid = await fetch(`${origin}/functions/tests-echo`, { method: 'POST', headers, body: bytes });
    expect(invalid.status).toBe(400);
    expect((await fetch(`${origin}/functions/tests-echo`)).status).toBe(400);
    expect((await post('tests-echo', { data: 'x'.repeat(11 * 1024 * 1024) })).status).toBe(400);
  });

  test('does not let a key named __proto__ become a prototype', async () => {
    const { body } = await post('tests-echo', '{"data":{"__proto__":{"role":"admin"}}}');
    expect(JSON.stringify(body)).toBe('{"result":{"__proto__":{"role":"admin"}}}');
  });

  test('that nobody wrote is not found', async () => {
    expect((await post('tests-nothing', { data: 1 })).status).toBe(404);
  });
});

describe('a refusal', () => {
  test.each([
    ['invalid-input', 400, 'INVALID_ARGUMENT', 'invalid-argument'],
    ['not-signed-in', 401, 'UNAUTHENTICATED', 'unauthenticated'],
    ['admin-only', 403, 'PERMISSION_DENIED', 'permission-denied'],
    ['album-not-found', 404, 'NOT_FOUND', 'not-found'],
    ['conflict', 409, 'ABORTED', 'aborted'],
    ['storage-quota-exceeded', 429, 'RESOURCE_EXHAUSTED', 'resource-exhausted'],
    ['not-available', 501, 'UNIMPLEMENTED', 'unimplemented'],
  ])('%s travels as HTTP %i, as SPEC §8 maps it, with its details', async (code, status, name, sdkCode) => {
    expect(await post('tests-refuse', { data: { code } })).toEqual({
      status,
      body: { error: { message: 'No', status: name, details: { code, bytesLeft: 7 } } },
    });
    const failure = await httpsCallable(functions, 'tests-refuse')({ code }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(FirebaseError);
    expect(failure).toMatchObject({ code: `functions/${sdkCode}`, details: { code, bytesLeft: 7 } });
  });

  test('says nothing about an unexpected failure', async () => {
    expect(await post('tests-refuse', { data: { code: 'crash' } })).toEqual({
      status: 500,
      body: { error: { message: 'INTERNAL', status: 'INTERNAL' } },
    });
  });
});

describe('a streaming callable', () => {
  test('sends its chunks and then its result to the SDK', async () => {
    const { stream, data } = await httpsCallable(functions, 'tests-count').stream({ to: 3 });
    const chunks: unknown[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    expect(chunks).toEqual([1, 2, 3]);
    expect(await data).toEqual({ counted: 3 });
  });

  test('ends with its refusal when it fails half way', async () => {
    const { stream, data } = await httpsCallable(functions, 'tests-count').stream({ to: 3, failAt: 2 });
    data.catch(() => undefined);
    const chunks: unknown[] = [];
    const read = async () => {
      for await (const chunk of stream) chunks.push(chunk);
    };
    await expect(read()).rejects.toMatchObject({ code: 'functions/aborted' });
    expect(chunks).toEqual([1]);
  });

  test('answers a caller that does not stream with the result alone', async () => {
    expect((await httpsCallable(functions, 'tests-count')({ to: 2 })).data).toEqual({ counted: 2 });
  });
});

describe('an endpoint', () => {
  test('gets the exact bytes and answers for itself', async () => {
    const response = await fetch(`${origin}/functions/tests-webhook/stripe`, {
      method: 'POST',
      headers: { 'x-signature': 's1' },
      body: '{"a" : 1}',
    });
    expect([response.status, await response.text()]).toEqual([202, 's1:{"a" : 1}']);
  });

  test('names its methods to anyone who uses another', async () => {
    const response = await fetch(`${origin}/functions/tests-webhook`);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});
