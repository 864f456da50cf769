/** Work by the clock: what is due is done, one subject's fault is nobody else's, and what changed since is seen. */
import { randomUUID } from 'node:crypto';
import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Clock } from '#shared/clock.ts';
import { defineJob, readHeartbeats } from '../../../src/functions/jobs/index.ts';
import { readStorageAccount } from '../../../src/functions/library/storageAccount.ts';
import type { Schedule } from '../../../src/functions/schedule.ts';
import type { Services } from '../../../src/functions/services.ts';
import { type Backend, jobsAtRestClock, startBackend } from '../../support/backend.ts';
import { callableNamed, scheduleNamed } from '../../support/catalogue.ts';
import { originalOf, violationsOf, writeScene } from '../../support/library.ts';

const cancelDeletion = callableNamed('account-cancelDeletion');
const refreshRole = callableNamed('account-refreshRole');
const list = callableNamed('jobs-list');
const erase = callableNamed('media-erase');
const eraseDeleted = scheduleNamed('account-eraseDeleted');
const eraseKept = scheduleNamed('account-eraseKept');
const purge = scheduleNamed('account-purge');
const recount = scheduleNamed('account-recount');
const reviewRoles = scheduleNamed('account-reviewRoles');
const emptyAlbums = scheduleNamed('albums-emptyTrash');
const finishErasing = scheduleNamed('albums-finishErasing');
const discardFiles = scheduleNamed('media-discardFiles');
const emptyTrash = scheduleNamed('media-emptyTrash');
const releaseLate = scheduleNamed('media-releaseLate');

const HOUR = 3600_000;
const DAY = 24 * HOUR;
let ahead = 0;
const clock: Clock = { ...jobsAtRestClock(), now: () => Date.now() + ahead };
let backend: Backend;
let services: Services;

beforeAll(async () => {
  backend = await startBackend({ clock });
  ({ services } = await backend.server.businessLogic());
});
afterAll(() => backend.stop());
beforeEach(() => {
  ahead = 0;
});

const runOnce = (job: Schedule, given = services) => job.run({ services: given, dueAt: clock.now() });
/** Once more an hour later where a job that erases doubts the clock, which the tests move by weeks. */
async function run(job: Schedule, given = services): Promise<void> {
  await runOnce(job, given);
  if (!(await services.firestore.doc(`jobs/${job.name}`).get()).get('clockDoubtedAt')) return;
  ahead += HOUR;
  await runOnce(job, given);
}
const heartbeatOf = async (name: string) =>
  (await readHeartbeats(services.firestore)).find((heartbeat) => heartbeat.name === name);
const exists = async (path: string) => (await services.firestore.doc(path).get()).exists;
const hasFile = async (name: string) => (await services.bucket.file(name).exists())[0];
const callerOf = (uid: string) => ({
  uid,
  email: null,
  emailVerified: false,
  claims: { auth_time: Math.floor(clock.now() / 1000) },
});

/** A database that refuses every transaction. */
const withoutTransactions = (): Services => ({
  ...services,
  firestore: new Proxy(services.firestore, {
    get: (firestore, name) => {
      if (name === 'runTransaction') return () => Promise.reject(new Error('The database is away.'));
      const member: unknown = Reflect.get(firestore, name, firestore);
      return typeof member === 'function' ? member.bind(firestore) : member;
    },
  }),
});

