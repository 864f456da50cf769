/**
 * The server is killed at many moments while files and albums are written. What was acknowledged is there, whole, the
 * quota is exact, and the checker finds nothing. `AMARANTH_KILLS` says how often (200 for a long run), `AMARANTH_SEED`
 * after how many answers: one of the three writers has just had its own, the other two are in the middle.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collection, getDocs } from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { albumsCreate, albumsUpdate } from '#shared/callables/albums.ts';
import { mediaCommit, mediaReserve } from '#shared/callables/media.ts';
import type { AlbumId } from '#shared/domain/ids.ts';
import { itemWeight } from '#shared/weights.ts';
import { checkDataFolder } from '../../../src/embedded/check/index.ts';
import { spawnBackend } from '../../support/backend.ts';
import { findFreePort } from '../../support/desktopDouble/launch.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import { random } from '../../support/random.ts';
import { describeFile, describeItem, fakeJpeg, sendContent } from '../../support/upload.ts';

const ROUNDS = Number(process.env.AMARANTH_KILLS ?? 4);
const SEED = Number(process.env.AMARANTH_SEED ?? 20_261_122);
/** Four answers make a round of one writer: enough for several rounds of each. */
const MOST_ANSWERS = 48;

interface Acknowledged {
  readonly items: Map<string, Buffer>;
  title: string;
}

/** Resolves when so many answers have come. */
function createMoment(answers: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let left = answers;
  return {
    reached: promise,
    hear<Answer>(answer: Answer): Answer {
      left -= 1;
      if (left === 0) resolve();
      return answer;
    },
  };
}

/** Writes until the server is gone; notes only what it said was done. */
async function writeUntilKilled(
  person: Person,
  albumId: AlbumId,
  acknowledged: Acknowledged,
  hear: ReturnType<typeof createMoment>['hear'],
  next: () => number,
): Promise<void> {
  for (let step = 0; ; step += 1) {
    const content = fakeJpeg(2_000 + Math.floor(next() * 60_000));
    const file = describeFile(content);
    const { files } = hear(await person.call(mediaReserve, { albumId, files: [file] }));
    const [answer] = files;
    if (answer?.outcome !== 'reserved') return;
    hear(await sendContent(person, answer.folder, content));
    const { items } = hear(await person.call(mediaCommit, { items: [describeItem(file.uploadId)] }));
    if (items[0]?.outcome === 'ready') acknowledged.items.set(file.uploadId, content);
    const title = `Album ${step} ${next()}`;
    hear(await person.call(albumsUpdate, { albumId, title }));
    acknowledged.title = title;
  }
}

async function download(person: Person, itemId: string): Promise<Buffer> {
  const path = `users/${person.uid}/media/${itemId}/original`;
  const token = await person.auth.currentUser?.getIdToken();
  const response = await fetch(
    `${person.origin}/v0/b/${person.bucket}/o/${encodeURIComponent(path)}?alt=media`,
    {
      headers: { Authorization: `Firebase ${token}` },
    },
  );
  return Buffer.from(await response.arrayBuffer());
}

test(
  'whatever moment the server is killed, what it acknowledged is there, whole, and the quota is exact',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'amaranth-kills-'));
    const options = {
      dataFolder: join(folder, 'data'),
      environment: { AMARANTH_PORT: String(await findFreePort()) },
    };
    const next = random(SEED);
    let server = await spawnBackend(options);
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = await signUpPerson(server.origin);
      const { albumId } = await person.call(albumsCreate, { title: 'First' });
      const acknowledged: Acknowledged = { items: new Map(), title: 'First' };
      const moment = createMoment(1 + Math.floor(next() * MOST_ANSWERS));
      const writers = [1, 2, 3].map(() => writeUntilKilled(person, albumId, acknowledged, moment.hear, next));
      const ended = Promise.allSettled(writers);
      await Promise.race([moment.reached, ended]);
      await server.kill();
      await ended;

      server = await spawnBackend(options);
      expect(await checkDataFolder(server.dataFolder)).toEqual([]);
      const items = await getDocs(collection(person.firestore, 'users', person.uid, 'mediaItems'));
      const ready = items.docs.filter((item) => item.get('state') === 'ready');
      const readyIds = new Set(ready.map(({ id }) => id));
      for (const [itemId, content] of acknowledged.items) {
        expect(readyIds.has(itemId)).toBe(true);
        expect((await download(person, itemId)).equals(content)).toBe(true);
      }
      const held = items.docs.reduce(
        (sum, item) =>
          sum + itemWeight({ byteCount: item.get('byteCount'), thumbnailBytes: item.get('thumbnailBytes') }),
        0,
      );
      expect(await person.storageUsed()).toBe(held);
      const albums = await getDocs(collection(person.firestore, 'users', person.uid, 'albums'));
      const album = albums.docs.find(({ id }) => id === albumId);
      expect(album?.get('itemCount')).toBe(ready.length);
      await person.leave();
    }
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  },
  30_000 + ROUNDS * 15_000,
);
