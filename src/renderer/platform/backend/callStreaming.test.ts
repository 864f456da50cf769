/** Answers that come in parts, as the vendor's SDK reads them, from a server that sends what it is told and may break off. */
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCallable } from '#shared/callables/contract.ts';
import { CallableError } from './callableError.ts';
import { callStreaming } from './callables.ts';
import { rememberConfiguration } from './configuration.ts';
import { failureOf } from './failure.ts';

const count = defineCallable({
  name: 'tests-count',
  input: z.object({}),
  output: z.object({ sum: z.number() }),
  chunk: z.object({ number: z.number() }),
});

let server: Server;
let answer: (response: ServerResponse) => void = () => undefined;
const line = (part: unknown) => `data: ${JSON.stringify(part)}\n\n`;

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const backend = {
    apiKey: 'local',
    authDomain: 'localhost',
    projectId: 'amaranth-local',
    storageBucket: 'amaranth-local',
    appId: 'local',
    embeddedOrigin: `http://127.0.0.1:${port}`,
    functionsRegion: 'us-central1',
  };
  rememberConfiguration({ backend, operator: { supportEmail: 'help@example.org' } });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function counted(signal = new AbortController().signal) {
  const seen: number[] = [];
  const done = callStreaming(count, {}, { signal, onChunk: ({ number }) => seen.push(number) });
  return {
    seen,
    outcome: await done.then(
      (sum) => ({ sum }),
      (error: unknown) => ({ error }),
    ),
  };
}

test('parts are told as they come, and then the whole', async () => {
  answer = (response) => {
    response.write(line({ message: { number: 1 } }));
    response.end(line({ message: { number: 2 } }) + line({ result: { sum: 3 } }));
  };
  expect(await counted()).toEqual({ seen: [1, 2], outcome: { sum: { sum: 3 } } });
});

test('a part that this page does not know is skipped', async () => {
  answer = (response) => {
    response.end(
      line({ message: { word: 'one' } }) + line({ message: { number: 2 } }) + line({ result: { sum: 2 } }),
    );
  };
  expect((await counted()).seen).toEqual([2]);
});

test('a refusal is told as anywhere else', async () => {
  answer = (response) => {
    const error = {
      message: 'No.',
      status: 'FAILED_PRECONDITION',
      details: { code: 'credits-insufficient' },
    };
    response.end(line({ error }));
  };
  const { outcome } = await counted();
  expect(outcome).toMatchObject({ error: expect.any(CallableError) });
  expect('error' in outcome && failureOf(outcome.error)).toEqual({
    kind: 'refused',
    code: 'credits-insufficient',
  });
});

test.each([
  [
    'breaks off',
    (response: ServerResponse) => response.write(line({ message: { number: 1 } }), () => response.destroy()),
  ],
  ['ends without its result', (response: ServerResponse) => response.end(line({ message: { number: 1 } }))],
])('a stream that %s is a lost line, and what came stays', async (_, breaking) => {
  answer = breaking;
  const { seen, outcome } = await counted();
  expect(seen).toEqual([1]);
  expect('error' in outcome && failureOf(outcome.error)).toEqual({ kind: 'unreachable' });
});

test('stopped, it ends at once and the server hears it', async () => {
  const controller = new AbortController();
  const gone = Promise.withResolvers<void>();
  answer = (response) => {
    response.on('close', () => gone.resolve());
    response.write(line({ message: { number: 1 } }), () => controller.abort());
  };
  const { outcome } = await counted(controller.signal);
  expect(outcome).toHaveProperty('error');
  await gone.promise;
});
