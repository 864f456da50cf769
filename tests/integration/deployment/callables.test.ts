/**
 * What the two hosts of a callable do alike, as the vendor's published SDK hears it: the embedded server with everything
 * that stands before its routes, and Google's framework. No callable of the product streams yet.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HttpFunction, http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { deleteApp, initializeApp } from 'firebase/app';
import { getFunctions, httpsCallable } from 'firebase/functions';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineCallable } from '#shared/callables/contract.ts';
import { systemClock } from '#shared/clock.ts';
import { createCondition } from '../../../src/embedded/database/condition.ts';
import { createFunctions } from '../../../src/embedded/functions/createFunctions.ts';
import { createSite } from '../../../src/embedded/http/createSite.ts';
import { listen } from '../../../src/embedded/http/listen.ts';
import { silentLogger } from '../../../src/embedded/log/logger.ts';
import { deployGroup } from '../../../src/functions/cloud/index.ts';
import { Refusal } from '../../../src/functions/errors.ts';
import { defineHandler } from '../../../src/functions/handler.ts';
import type { Services } from '../../../src/functions/services.ts';

/** Held until the test has heard the words before it: what is kept back until the end would never come. */
let heard = Promise.withResolvers<void>();
let gone = Promise.withResolvers<void>();

const tell = defineHandler(
  defineCallable({
    name: 'tests-tell',
    input: z.object({ words: z.array(z.string()), refusesThen: z.boolean().default(false) }),
    output: z.object({ told: z.number() }),
    chunk: z.object({ word: z.string() }),
  }),
  {
    access: 'visitor',
    effect: 'reads',
    run: async ({ words, refusesThen }, { send, signal }) => {
      signal.addEventListener('abort', () => gone.resolve());
      for (const word of words) await send({ word });
      await heard.promise;
      if (refusesThen) throw new Refusal('conflict', 'Somebody else is telling.');
      return { told: words.length };
    },
  },
);
const OLDEST = '1.4.0';
const keep = defineHandler(
  defineCallable({ name: 'tests-keep', input: z.object({}), output: z.object({ kept: z.boolean() }) }),
  { access: 'visitor', run: () => ({ kept: true }) },
);
const catalogue = {
  callables: [tell, keep],
  endpoints: [],
  schedules: [],
  accountData: [],
  accountTriggers: [],
};
const isTrustedProxy = () => false;

async function openEmbedded() {
  const services = {
    log: silentLogger,
    configuration: { minimumClientVersion: OLDEST },
  } as unknown as Services;
  const resolveCaller = async () => ({ kind: 'visitor' }) as const;
  const space = { isShort: () => false };
  const condition = createCondition({ hasRoom: () => true });
  const site = createSite({
    protocols: [createFunctions({ resolveCaller, load: async () => ({ catalogue, services }) })],
    host: '127.0.0.1',
    publicOrigin: null,
    isTrustedProxy,
    resolveCaller,
    countsVisitors: true,
    clock: systemClock,
    condition,
    space: space as Parameters<typeof createSite>[0]['space'],
    health: () => Promise.reject(new Error('Nobody asks.')),
    isAllowedOrigin: () => false,
    documents: {},
    web: {
      folder: import.meta.dirname,
      connectTo: [],
      valuesFor: (origin) => ({ origin, legalEntity: '', legalAddress: '', supportEmail: '' }),
      publicOrigin: null,
      isWaitlistOn: () => false,
    },
    log: silentLogger,
  });
  const listener = await listen({
    fetch: (request, environment) => site.fetch(request, environment),
    host: '127.0.0.1',
    port: 0,
    preferredPort: 0,
    tls: null,
    isTrustedProxy,
  });
  return { origin: `http://127.0.0.1:${listener.port}/functions`, close: listener.close };
}

async function openCloud() {
  vi.stubEnv('AMARANTH_APP_ORIGIN', 'https://amaranth.example');
  vi.stubEnv('AMARANTH_SMTP_URL', 'smtp://127.0.0.1:9');
  vi.stubEnv('AMARANTH_API_KEY', 'local');
  vi.stubEnv('AMARANTH_MINIMUM_CLIENT_VERSION', OLDEST);
  vi.stubEnv('GCLOUD_PROJECT', 'amaranth-local');
  vi.stubEnv(
    'FIREBASE_CONFIG',
    JSON.stringify({ projectId: 'amaranth-local', storageBucket: 'amaranth-local.appspot.com' }),
  );
  const servers = Object.entries(deployGroup(catalogue, 'tests')).map(([verb, run]): [string, Server] => {
    http(verb, run as HttpFunction);
    return [`/tests-${verb}`, getTestServer(verb)];
  });
  const door = createServer((request, response) => {
    const [, server] = servers.find(([path]) => request.url?.startsWith(path)) ?? [];
    server?.emit('request', request, response);
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const { port } = door.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      door.closeAllConnections();
      door.close();
    },
  };
}

describe.each([
  ['the embedded server', openEmbedded],
  ['Google’s framework', openCloud],
])('A callable, from %s', (name, open) => {
  const app = initializeApp({ projectId: 'amaranth-local', apiKey: 'local' }, name);
  let host: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    host = await open();
  });
  afterAll(async () => {
    await deleteApp(app);
    await host.close();
    vi.unstubAllEnvs();
  });

  const listenTo = async (input: object, options: { signal?: AbortSignal } = {}) => {
    heard = Promise.withResolvers();
    gone = Promise.withResolvers();
    const callable = httpsCallable(getFunctions(app, host.origin), tell.name);
    const { stream, data } = await callable.stream(input, options);
    data.catch(() => undefined);
    return { chunks: stream[Symbol.asyncIterator](), data };
  };

  test('is told of the client’s version, and serves none that is too old', async () => {
    const callAs = (version: string) =>
      httpsCallable(getFunctions(app, host.origin), `${keep.name}?client=${version}`)({});
    await expect(callAs('1.3.9')).rejects.toMatchObject({ details: { code: 'client-outdated' } });
    expect((await callAs(OLDEST)).data).toEqual({ kept: true });
  });

  test('that streams is heard word by word, before it has ended', async () => {
    const { chunks, data } = await listenTo({ words: ['The', 'lake'] });
    expect((await chunks.next()).value).toEqual({ word: 'The' });
    expect((await chunks.next()).value).toEqual({ word: 'lake' });
    heard.resolve();
    expect(await chunks.next()).toMatchObject({ done: true });
    expect(await data).toEqual({ told: 2 });
  });

  test('that streams ends with its refusal, by the code that the app knows', async () => {
    const { chunks, data } = await listenTo({ words: ['The'], refusesThen: true });
    await chunks.next();
    heard.resolve();
    await expect(chunks.next()).rejects.toMatchObject({ code: 'functions/aborted' });
    await expect(data).rejects.toMatchObject({ details: { code: 'conflict' } });
  });

  test('that streams hears that its listener has gone', async () => {
    const leaving = new AbortController();
    const { chunks } = await listenTo({ words: ['The'] }, { signal: leaving.signal });
    await chunks.next();
    leaving.abort();
    await gone.promise;
    heard.resolve();
  });
});
