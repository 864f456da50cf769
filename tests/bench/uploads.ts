/** Upload throughput of the product's own client and server, beside a plain HTTP PUT of the same bytes to the same disk. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { open, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { albumsCreate } from '#shared/callables/albums.ts';
import type { SpawnedBackend } from '../support/backend.ts';
import { signUpPerson } from '../support/person.ts';
import { describeFile, reserveOne, sendContent } from '../support/upload.ts';
import { type Figure, median } from './table.ts';

const SIZE = 40 * 1024 * 1024;
const RUNS = 5;
const megabytes = (milliseconds: number) => SIZE / 1024 / 1024 / (milliseconds / 1000);

/** Writes each body to a file and syncs it before it answers: what any server must do at least. */
async function measurePlainPut(folder: string, content: Buffer<ArrayBuffer>): Promise<number> {
  const server = createServer(async (request, response) => {
    const path = join(folder, 'floor.bin');
    const file = await open(path, 'w');
    for await (const chunk of request) await file.write(chunk as Buffer);
    await file.sync();
    await file.close();
    await rm(path);
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const begun = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/`, { method: 'PUT', body: content })).arrayBuffer();
    times.push(performance.now() - begun);
  }
  server.close();
  server.closeAllConnections();
  return megabytes(median(times));
}

export async function measureUploads(backend: SpawnedBackend): Promise<Figure[]> {
  const content = randomBytes(SIZE) as Buffer<ArrayBuffer>;
  content.set([0xff, 0xd8, 0xff, 0xe0]);
  const floor = await measurePlainPut(backend.dataFolder, content);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const person = await signUpPerson(backend.origin);
    const { albumId } = await person.call(albumsCreate, { title: 'Bench' });
    const answer = await reserveOne(person, albumId, describeFile(content));
    if (answer.outcome !== 'reserved') throw new Error(answer.code);
    const begun = performance.now();
    await sendContent(person, answer.folder, content);
    times.push(performance.now() - begun);
    await person.leave();
  }
  return [
    {
      name: 'upload of 40 MiB, resumable',
      value: megabytes(median(times)),
      unit: 'MB/s',
      floor,
      aim: 'over 70 %',
    },
  ];
}