describe('a job', () => {
  test('that was called otherwise before is shown under its present name alone', async () => {
    const former = services.firestore.doc('jobs/waitlist-forgetPlaces');
    await former.set({ lastFinishedAt: Timestamp.fromMillis(clock.now() - 40 * DAY), failures: 1 });
    await former.collection('failures').doc('visitorLimits|one').set({ subject: 'visitorLimits/one' });
    const other = services.firestore.doc('jobs/waitlist-forgetUnconfirmed');
    await other.set({ lastFinishedAt: Timestamp.fromMillis(clock.now()) });
    await run(scheduleNamed('visitors-forgetPlaces'));
    expect(await heartbeatOf('waitlist-forgetPlaces')).toBeUndefined();
    expect((await former.collection('failures').get()).size).toBe(0);
    expect(await heartbeatOf('visitors-forgetPlaces')).toMatchObject({ lastFinishedAt: expect.any(Number) });
    expect(await heartbeatOf('waitlist-forgetUnconfirmed')).toBeDefined();
  });

  test('does the others when a row has no owner or cannot be read, keeps why, and sets it aside in the end', async () => {
    const { firestore } = services;
    const scene = await writeScene(
      services,
      [{ id: 'a1' }],
      [{ id: 'late', state: 'reserved', hasFile: true }],
    );
    const late = { state: 'reserved', expiresAt: Timestamp.fromMillis(clock.now() - 2 * DAY) };
    const stray = firestore.doc('mediaItems/stray');
    const broken = firestore.doc('users/somebody/mediaItems/broken');
    await stray.set(late);
    await broken.set({ ...late, kind: 'poem' });

    ahead = 2 * DAY;
    await run(releaseLate);
    expect(await exists(scene.path('mediaItems', 'late'))).toBe(false);
    expect(await hasFile(originalOf(scene.uid, 'late'))).toBe(false);
    expect(await violationsOf(services, scene.uid)).toEqual([]);
    expect(await heartbeatOf('media-releaseLate')).toMatchObject({
      failures: 2,
      lastFailure: expect.stringContaining('mediaItems/'),
      lastFinishedAt: expect.any(Number),
    });

    for (let day = 0; day < 4; day += 1) {
      ahead += DAY;
      await run(releaseLate);
    }
    const admin = { services: { ...services, configuration: services.configuration } };
    const answer = list.call(null, { ...admin, caller: callerOf('nobody') });
    await expect(answer).rejects.toMatchObject({ code: 'admin-only' });
    const failures = await firestore.collection('jobs/media-releaseLate/failures').get();
    expect(failures.docs.map((failure) => [failure.get('subject'), failure.get('isSetAside')])).toEqual([
      ['mediaItems/stray', true],
      ['users/somebody/mediaItems/broken', true],
    ]);

    await stray.delete();
    await broken.delete();
    await run(releaseLate);
    expect(await heartbeatOf('media-releaseLate')).toMatchObject({ failures: 0, lastFailure: '' });
  });

  test('goes on behind a row whose name is too long for a row about it', async () => {
    const { firestore } = services;
    const scene = await writeScene(
      services,
      [{ id: 'a1' }],
      [{ id: 'late', state: 'reserved', hasFile: true }],
    );
    const long = 'l'.repeat(1_480);
    const stray = firestore.doc(`somewhere/${long}/mediaItems/stray`);
    await stray.set({ state: 'reserved', expiresAt: Timestamp.fromMillis(clock.now() - 2 * DAY) });
    ahead = 2 * DAY;
    await run(releaseLate);
    expect(await exists(scene.path('mediaItems', 'late'))).toBe(false);
    expect(await heartbeatOf('media-releaseLate')).toMatchObject({ failures: 1 });
    await stray.delete();
    await run(releaseLate);
    expect(await heartbeatOf('media-releaseLate')).toMatchObject({ failures: 0 });
  });

  test('gives a reservation that was made while the clock was a year ahead the day it has', async () => {
    const { path } = await writeScene(services, [{ id: 'a1' }], [{ id: 'late', state: 'reserved' }]);
    const reserved = services.firestore.doc(path('mediaItems', 'late'));
    await reserved.update({ expiresAt: Timestamp.fromMillis(clock.now() + 366 * DAY) });
    await run(releaseLate);
    expect((await reserved.get()).exists).toBe(true);
    ahead = 23 * HOUR;
    await run(releaseLate);
    expect((await reserved.get()).exists).toBe(true);
    ahead = 25 * HOUR;
    await run(releaseLate);
    expect((await reserved.get()).exists).toBe(false);
  });

  test('tries again what failed while the clock was a year ahead', async () => {
    const scene = await writeScene(services, [{ id: 'a1', isTrashed: true }], []);
    const album = services.firestore.doc(scene.path('albums', 'a1'));
    ahead = 365 * DAY;
    await album.update({ erasureStartedAt: Timestamp.fromMillis(Date.now() - HOUR) });
    await run(finishErasing, withoutTransactions());
    expect(await heartbeatOf('albums-finishErasing')).toMatchObject({ failures: 1 });
    ahead = 0;
    await run(finishErasing);
    expect((await album.get()).exists).toBe(false);
  });

  test('finishes an erasure that began while the clock was a year ahead', async () => {
    const scene = await writeScene(services, [{ id: 'a1', isTrashed: true }], []);
    const album = services.firestore.doc(scene.path('albums', 'a1'));
    await album.update({ erasureStartedAt: Timestamp.fromMillis(Date.now() + 365 * DAY) });
    await run(finishErasing);
    expect((await album.get()).exists).toBe(false);
  });

  test('goes on whatever stands among its own failures', async () => {
    const scene = await writeScene(services, [{ id: 'a1', isTrashed: true }], []);
    const album = services.firestore.doc(scene.path('albums', 'a1'));
    await album.update({ erasureStartedAt: Timestamp.fromMillis(clock.now() - HOUR) });
    const { firestore } = services;
    const startedAt = clock.now();
    const malformed = [
      {},
      { subject: '', tries: 'x' },
      { subject: 'a//b' },
      { subject: 7, nextTryAt: 'soon' },
    ];
    const rows = firestore.collection('jobs/albums-finishErasing/failures');
    for (const [index, row] of malformed.entries()) await rows.doc(`00${index}`).set(row);
    await run(finishErasing);
    expect((await album.get()).exists).toBe(false);
    const heartbeat = await heartbeatOf('albums-finishErasing');
    expect(heartbeat?.lastFinishedAt).toBeGreaterThanOrEqual(startedAt);
    for (const [index] of malformed.entries()) await rows.doc(`00${index}`).delete();
  });

  test('erases an album with items that cannot be read, and their files', async () => {
    const scene = await writeScene(
      services,
      [{ id: 'a1', isTrashed: true }],
      [
        { id: 'i1', state: 'ready' },
        { id: 'broken', state: 'ready' },
      ],
    );
    await services.firestore.doc(scene.path('mediaItems', 'broken')).set({ albumId: 'a1', kind: 'poem' });
    ahead = 30 * DAY;
    await run(emptyAlbums);
    expect(await exists(scene.path('albums', 'a1'))).toBe(false);
    for (const id of ['i1', 'broken']) {
      expect(await exists(scene.path('mediaItems', id))).toBe(false);
      expect(await hasFile(originalOf(scene.uid, id))).toBe(false);
    }
  });

  test('leaves what failed alone for longer and longer, for an hour at most, and does the others meanwhile', async () => {
    for (const id of ['broken', 'sound']) await services.firestore.doc(`resting/${id}`).set({});
    const tried: string[] = [];
    const failing = defineJob({
      name: 'tests-resting',
      expression: '*/5 * * * *',
      due: ({ firestore }) => firestore.collection('resting').orderBy(FieldPath.documentId()),
      process: async (_services, { id }) => {
        tried.push(id);
        if (id === 'broken') throw new Error('It is broken.');
      },
    });
    // Its own, so that the other jobs have no part in it.
    let now = Date.now();
    const given: Services = { ...services, clock: { ...clock, now: () => now } };
    const triedAfter = async (milliseconds: number) => {
      now += milliseconds;
      tried.length = 0;
      await runOnce(failing, given);
      return tried.join();
    };
    const minute = 60_000;
    expect(await triedAfter(0)).toBe('broken,sound');
    expect(await triedAfter(4 * minute)).toBe('sound');
    expect(await triedAfter(minute)).toBe('broken,sound');
    expect(await triedAfter(9 * minute)).toBe('sound');
    expect(await triedAfter(minute)).toBe('broken,sound');
    for (let tries = 3; tries < 12; tries += 1) expect(await triedAfter(DAY)).toBe('broken,sound');
    expect(await triedAfter(59 * minute)).toBe('sound');
    expect(await triedAfter(minute)).toBe('broken,sound');
  });

  test('that could not go through everything in one run goes on where it ended', async () => {
    for (const id of ['a', 'b', 'c']) await services.firestore.doc(`rounds/${id}`).set({});
    const seen: string[] = [];
    const slow = defineJob({
      name: 'tests-round',
      expression: '0 3 * * *',
      goesRound: true,
      due: ({ firestore }) => firestore.collection('rounds').orderBy(FieldPath.documentId()),
      process: async (_services, { id }) => {
        seen.push(id);
        ahead += 5 * 60_000;
      },
    });
    const rounds: string[] = [];
    for (let night = 0; night < 3; night += 1) {
      await runOnce(slow);
      rounds.push(seen.splice(0).join());
    }
    expect(rounds).toEqual(['a,b', 'c', 'a,b']);
  });

  test('empties the trash of items and albums after 30 days, and not of what came back meanwhile', async () => {
    const scene = await writeScene(
      services,
      [{ id: 'a1' }, { id: 'gone', isTrashed: true }],
      [
        { id: 'old', state: 'trashed' },
        { id: 'kept', state: 'ready' },
        { id: 'within', state: 'ready', album: 'gone' },
        { id: 'letter', state: 'ready', album: 'gone', isLetter: true },
      ],
    );
    ahead = 28 * DAY;
    await run(emptyTrash);
    await run(emptyAlbums);
    expect(await exists(scene.path('mediaItems', 'old'))).toBe(true);
    ahead = 30 * DAY;
    await run(emptyTrash);
    await run(emptyAlbums);
    for (const id of ['old', 'within', 'letter'])
      expect(await exists(scene.path('mediaItems', id))).toBe(false);
    expect(await exists(scene.path('albums', 'gone'))).toBe(false);
    expect(await hasFile(originalOf(scene.uid, 'kept'))).toBe(true);
    expect(await hasFile(originalOf(scene.uid, 'within'))).toBe(false);
    expect(await violationsOf(services, scene.uid)).toEqual([]);
  });

  test('gives its 30 days to what was thrown away by a clock that was behind', async () => {
    const scene = await writeScene(
      services,
      [{ id: 'a1' }, { id: 'gone', isTrashed: true }],
      [{ id: 'old', state: 'trashed' }],
      { trashedSince: -365 * 20 },
    );
    for (const [days, isThere] of [
      [0, true],
      [29, true],
      [31, false],
    ] as const) {
      ahead = days * DAY;
      await run(emptyTrash);
      await run(emptyAlbums);
      expect(await exists(scene.path('mediaItems', 'old'))).toBe(isThere);
      expect(await exists(scene.path('albums', 'gone'))).toBe(isThere);
    }
  });

  test('erases nothing by a clock that leaps until it has been right for an hour', async () => {
    await run(emptyTrash);
    const { path } = await writeScene(services, [{ id: 'a1' }], [{ id: 'i1', state: 'trashed' }]);
    const runAt = async (days: number, hours = 0) => {
      ahead = days * DAY + hours * HOUR;
      await runOnce(emptyTrash);
      return exists(path('mediaItems', 'i1'));
    };
    expect(await runAt(365)).toBe(true);
    expect(await runAt(0, 1)).toBe(true);
    expect(await runAt(0, 2)).toBe(true);
    expect(await runAt(40)).toBe(true);
    expect(await runAt(40, 0.5)).toBe(true);
    expect(await runAt(40, 1)).toBe(false);
  });

  test('erases nothing in its first run ever, which may be by any clock', async () => {
    await services.firestore.doc(`jobs/${emptyTrash.name}`).delete();
    const { path } = await writeScene(services, [{ id: 'a1' }], [{ id: 'i1', state: 'trashed' }]);
    ahead = 365 * DAY;
    await runOnce(emptyTrash);
    ahead = 0;
    await runOnce(emptyTrash);
    expect(await exists(path('mediaItems', 'i1'))).toBe(true);
  });

  test('erases on a computer that is never on for an hour, and not by one sitting that is a year ahead', async () => {
    await services.firestore.doc(`jobs/${emptyTrash.name}`).delete();
    const { path } = await writeScene(services, [{ id: 'a1' }], [{ id: 'i1', state: 'trashed' }]);
    const isThereAt = async (days: number) => {
      ahead = days * DAY;
      await runOnce(emptyTrash);
      return exists(path('mediaItems', 'i1'));
    };
    for (let day = 0; day < 32; day += 2) expect(await isThereAt(day)).toBe(true);
    expect(await isThereAt(365)).toBe(true);
    expect(await isThereAt(32)).toBe(true);
    // What was due on day 30 is beyond doubt when two later sittings have said so.
    expect(await isThereAt(34)).toBe(false);
  });

  test('that erases once a day does not take the day for a leap', async () => {
    const seen: number[] = [];
    await services.firestore.doc('dailyTests/a').set({});
    const daily = defineJob({
      name: 'tests-daily',
      erases: true,
      expression: '11 4 * * *',
      due: ({ firestore }) => firestore.collection('dailyTests'),
      process: async () => {
        seen.push(ahead);
      },
    });
    for (const late of [0, 5, 0, 60_000]) {
      await runOnce(daily);
      ahead += DAY + late;
    }
    // Of the first run nobody knows yet whether its clock is right.
    expect(seen).toHaveLength(3);
  });

  test('goes on with the erasure of an album that was cut short', async () => {
    const scene = await writeScene(services, [{ id: 'a1', isTrashed: true }], [{ id: 'i1', state: 'ready' }]);
    await services.firestore
      .doc(scene.path('albums', 'a1'))
      .update({ erasureStartedAt: Timestamp.fromMillis(clock.now() - HOUR) });
    await run(finishErasing);
    expect(await exists(scene.path('albums', 'a1'))).toBe(false);
    expect(await hasFile(originalOf(scene.uid, 'i1'))).toBe(false);
    expect(await violationsOf(services, scene.uid)).toEqual([]);
  });
});

