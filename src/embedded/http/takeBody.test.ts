import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLargeBodies } from './largeBodies.ts';
import { createHeldBodies, takeBody } from './takeBody.ts';

const MEBIBYTE = 1024 * 1024;
const server = createServer();
let port: number;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

test('a body of many pieces comes whole, and its pieces take no memory after that', async () => {
  const sent = Buffer.from(Array.from({ length: 3 * MEBIBYTE }, (_, place) => place % 251));
  const asking = request({ port, host: '127.0.0.1', method: 'POST' });
  asking.end(sent);
  const [incoming, response] = await once(server, 'request');
  const pieces: Buffer[] = [];
  const taking = takeBody(
    incoming as IncomingMessage,
    { kind: 'buffered', bytes: 4 * MEBIBYTE },
    { held: createHeldBodies(), large: createLargeBodies(), address: 'one' },
  );
  incoming.on('data', (piece: Buffer) => pieces.push(piece));
  const taken = await taking;
  expect(taken?.bytes.equals(sent)).toBe(true);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.map(({ byteLength }) => byteLength)).toEqual(pieces.map(() => 0));
  response.end();
  await once(asking, 'response');
  asking.destroy();
});
