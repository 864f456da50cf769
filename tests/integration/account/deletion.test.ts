import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accountCancelDeletion,
  accountCreateRecoveryCodes,
  accountNoteSession,
  accountRequestDeletion,
} from '#shared/callables/account.ts';
import { albumsCreate } from '#shared/callables/albums.ts';
import { type Clock, systemClock } from '#shared/clock.ts';
import { eraseDeleted, purge, remindOfDeletion } from '../../../src/functions/account/index.ts';
import type { Schedule } from '../../../src/functions/schedule.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import { describeFile, fakeJpeg, reserveOne, sendContent } from '../../support/upload.ts';

const DAY = 24 * 3600_000;
let ahead = 0;
const clock: Clock = { ...systemClock, now: () => Date.now() + ahead };
let backend: Backend;
let leaver: Person;
let neighbour: Person;

let dataFolder: string;

beforeAll(async () => {
  dataFolder = join(await mkdtemp(join(tmpdir(), 'amaranth-deletion-')), 'data');
  backend = await startBackend({ clock, dataFolder });
  leaver = await signUpPerson(backend.origin);
  neighbour = await signUpPerson(backend.origin);
});
afterAll(async () => {
  await leaver.leave();
  await neighbour.leave();
  await backend.stop();
  await rm(join(dataFolder, '..'), { recursive: true, force: true });
});

/** Where in the database a text stands: `table.column`, once each. */
function findInDatabase(text: string): string[] {
  const database = new DatabaseSync(join(backend.dataFolder, 'amaranth.sqlite'), { readOnly: true });
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const found = tables.flatMap(({ name }) => {
    const rows = database.prepare(`SELECT * FROM "${String(name)}"`).all();
    return rows.flatMap((row) =>
      Object.entries(row)
        .filter(([, value]) =>
          (value instanceof Uint8Array ? Buffer.from(value) : String(value)).includes(text),
        )
        .map(([column]) => `${String(name)}.${column}`),
    );
  });
  database.close();
  return [...new Set(found)];
}

const countFiles = async () =>
  (await readdir(join(backend.dataFolder, 'files'), { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  ).length;

const runJob = async (job: Schedule) =>
  job.run({ services: (await backend.server.businessLogic()).services, dueAt: clock.now() });
/** Twice, an hour apart: the first one may doubt the clock, which the test moves by weeks. */
async function runPurge(): Promise<void> {
  await runJob(purge);
  ahead += 3600_000;
  await runJob(purge);
}
const hasProfile = async (uid: string) =>
  (await (await backend.server.businessLogic()).services.firestore.doc(`users/${uid}`).get()).exists;
const runEraseDeleted = () => runJob(eraseDeleted);

test('a stranger can neither ask for nor undo somebody’s deletion, and a stale sign-in cannot ask', async () => {
  await expect(leaver.call(accountCancelDeletion, {})).resolves.toEqual({ cancelled: false });
  ahead = 6 * 60_000;
  await expect(leaver.call(accountRequestDeletion, {})).rejects.toMatchObject({
    details: { code: 'recent-sign-in-required' },
  });
  ahead = 0;
  await leaver.call(accountRequestDeletion, {});
  await expect(neighbour.call(accountCancelDeletion, {})).resolves.toEqual({ cancelled: false });
  await expect(leaver.call(accountCancelDeletion, {})).resolves.toEqual({ cancelled: true });
});

test('a week before the end the person is reminded, once, and not after a change of mind', async () => {
  const remind = () => runJob(remindOfDeletion);
  const reminders = async () => {
    const { services } = await backend.server.businessLogic();
    return services.outbox?.list({ limit: 10, search: 'account-deletion-reminder' });
  };
  const wavering = await signUpPerson(backend.origin);
  await wavering.call(accountRequestDeletion, {});
  await neighbour.call(accountRequestDeletion, {});
  await neighbour.call(accountCancelDeletion, {});
  ahead = 22 * DAY;
  await remind();
  expect(await reminders()).toEqual([]);
  ahead = 23 * DAY + 60_000;
  await remind();
  await remind();
  expect(await reminders()).toMatchObject([
    { recipient: wavering.auth.currentUser?.email, subject: expect.stringMatching(/^One week left/) },
  ]);
  ahead = 0;
  await wavering.call(accountCancelDeletion, {});
  await wavering.leave();
});

test('after 30 days nothing of the person is left, and everything of everybody else is', async () => {
  for (const person of [leaver, neighbour]) {
    const { albumId } = await person.call(albumsCreate, { title: 'Keepsakes', description: '' });
    const content = fakeJpeg(20_000);
    const reserved = await reserveOne(person, albumId, describeFile(content));
    if (reserved.outcome !== 'reserved') throw new Error(reserved.code);
    await sendContent(person, reserved.folder, content);
    await person.call(accountNoteSession, { device: 'Firefox on Linux' });
    await person.call(accountCreateRecoveryCodes, {});
  }
  const filesBefore = await countFiles();
  const { dueAt } = await leaver.call(accountRequestDeletion, {});
  expect(Date.parse(dueAt) - clock.now()).toBeGreaterThan(29.9 * DAY);

  ahead = 29 * DAY;
  await runPurge();
  expect(findInDatabase(leaver.uid)).not.toEqual([]);
  ahead = 30 * DAY + 60_000;
  await runPurge();
  // Nobody has told them that it is about to be: the reminder comes first, and a week's time to act on it.
  expect(await hasProfile(leaver.uid)).toBe(true);
  await runJob(remindOfDeletion);
  await runPurge();
  expect(await hasProfile(leaver.uid)).toBe(true);
  ahead += 6 * DAY;
  await runPurge();
  // A mark waits for the second sweep, and goes with it.
  ahead += 30 * 60_000;
  await runEraseDeleted();
  // A finished upload's session is remembered for a week, by its address, and past versions of documents for an hour;
  // the sweep that runs at each start ends both.
  const remembered = findInDatabase(leaver.uid).map((place) => place.split('.')[0]);
  expect(
    remembered.filter((table) => table !== 'storage_sessions' && !table?.startsWith('firestore_version')),
  ).toEqual([]);
  ahead += 2 * 3600_000;
  await backend.stop();
  backend = await startBackend({ clock, dataFolder });
  await expect.poll(() => findInDatabase(leaver.uid)).toEqual([]);
  await expect.poll(countFiles).toBeLessThan(filesBefore);
  expect(findInDatabase(neighbour.uid)).toContain('firestore_documents.path');
});
