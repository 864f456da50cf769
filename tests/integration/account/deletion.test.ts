import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accountCancelDeletion,
  accountCreateRecoveryCodes,
  accountNoteSession,
  accountRequestDeletion,
} from '#shared/callables/account.ts';
import { albumsCreate } from '#shared/callables/albums.ts';
import { vaultReplaceKeys } from '#shared/callables/vault.ts';
import { type Clock, systemClock } from '#shared/clock.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { catalogue } from '../../../src/functions/catalogue.ts';
import type { Schedule } from '../../../src/functions/schedule.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { scheduleNamed } from '../../support/catalogue.ts';
import { type Person, signInPerson, signUpPerson } from '../../support/person.ts';
import { turnOnTwoStep } from '../../support/twoStep.ts';
import { describeFile, fakeJpeg, reserveOne, sendContent } from '../../support/upload.ts';
import { changedKeys, makeVault, newItem, saveOne, storeVaultFile } from '../../support/vault/opaque.ts';

const eraseDeleted = scheduleNamed('account-eraseDeleted');
const eraseKept = scheduleNamed('account-eraseKept');
const purge = scheduleNamed('account-purge');
const remindOfDeletion = scheduleNamed('account-remindOfDeletion');
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
const readMessages = async () => {
  const { firestore } = (await backend.server.businessLogic()).services;
  return (await firestore.collection('outboundMessages').get()).docs.map((row) => row.data());
};
const hasProfile = async (uid: string) =>
  (await (await backend.server.businessLogic()).services.firestore.doc(`users/${uid}`).get()).exists;
const collectionsOf = async (uid: string) =>
  (await (await backend.server.businessLogic()).services.firestore.doc(`users/${uid}`).listCollections()).map(
    ({ id }) => id,
  );
/** With an item of two versions and a file, and a former key box. */
async function fillVault(person: Person): Promise<void> {
  const keys = await makeVault(person);
  const item = newItem();
  const fileId = await storeVaultFile(person, keys.vaultId, item.itemId);
  await saveOne(person, keys.vaultId, { ...item, fileIds: [fileId] });
  await saveOne(person, keys.vaultId, { ...item, basedOn: 1, sealed: newItem().sealed });
  await person.call(vaultReplaceKeys, { keys: changedKeys(keys) });
}

async function filesOfVault({ uid }: Person): Promise<number> {
  const { bucket } = (await backend.server.businessLogic()).services;
  return (await bucket.getFiles({ prefix: `users/${uid}/vault/` }))[0].length;
}

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

test('asking and thinking better of it again and again sends three mails a day, and no more', async () => {
  const restless = await signUpPerson(backend.origin);
  const email = restless.auth.currentUser?.email;
  const mails = async () => {
    const { services } = await backend.server.businessLogic();
    const sent = await services.outbox?.list({
      limit: 100,
      isListed: ({ recipient, purpose }) => recipient === email && purpose === 'account-deletion-requested',
    });
    return sent?.length;
  };
  for (let time = 0; time < 3; time += 1) {
    await restless.call(accountRequestDeletion, {});
    await restless.call(accountCancelDeletion, {});
    ahead += 1_000;
  }
  await expect(restless.call(accountRequestDeletion, {})).rejects.toMatchObject({
    details: { code: 'too-many-attempts' },
  });
  expect(await mails()).toBe(3);
  ahead += DAY;
  const back = await signInPerson(backend.origin, email ?? '');
  await back.call(accountRequestDeletion, {});
  await back.call(accountCancelDeletion, {});
  expect(await mails()).toBe(4);
  ahead = 0;
  await restless.leave();
  await back.leave();
});

test('an account without a profile yet asks for no deletion, and gets its first profile', async () => {
  const { services } = await backend.server.businessLogic();
  const early = await signUpPerson(backend.origin);
  await services.firestore.doc(`users/${early.uid}`).delete();
  await expect(early.call(accountRequestDeletion, {})).rejects.toMatchObject({
    details: { code: 'not-found' },
  });
  expect(await early.call(accountCancelDeletion, {})).toEqual({ cancelled: false });
  expect(await hasProfile(early.uid)).toBe(false);
  await early.leave();
});

