/** What a call costs does not depend on how many items share a picture, a hash or a live photo. */
import { randomUUID } from 'node:crypto';
import { Query, QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { albumsCreate, albumsErase, albumsMove, albumsTrash } from '#shared/callables/albums.ts';
import {
  mediaCommit,
  mediaCopy,
  mediaErase,
  mediaMove,
  mediaReserve,
  mediaTrash,
  mediaUpdate,
} from '#shared/callables/media.ts';
import { type AlbumId, albumIdSchema, type MediaItemId, mediaItemIdSchema } from '#shared/domain/ids.ts';
import { LIVE_PHOTO_ITEM_LIMIT } from '#shared/limits.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { scheduleNamed } from '../../support/catalogue.ts';
import { violationsOf, writeScene } from '../../support/library.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import { describeFile, describeItem, fakeJpeg, reserveOne, sendContent } from '../../support/upload.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
afterEach(() => vi.restoreAllMocks());

/** How many documents each answer had that the business logic's queries got while `run` ran. */
async function answersDuring(run: () => Promise<unknown>): Promise<number[]> {
  const inTransactions = vi.spyOn(Transaction.prototype, 'get');
  const alone = vi.spyOn(Query.prototype, 'get');
  await run();
  const settled: readonly { readonly value: unknown }[] = [
    ...inTransactions.mock.settledResults,
    ...alone.mock.settledResults,
  ];
  vi.restoreAllMocks();
  return settled.flatMap(({ value }) => (value instanceof QuerySnapshot ? value.size : []));
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

async function addCopies(person: Person, albumId: AlbumId, ids: readonly MediaItemId[], count: number) {
  const all = [...ids];
  while (all.length < count) {
    const itemIds = all.slice(0, Math.min(50, count - all.length));
    all.push(...(await person.call(mediaCopy, { itemIds, albumId })).itemIds);
  }
  return all;
}

test('moving, dating, erasing and reserving read no more for a hundred copies than for thirty', async () => {
  const person = await signUpPerson(backend.origin);
  const { services } = await backend.server.businessLogic();
  try {
    const { albumId } = await person.call(albumsCreate, { title: 'Beach' });
    const { albumId: other } = await person.call(albumsCreate, { title: 'Best of' });
    const content = fakeJpeg(5_000);
    const file = describeFile(content);
    const answer = await reserveOne(person, albumId, file);
    if (answer.outcome !== 'reserved') throw new Error(answer.code);
    await sendContent(person, answer.folder, content);
    await person.call(mediaCommit, {
      items: [{ ...describeItem(file.uploadId), livePhotoId: 'one moment' }],
    });
    let ids: readonly MediaItemId[] = [mediaItemIdSchema.parse(file.uploadId)];

    const measure = async (count: number) => {
      ids = await addCopies(person, albumId, ids, count);
      const [first, second, third, fourth] = ids.slice(-4);
      if (!first || !second || !third || !fourth) throw new Error('There are no copies.');
      const read: Record<string, number> = {};
      const note = async (name: string, run: () => Promise<unknown>) => {
        read[name] = sumOf(await answersDuring(run));
      };
      await note('copy', () => person.call(mediaCopy, { itemIds: [first], albumId: other }));
      await note('update', () =>
        person.call(mediaUpdate, { itemId: second, takenAt: '1998-01-01T00:00:00' }),
      );
      await note('move', () => person.call(mediaMove, { itemIds: [third], albumId: other }));
      await note('trash', () => person.call(mediaTrash, { itemIds: [fourth] }));
      await note('erase', () => person.call(mediaErase, { itemIds: [fourth] }));
      await note('reserve', () =>
        person.call(mediaReserve, { albumId, files: [{ ...file, uploadId: randomUUID() }] }),
      );
      ids = ids.slice(0, -4);
      return read;
    };
    const few = await measure(30);
    const many = await measure(120);
    const grown = Object.entries(many).filter(
      ([name, count]) => count > (few[name] ?? 0) + LIVE_PHOTO_ITEM_LIMIT,
    );
    expect(grown).toEqual([]);
    await person.call(albumsTrash, { albumId });
    const left = ids.length;
    const erased = sumOf(await answersDuring(() => person.call(albumsErase, { albumId })));
    // Each once, and with each page of fifty one that another page or album shows.
    expect(erased).toBeLessThan(3 * left);
    expect(await violationsOf(services, person.uid)).toEqual([]);
  } finally {
    await person.leave();
  }
});

test('making and ordering albums read a few of them, however many a plan allows', async () => {
  const person = await signUpPerson(backend.origin);
  const { services } = await backend.server.businessLogic();
  try {
    const profile = services.firestore.doc(`users/${person.uid}`);
    await profile.update({ plan: 'Pro' });
    const writing = services.firestore.batch();
    const albums = profile.collection('albums');
    for (let position = 0; position < 60; position += 1) {
      writing.set(albums.doc(`album-${position}`), { title: 'One', position, trashedAt: null });
    }
    await writing.commit();
    const answers = await answersDuring(async () => {
      const { albumId } = await person.call(albumsCreate, { title: 'One more' });
      const afterAlbumId = albumIdSchema.parse('album-30');
      expect(await person.call(albumsMove, { albumId, afterAlbumId })).toEqual({ position: 30.5 });
      expect(await person.call(albumsMove, { albumId, afterAlbumId: null })).toEqual({ position: -1_024 });
    });
    expect(sumOf(answers)).toBeLessThan(8);
  } finally {
    await person.leave();
  }
});

test('the recount reads in pages, and each item once, however many it corrects', async () => {
  const { services } = await backend.server.businessLogic();
  const copies = Array.from({ length: 999 }, (_, number) => ({
    id: `copy-${number}`,
    state: 'ready' as const,
    copyOf: 'i1',
  }));
  const scene = await writeScene(services, [{ id: 'a1' }], [{ id: 'i1', state: 'ready' }, ...copies]);
  const small = `users/${scene.uid}/media/i1/thumbnail-small`;
  await services.bucket.file(small).save(Buffer.alloc(20_000), { resumable: false, validation: false });
  expect((await violationsOf(services, scene.uid)).length).toBeGreaterThan(0);
  const answers = await answersDuring(() =>
    scheduleNamed('account-recount').run({ services, dueAt: services.clock.now() }),
  );
  expect(Math.max(...answers)).toBeLessThanOrEqual(400);
  expect(sumOf(answers)).toBeLessThan(1_500);
  expect(await violationsOf(services, scene.uid)).toEqual([]);
});