describe('files', () => {
  /** A store that cannot delete. */
  const withoutDeleting = (): Services => ({
    ...services,
    bucket: new Proxy(services.bucket, {
      get: (bucket, name) =>
        name === 'deleteFiles'
          ? () => Promise.reject(new Error('The store is away.'))
          : Reflect.get(bucket, name, bucket),
    }),
  });

  test('that could not be removed at once are removed by the job', async () => {
    const scene = await writeScene(services, [{ id: 'a1' }], [{ id: 'i1', state: 'trashed' }]);
    await erase.call({ itemIds: ['i1'] }, { services: withoutDeleting(), caller: callerOf(scene.uid) });
    expect(await hasFile(originalOf(scene.uid, 'i1'))).toBe(true);
    expect(await violationsOf(services, scene.uid)).toEqual([]);
    await run(discardFiles);
    ahead = 20 * 60_000;
    await run(discardFiles);
    expect(await hasFile(originalOf(scene.uid, 'i1'))).toBe(false);
    expect(await exists(`discardedFiles/${scene.uid}:i1`)).toBe(false);
  });

  test('that were claimed while the clock was ahead go all the same', async () => {
    const scene = await writeScene(services, [{ id: 'a1' }], [{ id: 'i1', state: 'trashed' }]);
    ahead = 365 * DAY;
    await erase.call({ itemIds: ['i1'] }, { services: withoutDeleting(), caller: callerOf(scene.uid) });
    ahead = 0;
    await run(discardFiles);
    expect(await hasFile(originalOf(scene.uid, 'i1'))).toBe(false);
  });

  test('that an item still shows are never removed, whatever a row says', async () => {
    const scene = await writeScene(services, [{ id: 'a1' }], [{ id: 'i1', state: 'ready' }]);
    const row = services.firestore.doc(`discardedFiles/${scene.uid}:i1`);
    await row.set({ uid: scene.uid, folder: `users/${scene.uid}/media/i1` });
    await run(discardFiles);
    expect(await hasFile(originalOf(scene.uid, 'i1'))).toBe(true);
    expect((await row.get()).exists).toBe(false);
  });
});

