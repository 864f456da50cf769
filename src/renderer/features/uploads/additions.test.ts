import { expect, test } from 'vitest';
import { albumIdSchema, type UserId, userIdSchema } from '#shared/domain/ids.ts';
import { createManualClock } from '#shared/manualClock.testing.ts';
import { type VaultItemId, vaultIdSchema, vaultItemIdSchema } from '#shared/vault/ids.ts';
import { Additions } from './additions.ts';
import { estimateRoom } from './fileRoom.ts';

const jeanne = userIdSchema.parse('jeanne');
const lucie = userIdSchema.parse('lucie');
const album = { id: albumIdSchema.parse('summer'), title: 'Summer' };
const vaultId = vaultIdSchema.parse('6a1f7c0e-3b1c-4c63-9d06-0f6a5f0b7f11');
const passport = vaultItemIdSchema.parse('0d6f8f54-8e5a-4a8e-8e06-7f7f6f1c2d10');
const letter = vaultItemIdSchema.parse('1d6f8f54-8e5a-4a8e-8e06-7f7f6f1c2d10');
const recording = (name: string) =>
  new File([new Uint8Array(100_000)], name, { type: 'audio/mpeg', lastModified: 7 });
const EACH = estimateRoom(recording('any.mp3'));

/** One person's page: the queue is a list, and the server tells the room that is left when the test says so. */
function openPage(room = 10 * EACH) {
  const clock = createManualClock();
  const queued: string[] = [];
  const awaited = new Set<string>();
  const listeners = new Set<() => void>();
  const answers: ((bytes: number | Error) => void)[] = [];
  const server = { room, isSilent: false, unreserved: 0 };
  const additions = new Additions({
    clock,
    readRoomLeft: () =>
      new Promise((resolve, reject) => {
        const answer = (bytes: number | Error) =>
          typeof bytes === 'number' ? resolve(bytes) : reject(bytes);
        if (server.isSilent) answers.push(answer);
        else answer(server.room);
      }),
    queue: {
      add: (userId, _album, files) => {
        queued.push(...files.map(({ name }) => `${name} of ${userId}`));
      },
      isAwaited: (_userId, _albumId, { name }) => awaited.has(name),
      unreservedBytes: () => server.unreserved,
      roomEstimate: () => estimateRoom,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  });
  additions.begin(jeanne);
  return {
    additions,
    server,
    queued,
    awaited,
    clock,
    answerRoom: (bytes: number | Error) => answers.shift()?.(bytes),
    dropInVault: (itemId: VaultItemId, ...names: string[]) =>
      additions.add(jeanne, { kind: 'vault', vaultId, itemId }, names.map(recording)),
    drop: (...names: string[]) => additions.add(jeanne, album, names.map(recording)),
    /** The queue shows what it has. */
    draw: () => {
      for (const listener of listeners) listener();
    },
    settle: () => clock.advance(0),
    shown: () => additions.snapshot().files.map(({ fileName }) => fileName),
    unfitting: () => additions.snapshot().question?.unfitting.map(({ name }) => name) ?? null,
    answer: (answer: 'add-fitting' | 'cancel') => {
      const { question } = additions.snapshot();
      if (question) additions.answer(question, answer);
      return clock.advance(0);
    },
  };
}

const ofJeanne = (...names: string[]) => names.map((name) => `${name} of ${jeanne}`);

test('files show from the moment they are dropped until the queue shows them', async () => {
  const { drop, shown, settle, queued, draw, server, answerRoom } = openPage();
  server.isSilent = true;
  drop('song.mp3', 'tale.mp3');
  expect(shown()).toEqual(['song.mp3', 'tale.mp3']);
  await settle();
  answerRoom(10 * EACH);
  await settle();
  expect(queued).toEqual(ofJeanne('song.mp3', 'tale.mp3'));
  expect(shown()).toEqual(['song.mp3', 'tale.mp3']);
  draw();
  expect(shown()).toEqual([]);
});

test('a folder shows while it is read, before anybody knows its files', async () => {
  const { additions, settle, queued, draw } = openPage();
  const { promise, resolve } = Promise.withResolvers<readonly File[]>();
  additions.add(jeanne, album, promise);
  expect(additions.snapshot()).toMatchObject({ files: [], isReading: true });
  resolve([recording('song.mp3')]);
  await settle();
  draw();
  expect(queued).toEqual(ofJeanne('song.mp3'));
  expect(additions.snapshot()).toEqual({ files: [], isReading: false, question: null });
});

test('a folder that cannot be read, and one with nothing in it, leave nothing behind', async () => {
  const { additions, settle, queued } = openPage();
  additions.add(jeanne, album, Promise.reject(new Error('The card was pulled.')));
  additions.add(jeanne, album, Promise.resolve([]));
  await settle();
  expect(additions.snapshot()).toEqual({ files: [], isReading: false, question: null });
  expect(queued).toEqual([]);
});

test('a server that says nothing of the room keeps files waiting for ten seconds, and no longer', async () => {
  const { drop, server, clock, queued } = openPage();
  server.isSilent = true;
  drop('song.mp3');
  await clock.advance(9_999);
  expect(queued).toEqual([]);
  await clock.advance(1);
  expect(queued).toEqual(ofJeanne('song.mp3'));
});

test('a server that cannot tell the room has the files added all the same', async () => {
  const { drop, server, settle, answerRoom, queued } = openPage();
  server.isSilent = true;
  drop('song.mp3');
  await settle();
  answerRoom(new TypeError('Failed to fetch'));
  await settle();
  expect(queued).toEqual(ofJeanne('song.mp3'));
});

test('two drops into a full vault are asked about one after the other, and none is lost', async () => {
  const { drop, settle, unfitting, answer, queued, shown, server } = openPage(0);
  drop('first.mp3');
  drop('second.mp3');
  await settle();
  expect(unfitting()).toEqual(['first.mp3']);
  expect(shown()).toEqual(['second.mp3']);
  await answer('cancel');
  expect(unfitting()).toEqual(['second.mp3']);
  server.room = 10 * EACH;
  await answer('cancel');
  expect(unfitting()).toBeNull();
  drop('third.mp3');
  await settle();
  expect(queued).toEqual(ofJeanne('third.mp3'));
});

test('what fits is added when the person says so, and the rest is not', async () => {
  const { drop, settle, unfitting, answer, queued } = openPage(EACH);
  drop('first.mp3', 'second.mp3');
  await settle();
  expect(unfitting()).toEqual(['second.mp3']);
  expect(queued).toEqual([]);
  await answer('add-fitting');
  expect(queued).toEqual(ofJeanne('first.mp3'));
});

test('what fits after all is added by itself, once the others have their room', async () => {
  const { drop, draw, settle, answer, queued, server, unfitting } = openPage(1.5 * EACH);
  drop('first.mp3', 'second.mp3', 'third.mp3');
  await settle();
  server.unreserved = EACH;
  await answer('add-fitting');
  draw();
  await settle();
  expect(queued).toEqual(ofJeanne('first.mp3'));
  // It took less than it seemed to, so that there is room for one more and then for none.
  server.room = EACH;
  server.unreserved = 0;
  draw();
  await settle();
  expect(queued).toEqual(ofJeanne('first.mp3', 'second.mp3'));
  server.room = 0;
  draw();
  await settle();
  expect(queued).toEqual(ofJeanne('first.mp3', 'second.mp3'));
  // Nothing of it is left: room that comes later is for what is added then.
  server.room = 10 * EACH;
  draw();
  await settle();
  expect(queued).toEqual(ofJeanne('first.mp3', 'second.mp3'));
  expect(unfitting()).toBeNull();
});

test.each([
  ['everything is given up', (page: ReturnType<typeof openPage>) => page.additions.cancelAll()],
  ['the person leaves', (page: ReturnType<typeof openPage>) => page.additions.leave()],
])('what did not fit is forgotten when %s', async (_, end) => {
  const page = openPage(EACH);
  page.drop('first.mp3', 'second.mp3');
  await page.settle();
  page.server.unreserved = EACH;
  await page.answer('add-fitting');
  page.draw();
  end(page);
  page.server.unreserved = 0;
  page.draw();
  await page.settle();
  expect(page.queued).toEqual(ofJeanne('first.mp3'));
  expect(page.shown()).toEqual([]);
});

test('an answer to one question is not taken for the next', async () => {
  const { additions, drop, settle, answer, unfitting } = openPage(0);
  drop('first.mp3');
  drop('second.mp3');
  await settle();
  const { question } = additions.snapshot();
  await answer('cancel');
  if (question) additions.answer(question, 'cancel');
  await settle();
  expect(unfitting()).toEqual(['second.mp3']);
});

test('the room that files on their way will ask for is not promised twice', async () => {
  const { drop, settle, unfitting, server } = openPage(2 * EACH);
  server.unreserved = EACH;
  drop('first.mp3', 'second.mp3');
  await settle();
  expect(unfitting()).toEqual(['second.mp3']);
});

test('a file that an upload waits for goes on, however full the vault is', async () => {
  const { drop, settle, unfitting, awaited, queued } = openPage(0);
  awaited.add('lost.mp3');
  drop('lost.mp3', 'new.mp3');
  await settle();
  expect(queued).toEqual(ofJeanne('lost.mp3'));
  expect(unfitting()).toEqual(['new.mp3']);
});

test('a file that is given up while it waits is not added', async () => {
  const { additions, drop, server, settle, answerRoom, queued, shown } = openPage();
  server.isSilent = true;
  drop('song.mp3', 'tale.mp3');
  const [song] = additions.snapshot().files;
  if (song) additions.cancel(song.id);
  expect(shown()).toEqual(['tale.mp3']);
  await settle();
  answerRoom(10 * EACH);
  await settle();
  expect(queued).toEqual(ofJeanne('tale.mp3'));
});

test('giving everything up stops what waits and what is still read', async () => {
  const { additions, drop, clock, server, queued } = openPage();
  server.isSilent = true;
  drop('song.mp3');
  const { promise, resolve } = Promise.withResolvers<readonly File[]>();
  additions.add(jeanne, album, promise);
  additions.cancelAll();
  resolve([recording('tale.mp3')]);
  await clock.advance(60_000);
  expect(additions.snapshot()).toEqual({ files: [], isReading: false, question: null });
  expect(queued).toEqual([]);
});

interface Moment {
  /** Comes straight before the person leaves. */
  readonly before?: () => void;
  readonly after?: () => void;
}

const stages: readonly (readonly [string, (page: ReturnType<typeof openPage>) => Promise<Moment>])[] = [
  [
    'the folder is read',
    async ({ additions }) => {
      const { promise, resolve } = Promise.withResolvers<readonly File[]>();
      additions.add(jeanne, album, promise);
      return { after: () => resolve([recording('song.mp3')]) };
    },
  ],
  [
    'the room is asked for',
    async ({ drop, server, settle, answerRoom }) => {
      server.isSilent = true;
      drop('song.mp3');
      await settle();
      server.isSilent = false;
      return { after: () => answerRoom(10 * EACH) };
    },
  ],
  [
    'the person is asked',
    async ({ additions, drop, server, settle }) => {
      server.room = 0;
      drop('song.mp3');
      await settle();
      const { question } = additions.snapshot();
      server.room = 10 * EACH;
      return { after: () => question && additions.answer(question, 'add-fitting') };
    },
  ],
  [
    'the person has just answered',
    async ({ additions, drop, server, settle }) => {
      server.room = EACH;
      drop('song.mp3', 'tale.mp3');
      await settle();
      const { question } = additions.snapshot();
      server.room = 10 * EACH;
      return { before: () => question && additions.answer(question, 'add-fitting') };
    },
  ],
];

test.each(stages)('signing out while %s adds nothing to anybody’s queue', async (_, prepare) => {
  const page = openPage();
  const { before, after } = await prepare(page);
  const leave = (next: UserId | null) => {
    page.additions.leave();
    if (next) page.additions.begin(next);
  };
  before?.();
  leave(null);
  after?.();
  await page.clock.advance(60_000);
  expect(page.queued).toEqual([]);
  expect(page.additions.snapshot()).toEqual({ files: [], isReading: false, question: null });
  leave(lucie);
  await page.clock.advance(60_000);
  leave(jeanne);
  await page.clock.advance(60_000);
  expect(page.queued).toEqual([]);
});

test.each(stages)('a page without the queue, opened while %s, loses nothing', async (_, prepare) => {
  const page = openPage();
  const { before, after } = await prepare(page);
  before?.();
  page.additions.leave();
  after?.();
  await page.clock.advance(60_000);
  page.additions.begin(jeanne);
  await page.clock.advance(60_000);
  expect(page.queued).toContain(`song.mp3 of ${jeanne}`);
  page.additions.leave();
  page.additions.begin(jeanne);
  await page.clock.advance(60_000);
  expect(page.queued.filter((name) => name.startsWith('song'))).toHaveLength(1);
});

test('what waits to go to one item of the vault is taken out, and what waits for another stays', async () => {
  const page = openPage();
  page.server.isSilent = true;
  page.dropInVault(passport, 'scan');
  page.dropInVault(letter, 'reading');
  await page.settle();
  page.additions.cancelTo((destination) => destination.kind === 'vault' && destination.itemId === passport);
  expect(page.shown()).toEqual(['reading']);
  page.answerRoom(10 * EACH);
  await page.settle();
  page.answerRoom(10 * EACH);
  await page.settle();
  expect(page.queued).toEqual(['reading of jeanne']);
});

test('the question about room for an item of the vault is over when nothing goes there any more', async () => {
  const page = openPage(1);
  page.dropInVault(passport, 'scan');
  await page.settle();
  expect(page.unfitting()).toEqual(['scan']);
  page.additions.cancelTo((destination) => destination.kind === 'vault' && destination.itemId === letter);
  expect(page.unfitting()).toEqual(['scan']);
  page.additions.cancelTo((destination) => destination.kind === 'vault' && destination.itemId === passport);
  await page.settle();
  expect(page.unfitting()).toBeNull();
  expect(page.queued).toEqual([]);
});
