/** The functions client as the app calls it, on the vendor's SDK, against a server that answers as it is told. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineCallable } from '#shared/callables/contract.ts';
import type { RefusalCode } from '#shared/errors/functions.ts';
import { addLogSink } from '../logging/logger.ts';
import { CallableError } from './callableError.ts';
import { call, callRepeatable } from './callables.ts';
import { clientVersion, isClientOutdated, onClientOutdated } from './clientVersion.ts';
import { rememberConfiguration } from './configuration.ts';
import { failureOf as readFailure } from './failure.ts';

const ask = defineCallable({
  name: 'tests-ask',
  input: z.object({ status: z.number() }),
  output: z.unknown(),
});
const list = defineCallable({
  name: 'tests-list',
  input: z.object({ status: z.literal(200) }),
  output: z.object({
    entries: z.array(
      z.discriminatedUnion('state', [
        z.object({ state: z.literal('sent'), id: z.string() }),
        z.object({ state: z.literal('waiting'), id: z.string() }),
      ]),
    ),
  }),
});
let server: Server;
let answered: unknown = 'yes';
let isSilent = false;
/** The next calls are refused with these codes. */
const refusals: RefusalCode[] = [];
const asked = vi.fn();

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    asked(request.url);
    if (isSilent) return;
    const refusal = refusals.shift();
    if (refusal) {
      const error = { message: 'No.', status: 'ABORTED', details: { code: refusal } };
      response.writeHead(409, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
      return;
    }
    const { data } = JSON.parse(Buffer.concat(chunks).toString());
    if (data.status === 0) request.socket.destroy();
    else if (data.status === 200) response.end(JSON.stringify({ result: answered }));
    else response.writeHead(data.status, { 'content-type': 'text/plain' }).end('No.');
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
afterEach(() => vi.useRealTimers());

const failureOf = (status: number) => call(ask, { status }).catch((error: unknown) => error);

describe('The functions client', () => {
  it.each([
    [400, 'invalid-argument'],
    [401, 'unauthenticated'],
    [403, 'permission-denied'],
    [404, 'not-found'],
    [409, 'aborted'],
    [429, 'resource-exhausted'],
    [499, 'cancelled'],
    [500, 'internal'],
    [0, 'internal'],
    [501, 'unimplemented'],
    [503, 'unavailable'],
    [504, 'deadline-exceeded'],
    [418, 'unknown'],
  ])('says of HTTP %i: %s', async (status, code) => {
    const failure = await failureOf(status);
    expect(failure).toBeInstanceOf(CallableError);
    expect(failure).toMatchObject({ code, refusal: null });
  });

  it('knows a lost connection from an error of the server', async () => {
    expect(readFailure(await failureOf(0))).toEqual({ kind: 'unreachable' });
    expect(readFailure(await failureOf(500))).toMatchObject({ kind: 'unavailable', status: 500 });
  });

  it('makes a repeatable call once more when others were changing the same things', async () => {
    refusals.push('busy');
    await expect(callRepeatable(ask, { status: 200 })).resolves.toBe('yes');
    refusals.push('busy', 'busy');
    await expect(callRepeatable(ask, { status: 200 })).rejects.toMatchObject({ refusal: 'busy' });
    expect(refusals).toEqual([]);
  });

  it('takes any other refusal at its word', async () => {
    refusals.push('conflict');
    await expect(callRepeatable(ask, { status: 200 })).rejects.toMatchObject({ refusal: 'conflict' });
  });

  it('says which version of the page calls', async () => {
    asked.mockClear();
    await call(ask, { status: 200 });
    expect(clientVersion).toMatch(/^\d+\.\d+\.\d+$/);
    expect(asked).toHaveBeenCalledWith(`/functions/tests-ask?client=${clientVersion}`);
  });

  it('tells the page when it is too old for its server', async () => {
    const heard = vi.fn();
    onClientOutdated(heard);
    expect(isClientOutdated()).toBe(false);
    refusals.push('client-outdated');
    await expect(call(ask, { status: 200 })).rejects.toMatchObject({ refusal: 'client-outdated' });
    expect(isClientOutdated()).toBe(true);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('passes over entries of kinds that a newer server sends, with one line a kind', async () => {
    const lines: unknown[] = [];
    const stop = addLogSink(({ facts }) => lines.push(facts));
    const [sent, waiting] = [
      { state: 'sent', id: 'a' },
      { state: 'waiting', id: 'd' },
    ];
    answered = { entries: [sent, { state: 'forwarded', id: 'b' }, { state: 'forwarded', id: 'c' }, waiting] };
    expect(await call(list, { status: 200 })).toEqual({ entries: [sent, waiting] });
    expect(lines).toEqual([{ callable: 'tests-list', field: 'entries.state', value: 'forwarded' }]);
    answered = { entries: 'none' };
    await expect(call(list, { status: 200 })).rejects.toThrow(z.ZodError);
    answered = 'yes';
    stop();
  });

  it('gives a call up after 70,000 ms', async () => {
    isSilent = true;
    asked.mockClear();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const settled = vi.fn();
    const failure = failureOf(200).finally(settled);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await vi.advanceTimersByTimeAsync(69_000);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await failure).toMatchObject({ code: 'deadline-exceeded' });
  });
});