describe('an account', () => {
  const askToErase = (uid: string) =>
    services.firestore
      .doc(`users/${uid}`)
      .update({ deletionDueAt: Timestamp.fromMillis(clock.now() - HOUR) });

  test('whose deletion is cancelled while others are being erased stays whole', async () => {
    const first = await writeScene(services, [{ id: 'a1' }], [{ id: 'i1', state: 'ready' }]);
    const second = await writeScene(services, [{ id: 'a1' }], [{ id: 'i1', state: 'ready' }]);
    for (const { uid } of [first, second]) await askToErase(uid);
    let cancelled = '';
    const interrupted: Services = {
      ...services,
      auth: new Proxy(services.auth, {
        get: (auth, name) =>
          name === 'revokeRefreshTokens'
            ? async (uid: string) => {
                const other = uid === first.uid ? second.uid : first.uid;
                if (cancelled === '') {
                  cancelled = other;
                  await cancelDeletion.call({}, { services, caller: callerOf(other) });
                }
                return auth.revokeRefreshTokens(uid);
              }
            : Reflect.get(auth, name, auth),
      }),
    };
    await run(purge, interrupted);
    const erased = cancelled === first.uid ? second : first;
    expect(await exists(`users/${erased.uid}`)).toBe(false);
    expect(await exists(`users/${cancelled}`)).toBe(true);
    expect(await hasFile(originalOf(cancelled, 'i1'))).toBe(true);
    expect(await violationsOf(services, cancelled)).toEqual([]);
  });

  test('whose erasure has begun cannot be called back', async () => {
    const { uid } = await writeScene(services, [{ id: 'a1' }], []);
    await askToErase(uid);
    await services.firestore.doc(`users/${uid}`).update({ erasureStartedAt: Timestamp.now() });
    await expect(cancelDeletion.call({}, { services, caller: callerOf(uid) })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('that is being erased takes in nothing, and what came in behind the sweep goes too', async () => {
    const { uid, path } = await writeScene(services, [{ id: 'a1' }], [{ id: 'i1', state: 'ready' }]);
    await askToErase(uid);
    let answer: unknown;
    const interrupted: Services = {
      ...services,
      bucket: new Proxy(services.bucket, {
        get: (bucket, name) =>
          name === 'deleteFiles'
            ? async (query: { prefix: string }) => {
                answer = await services.firestore
                  .runTransaction((transaction) => readStorageAccount(transaction, services.firestore, uid))
                  .catch((error: unknown) => error);
                await services.firestore.doc(path('albums', 'late')).set({ title: 'Late' });
                return bucket.deleteFiles(query);
              }
            : Reflect.get(bucket, name, bucket),
      }),
    };
    await run(eraseDeleted);
    await run(purge, interrupted);
    expect(answer).toMatchObject({ code: 'not-found' });
    expect(await exists(`users/${uid}`)).toBe(false);
    expect(await exists(path('albums', 'late'))).toBe(false);

    // A call that was under way all the while writes after the end; it is swept once no such call can be left.
    await services.firestore.doc(`users/${uid}/sessions/last`).set({ device: 'A slow one' });
    ahead += 5 * 60_000;
    await run(eraseDeleted);
    expect(await exists(`users/${uid}/sessions/last`)).toBe(true);
    ahead += 6 * 60_000;
    await run(eraseDeleted);
    expect(await exists(`users/${uid}/sessions/last`)).toBe(false);
    expect(await exists(`deletedAccounts/${uid}`)).toBe(false);
  });

  test('deleted at the identity service is kept for 30 days, its owner told, then erased', async () => {
    const gone = await writeScene(services, [{ id: 'a1' }], [{ id: 'i1', state: 'ready' }]);
    const there = await writeScene(services, [{ id: 'a1' }], [{ id: 'i1', state: 'ready' }]);
    const back = await writeScene(services, [{ id: 'a1' }], [{ id: 'i1', state: 'ready' }]);
    await services.auth.createUser({ uid: there.uid });
    const to = `${gone.uid.toLowerCase()}@example.org`;
    await services.firestore.doc(`users/${gone.uid}`).update({ email: to, emailVerified: true });
    // Whom nobody confirmed may be a stranger.
    const stranger = `${back.uid.toLowerCase()}@example.org`;
    await services.firestore.doc(`users/${back.uid}`).update({ email: stranger, emailVerified: false });
    for (const { uid } of [gone, there, back]) {
      await services.firestore.doc(`deletedAccounts/${uid}`).set({ deletedAt: Timestamp.now() });
    }
    const mailsTo = async (address: string) => {
      const sent = await services.outbox?.list({
        limit: 10,
        isListed: ({ recipient }) => recipient === address,
      });
      return sent?.map(({ purpose }) => purpose);
    };
    ahead = HOUR;
    for (const _ of ['once', 'again']) await run(eraseDeleted);
    expect(await mailsTo(to)).toEqual(['account-deleted-elsewhere']);
    expect(await mailsTo(stranger)).toEqual([]);
    expect(await exists(`deletedAccounts/${there.uid}`)).toBe(false);
    ahead = 30 * DAY - 2 * HOUR;
    await run(eraseKept);
    for (const { uid } of [gone, there, back]) expect(await hasFile(originalOf(uid, 'i1'))).toBe(true);

    // As the operator brings it back, for an owner who asked in time.
    await services.auth.createUser({ uid: back.uid });
    ahead = 30 * DAY + HOUR;
    await run(eraseKept);
    expect(await exists(`users/${gone.uid}`)).toBe(false);
    expect(await exists(gone.path('mediaItems', 'i1'))).toBe(false);
    expect(await hasFile(originalOf(gone.uid, 'i1'))).toBe(false);
    for (const { uid } of [there, back]) expect(await hasFile(originalOf(uid, 'i1'))).toBe(true);
    for (const { uid } of [gone, back]) expect(await exists(`deletedAccounts/${uid}`)).toBe(false);
  });

  test('deleted at the identity service while the clock was a year ahead has its 30 days from when that is found out', async () => {
    const gone = await writeScene(services, [{ id: 'a1' }], [{ id: 'i1', state: 'ready' }]);
    const mark = services.firestore.doc(`deletedAccounts/${gone.uid}`);
    await mark.set({ deletedAt: Timestamp.fromMillis(clock.now() + 365 * DAY) });
    await run(eraseDeleted);
    const keptUntil: unknown = (await mark.get()).get('keptUntil');
    expect(keptUntil instanceof Timestamp && keptUntil.toMillis() - clock.now()).toBeLessThanOrEqual(
      30 * DAY,
    );
    expect(await hasFile(originalOf(gone.uid, 'i1'))).toBe(true);
    ahead = 30 * DAY + HOUR;
    await run(eraseKept);
    expect(await hasFile(originalOf(gone.uid, 'i1'))).toBe(false);
  });

  test('of before everything was counted is counted again in the night, old portraits removed', async () => {
    const { firestore, bucket } = services;
    const scene = await writeScene(services, [{ id: 'a1' }], [{ id: 'i1', state: 'ready' }]);
    await firestore
      .doc(`users/${scene.uid}`)
      .update({ storageUsed: 7, itemsKept: 7, avatar: `users/${scene.uid}/avatar/shown#7` });
    await firestore
      .doc(scene.path('albums', 'a1'))
      .update({ itemCount: 9, firstTakenAt: '1931-07-01T00:00:00' });
    const small = `users/${scene.uid}/media/i1/thumbnail-small`;
    for (const name of [
      small,
      `users/${scene.uid}/avatar/shown`,
      `users/${scene.uid}/avatar/old`,
      `users/${scene.uid}/avatar/current`,
    ]) {
      await bucket.file(name).save(Buffer.alloc(20_000), { resumable: false, validation: false });
    }
    expect((await violationsOf(services, scene.uid)).length).toBeGreaterThan(0);
    ahead = 2 * DAY;
    await run(recount);
    expect(await violationsOf(services, scene.uid)).toEqual([]);
    expect((await firestore.doc(`users/${scene.uid}`).get()).get('storageUsed')).toBe(
      5_000 + 20_000 + 20_000 + 20_000,
    );
    expect(await hasFile(`users/${scene.uid}/avatar/old`)).toBe(false);
    expect(await hasFile(`users/${scene.uid}/avatar/shown`)).toBe(true);
    expect(await hasFile(`users/${scene.uid}/avatar/current`)).toBe(true);
  });
});

describe('an administrator', () => {
  const listing = (adminEmails: string[], given = services): Services => ({
    ...given,
    configuration: { ...services.configuration, adminEmails },
  });
  /** The identity service, which fails where it is asked for this. */
  const failingAt = (member: 'getUser' | 'setCustomUserClaims' | 'revokeRefreshTokens'): Services => ({
    ...services,
    auth: new Proxy(services.auth, {
      get: (auth, name) => {
        if (name === member) return () => Promise.reject(new Error('503 for a moment.'));
        const own: unknown = Reflect.get(auth, name, auth);
        return typeof own === 'function' ? own.bind(auth) : own;
      },
    }),
  });

  async function admit() {
    const email = `${randomUUID()}@example.org`;
    const { uid } = await services.auth.createUser({ email, emailVerified: true });
    const row = services.firestore.doc(`administrators/${uid}`);
    const refresh = () =>
      refreshRole.call({}, { services: listing([email]), caller: { ...callerOf(uid), email } });
    await refresh();
    const read = async () => {
      const stored = await row.get();
      const { customClaims } = await services.auth.getUser(uid);
      return {
        isRegistered: stored.exists && stored.get('revokedAt') === undefined,
        isLeftToDo: stored.exists,
        role: customClaims?.role,
      };
    };
    return { email, read, refresh };
  }

  test('stays one through a passing fault of the identity service', async () => {
    const { email, read } = await admit();
    await run(reviewRoles, listing([email], failingAt('getUser')));
    expect(await read()).toEqual({ isRegistered: true, isLeftToDo: true, role: 'admin' });
  });

  test.each(['setCustomUserClaims', 'revokeRefreshTokens'] as const)(
    'who was taken off the list loses everything in the end when %s fails',
    async (member) => {
      const { read } = await admit();
      await run(reviewRoles, listing([], failingAt(member)));
      expect(await read()).toMatchObject({ isRegistered: false, isLeftToDo: true });
      ahead += HOUR;
      await run(reviewRoles, listing([]));
      expect(await read()).toEqual({ isRegistered: false, isLeftToDo: false, role: undefined });
    },
  );

  test('who is listed again before all was taken is admitted again', async () => {
    const { read, refresh } = await admit();
    await run(reviewRoles, listing([], failingAt('revokeRefreshTokens')));
    await refresh();
    expect(await read()).toEqual({ isRegistered: true, isLeftToDo: true, role: 'admin' });
  });
});
