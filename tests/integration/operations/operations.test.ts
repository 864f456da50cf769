/** What administrators see of people, of their own acts and of the server; and that nobody else sees any of it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactMark, contactSend } from '#shared/callables/contact.ts';
import { jobsRetry } from '#shared/callables/jobs.ts';
import {
  operationsFindAccounts,
  operationsListActs,
  operationsReadHealth,
} from '#shared/callables/operations.ts';
import { waitlistErase, waitlistJoin } from '#shared/callables/waitlist.ts';
import { newUserProfile } from '#shared/domain/userProfile.ts';
import { systemFolderDisk } from '../../../src/embedded/disk/folderDisk.ts';
import { backUp } from '../../../src/embedded/snapshot/index.ts';
import type { Caller } from '../../../src/functions/caller.ts';
import type { Services } from '../../../src/functions/services.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { administrator, callsTo, type VisitorCall } from '../../support/visitorBackend.ts';

let backend: Backend;
let services: Services;
let call: VisitorCall;
const asAdministrator = { caller: administrator };

beforeAll(async () => {
  backend = await startBackend({ environment: { AMARANTH_ADMIN_EMAILS: administrator.email ?? '' } });
  ({ services } = await backend.server.businessLogic());
  call = callsTo(services);
  const { uid, email } = administrator;
  await services.auth.createUser({ uid, email: email ?? '', emailVerified: true });
  await services.auth.setCustomUserClaims(uid, { role: 'admin' });
});
afterAll(() => backend.stop());

let minutes = 0;
async function makePerson(uid: string, email: string, more: object = {}): Promise<void> {
  minutes += 1;
  const at = Timestamp.fromMillis(Date.UTC(2026, 0, 1, 0, minutes));
  await services.auth.createUser({ uid, email });
  await services.firestore.doc(`users/${uid}`).set({
    ...newUserProfile('A name that nobody is shown', email),
    createdAt: at,
    updatedAt: at,
    lastLogin: at,
    ...more,
  });
}

describe('Nobody but an administrator', () => {
  const person = (uid: string, more: Partial<Caller> = {}): Caller => ({
    uid,
    email: `${uid}@example.org`,
    emailVerified: true,
    claims: { auth_time: 4_000_000_000 },
    ...more,
  });
  test.each([
    ['a visitor', null, 'not-signed-in'],
    ['a member', person('member'), 'admin-only'],
    [
      'a member with the claim alone',
      person('former', { claims: { role: 'admin', auth_time: 4e9 } }),
      'admin-only',
    ],
    [
      'who has the listed address without having confirmed it',
      person('claimant', { email: administrator.email, emailVerified: false }),
      'admin-only',
    ],
    ['the demo', person('demo-family', { claims: { demo: true, auth_time: 4e9 } }), 'admin-only'],
  ] as const)('%s sees nothing', async (_kind, caller, code) => {
    if (caller) await services.auth.createUser({ uid: caller.uid }).catch(() => undefined);
    const asks = [
      () => call(operationsFindAccounts, {}, { caller }),
      () => call(operationsListActs, {}, { caller }),
      () => call(operationsReadHealth, {}, { caller }),
    ];
    for (const ask of asks) await expect(ask()).rejects.toMatchObject({ code });
  });
});

describe('An administrator', () => {
  test('finds people by their address, with plan and use, and without anything that they keep', async () => {
    await makePerson('ada', 'ada@example.org', { plan: 'Pro', storageUsed: 2_048, bio: 'A secret' });
    await makePerson('adam', 'adam@example.org');
    await makePerson('zoe', 'zoe@example.org');
    await services.auth.updateUser('zoe', { disabled: true });
    await services.firestore.doc('users/ada/billing/credits').set({ balance: 41, lines: 2 });
    await services.firestore.doc('orders/of-ada').set({ buyerUid: 'ada', state: 'awaiting-payment' });

    const { accounts, next } = await call(operationsFindAccounts, { search: ' ADA' }, asAdministrator);
    expect(accounts.map(({ email }) => email)).toEqual(['ada@example.org', 'adam@example.org']);
    expect(accounts[0]).toMatchObject({ plan: 'Pro', storageUsed: 2_048, credits: 41, orders: 1 });
    expect(JSON.stringify(accounts)).not.toMatch(/secret|nobody is shown/);
    expect(next).toBeNull();

    const first = await call(operationsFindAccounts, { limit: 2 }, asAdministrator);
    expect(first.accounts.map(({ uid, isDisabled }) => [uid, isDisabled])).toEqual([
      ['zoe', true],
      ['adam', false],
    ]);
    const rest = await call(operationsFindAccounts, { limit: 2, before: first.next ?? '' }, asAdministrator);
    expect(rest.accounts.map(({ uid }) => uid)).toEqual(['ada']);

    // Each look is written down once, however many pages it took.
    const { acts } = await call(operationsListActs, {}, asAdministrator);
    expect(acts.map(({ act, subject }) => [act, subject])).toEqual([
      ['operations-findAccounts', 'accounts'],
      ['operations-findAccounts', 'ada'],
    ]);
  });

  test('leaves a line for each act, found by who did it and by what it was done to', async () => {
    const { ticket } = await call(contactSend, {
      key: crypto.randomUUID(),
      email: 'rose@example.org',
      subject: 'albums',
      message: 'How do I begin an album for my mother?',
      language: 'en',
      writtenFor: 60_000,
    });
    await call(contactMark, { ticket, state: 'answered' }, asAdministrator);
    await services.firestore.doc('jobs/mail-deliver/failures/some').set({ subject: 'some', tries: 3 });
    await call(jobsRetry, { job: 'mail-deliver', subject: 'some' }, asAdministrator);
    await call(waitlistJoin, { email: 'gone@example.org', plan: 'Free', language: 'en', elapsed: 10_000 });
    const [entry] = await services.firestore.collection('waitlist').listDocuments();
    await call(waitlistErase, { id: entry?.id ?? '' }, asAdministrator);
    // There is nothing left to erase, and nothing to write down.
    await call(waitlistErase, { id: entry?.id ?? '' }, asAdministrator);

    const { acts } = await call(operationsListActs, { limit: 3 }, asAdministrator);
    expect(acts.map(({ act }) => act)).toEqual(['waitlist-erase', 'jobs-retry', 'contact-mark']);
    expect(acts.at(-1)).toMatchObject({ subject: ticket, change: 'open → answered' });
    expect(acts.filter(({ act }) => act === 'waitlist-erase')).toHaveLength(1);
    // An address that its owner wanted forgotten does not stay in the log.
    expect(JSON.stringify(acts)).not.toContain('gone@example.org');

    const ofJob = await call(operationsListActs, { search: 'Mail-Deliver' }, asAdministrator);
    expect(ofJob.acts.map(({ subject }) => subject)).toEqual(['mail-deliver']);
    const own = await call(
      operationsListActs,
      { search: administrator.email ?? '', limit: 1 },
      asAdministrator,
    );
    expect(own.acts).toEqual(acts.slice(0, 1));
    const older = await call(
      operationsListActs,
      { search: administrator.email ?? '', limit: 1, before: own.next ?? '' },
      asAdministrator,
    );
    expect(older.acts).toEqual(acts.slice(1, 2));
    expect((await call(operationsListActs, { search: 'somebody else' }, asAdministrator)).acts).toEqual([]);
  });

  test('sees how the server is: queues, failures, disk, and since when there is a backup', async () => {
    const before = await call(operationsReadHealth, {}, asAdministrator);
    expect(before).toMatchObject({ lastBackupAt: null, certificateExpiresAt: null, lateJobs: [] });
    expect(before.disk?.freeBytes).toBeLessThanOrEqual(before.disk?.totalBytes ?? 0);
    expect(before.unpaidOrders).toBe(1);

    await services.firestore.doc('jobs/albums-emptyTrash').set({ failures: 3 });
    await services.firestore.doc('outboundMessages/stuck').set({ delivery: { state: 'refused' } });
    await services.firestore.doc('paymentEvents/evt_1').set({ state: 'received' });
    const parent = await mkdtemp(join(tmpdir(), 'amaranth-backup-'));
    const finishedAt = Date.UTC(2026, 10, 20, 4);
    await backUp({
      dataFolder: backend.dataFolder,
      directory: join(parent, 'copy'),
      disk: systemFolderDisk,
      now: () => finishedAt,
    });
    await rm(parent, { recursive: true });
    const after = await call(operationsReadHealth, {}, asAdministrator);
    expect(after).toMatchObject({
      lastBackupAt: new Date(finishedAt).toISOString(),
      refusedMails: before.refusedMails + 1,
      failingSubjects: before.failingSubjects + 3,
      waitingPaymentEvents: 1,
    });
  });

  test('hears that the machine is not known where somebody else sees to it', async () => {
    const health = await callsTo({ ...services, readHost: null })(operationsReadHealth, {}, asAdministrator);
    expect(health).toMatchObject({
      disk: null,
      lateJobs: null,
      lastBackupAt: null,
      certificateExpiresAt: null,
    });
  });
});
