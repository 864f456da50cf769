import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type Listener, type ListenOptions, listen } from './listen.ts';

const open: Listener[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((listener) => listener.close()));
});

async function start(options: Partial<ListenOptions> = {}): Promise<Listener> {
  const listener = await listen({
    fetch: async (request) => new Response(String((await request.arrayBuffer()).byteLength)),
    host: '127.0.0.1',
    port: 0,
    preferredPort: 0,
    isTrustedProxy: () => false,
    tls: null,
    ...options,
  });
  open.push(listener);
  return listener;
}

/** Sends the head of a request and one byte of its ten. */
async function dripTo({ port }: Listener, path: string) {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n1`);
  return { socket, answer: () => Buffer.concat(chunks).toString() };
}

describe('the public port', () => {
  test('ends a request whose body drips in', async () => {
    const { socket, answer } = await dripTo(await start({ bodyTimeout: 60 }), '/v1/projects');
    await once(socket, 'close');
    expect(answer()).toMatch(/^HTTP\/1.1 408/);
  });

  test('lets an upload take its time', async () => {
    const listener = await start({ bodyTimeout: 60 });
    const { socket, answer } = await dripTo(listener, '/v0/b/bucket/o');
    // Begun after it, and ended for its dripping: the time that others have is over.
    const other = await dripTo(listener, '/v1/projects');
    await once(other.socket, 'close');
    socket.write('234567890');
    await once(socket, 'data');
    expect(answer()).toMatch(/^HTTP\/1.1 200/);
    socket.destroy();
  });

  test('keeps no body once its request is answered', async () => {
    let body: Buffer | null = null;
    const { port } = await start({
      fetch: async (request, environment) => {
        ({ body } = environment);
        return new Response(String((await request.arrayBuffer()).byteLength));
      },
    });
    const sent = { method: 'POST', body: 'x'.repeat(500_000) };
    const answer = await fetch(`http://127.0.0.1:${port}/v1/projects/p:commit`, sent);
    expect(await answer.text()).toBe('500000');
    await expect.poll(() => body?.buffer.byteLength).toBe(0);
  });

  test('takes the next free number when its own is taken', async () => {
    const first = await start();
    const second = await start({ port: null, preferredPort: first.port });
    expect(second.port).toBeGreaterThan(first.port);
  });

  test('refuses a number that was asked for and is taken', async () => {
    const first = await start();
    await expect(start({ port: first.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  test('lets the request in flight end when it stops, and takes no new one', async () => {
    const begun = Promise.withResolvers<void>();
    const finished = Promise.withResolvers<void>();
    const listener = await start({
      fetch: async () => {
        begun.resolve();
        await finished.promise;
        return new Response('done');
      },
    });
    const answer = fetch(`http://127.0.0.1:${listener.port}/`);
    await begun.promise;
    const closed = listener.close();
    await expect(fetch(`http://127.0.0.1:${listener.port}/`)).rejects.toThrow();
    finished.resolve();
    expect(await (await answer).text()).toBe('done');
    await closed;
  });
});

test('only the public port ends connections that are kept for the next request', async () => {
  const hintOf = async ({ port }: Listener) =>
    (await fetch(`http://127.0.0.1:${port}/`)).headers.get('keep-alive');
  expect(await hintOf(await start())).toBe('timeout=15');
  expect(await hintOf(await start({ isInternal: true }))).toBeNull();
});