test('a week before the end the person is reminded, once, and not after a change of mind', async () => {
  const remind = () => runJob(remindOfDeletion);
  const reminders = async () => {
    const { services } = await backend.server.businessLogic();
    return services.outbox?.list({
      limit: 10,
      isListed: ({ purpose }) => purpose === 'account-deletion-reminder',
    });
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

test('a deletion asked for by a clock that was a year ahead is asked for anew', async () => {
  const hasty = await signUpPerson(backend.origin);
  const { services } = await backend.server.businessLogic();
  const profile = services.firestore.doc(`users/${hasty.uid}`);
  await profile.update({ deletionDueAt: Timestamp.fromMillis(clock.now() + 395 * DAY) });
  const { dueAt } = await hasty.call(accountRequestDeletion, {});
  expect(Date.parse(dueAt) - clock.now()).toBeLessThanOrEqual(30 * DAY);
  await hasty.call(accountCancelDeletion, {});
  await hasty.leave();
});

test('an account that the identity service’s own call deletes is kept for its owner, who is told', async () => {
  const owner = await signUpPerson(backend.origin);
  const { services } = await backend.server.businessLogic();
  await services.auth.updateUser(owner.uid, { emailVerified: true });
  await owner.auth.currentUser?.getIdToken(true);
  // As the page does when it sees that its address was confirmed.
  await updateDoc(doc(owner.firestore, 'users', owner.uid), {
    emailVerified: true,
    updatedAt: serverTimestamp(),
  });
  const to = owner.auth.currentUser?.email ?? '';
  const thief = await signInPerson(backend.origin, to);
  await thief.auth.currentUser?.delete();
  await expect(services.auth.getUser(owner.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });

  ahead = 15 * 60_000;
  await runEraseDeleted();
  expect(await hasProfile(owner.uid)).toBe(true);
  const sent = await services.outbox?.list({ limit: 10, isListed: ({ recipient }) => recipient === to });
  expect(sent?.map(({ purpose }) => purpose)).toContain('account-deleted-elsewhere');
  ahead = 29 * DAY;
  for (const job of [eraseDeleted, eraseKept, remindOfDeletion, purge]) await runJob(job);
  expect(await hasProfile(owner.uid)).toBe(true);
  ahead = 31 * DAY;
  await runJob(eraseKept);
  ahead += 3600_000;
  await runJob(eraseKept);
  expect(await hasProfile(owner.uid)).toBe(false);
  ahead = 0;
  await thief.leave();
  await owner.leave();
});

test('after 30 days nothing of the person is left, and everything of everybody else is', async () => {
  for (const person of [leaver, neighbour]) {
    const { albumId } = await person.call(albumsCreate, { title: 'Keepsakes', description: '' });
    const content = fakeJpeg(20_000);
    const reserved = await reserveOne(person, albumId, describeFile(content));
    if (reserved.outcome !== 'reserved') throw new Error(reserved.code);
    await sendContent(person, reserved.folder, content);
    await person.call(accountNoteSession, { device: 'Firefox on Linux' });
    await turnOnTwoStep(backend, person, clock);
    await person.call(accountCreateRecoveryCodes, {});
    await fillVault(person);
  }
  expect(await collectionsOf(leaver.uid)).toEqual(
    expect.arrayContaining(['vaults', 'vaultItems', 'vaultFiles', 'formerVaultKeys']),
  );
  expect(findInDatabase(`${leaver.uid}/vaultItems/`)).not.toEqual([]);
  expect(await filesOfVault(leaver)).toBe(1);
  const declared = catalogue.accountData.flatMap(({ collections }) => Object.keys(collections));
  expect(declared).toEqual(expect.arrayContaining(await collectionsOf(leaver.uid)));
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
  const { services } = await backend.server.businessLogic();
  const email = leaver.auth.currentUser?.email ?? '';
  expect(
    await services.outbox?.list({ limit: 10, isListed: ({ purpose }) => purpose === 'account-deleted' }),
  ).toMatchObject([{ recipient: email, subject: 'Your Amaranth account is deleted' }]);
  // That mail is all that was kept to be sent, and no longer says to whom.
  expect(JSON.stringify(await readMessages())).not.toContain(email);
  // A mark waits for the second sweep, and goes with it.
  ahead += 30 * 60_000;
  await runEraseDeleted();
  // A finished upload's session is remembered for a week, by its address, past versions of documents for an hour, and
  // whose bytes wait to be removed for as long as they wait; the sweep that runs at each start ends all three.
  const remembered = findInDatabase(leaver.uid).map((place) => place.split('.')[0]);
  expect(
    remembered.filter(
      (table) => !/^(storage_sessions|storage_discarded|firestore_version)/.test(table ?? ''),
    ),
  ).toEqual([]);
  ahead += 2 * 3600_000;
  await backend.stop();
  backend = await startBackend({ clock, dataFolder });
  await expect.poll(() => findInDatabase(leaver.uid)).toEqual([]);
  await expect.poll(countFiles).toBeLessThan(filesBefore);
  expect(await filesOfVault(leaver)).toBe(0);
  expect(findInDatabase(neighbour.uid)).toContain('firestore_documents.path');
  expect(await filesOfVault(neighbour)).toBe(1);
});

test('after an outage no mail names a day that has passed', async () => {
  const patient = await signUpPerson(backend.origin);
  await patient.call(accountRequestDeletion, {});
  const { services } = await backend.server.businessLogic();
  const announced = (
    await services.firestore.collection('outboundMessages').where('uid', '==', patient.uid).get()
  ).docs[0];
  if (!announced) throw new Error('Nothing was announced.');
  // As it stands where no mail server answered until now.
  const waiting = { state: 'waiting', attempts: 1, lastProblem: '' };
  const long = Timestamp.fromMillis(clock.now());
  await announced.ref.update({
    content: { subject: 'On a day', text: 'On a day', html: 'On a day' },
    delivery: { ...waiting, since: long, nextAttemptAt: long },
  });
  const before = ahead;
  ahead += 45 * DAY;
  await runJob(scheduleNamed('mail-deliver'));
  expect((await announced.ref.get()).get('delivery.state')).toBe('waiting');
  await runJob(remindOfDeletion);
  const reminders = await services.outbox?.list({
    limit: 10,
    isListed: ({ purpose, recipient }) =>
      purpose === 'account-deletion-reminder' && recipient === patient.auth.currentUser?.email,
  });
  const day = longDateFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(clock.now() + 6 * DAY);
  expect(reminders?.map(({ subject }) => subject)).toEqual([expect.stringContaining(day)]);
  ahead = before;
  await patient.call(accountCancelDeletion, {});
  await patient.leave();
});
