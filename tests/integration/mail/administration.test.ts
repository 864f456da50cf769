/** What administrators see of mails and jobs, and what they can have done again. */
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { accountRequestDeletion } from '#shared/callables/account.ts';
import { administrationListOutbound, administrationRetryOutbound } from '#shared/callables/administration.ts';
import type { CallableContract } from '#shared/callables/contract.ts';
import { jobsList, jobsRetry } from '#shared/callables/jobs.ts';
import { outboundMessages } from '../../../src/functions/delivery/index.ts';
import type { Services } from '../../../src/functions/services.ts';
import { type Backend, jobsAtRestClock, startBackend } from '../../support/backend.ts';
import { callableNamed, scheduleNamed } from '../../support/catalogue.ts';
import { type MailServer, startMailServer } from '../../support/mailServer.ts';
import { signUpPerson } from '../../support/person.ts';

const EMAIL = 'admin@amaranth.example';
const DAY = 24 * 3600_000;
const clock = jobsAtRestClock();
let mailServer: MailServer;
let backend: Backend;
let services: Services;

beforeAll(async () => {
  mailServer = await startMailServer();
  backend = await startBackend({
    clock,
    environment: { AMARANTH_SMTP_URL: mailServer.url, AMARANTH_ADMIN_EMAILS: EMAIL },
  });
  ({ services } = await backend.server.businessLogic());
  await services.auth.createUser({ uid: 'admin', email: EMAIL, emailVerified: true });
  await services.auth.setCustomUserClaims('admin', { role: 'admin' });
});
afterAll(async () => {
  await backend.stop();
  await mailServer.stop();
});
beforeEach(async () => {
  await services.firestore.recursiveDelete(outboundMessages(services.firestore));
  mailServer.unknown.clear();
  clock.ahead = 0;
});

async function call<Input extends z.ZodType, Output extends z.ZodType>(
  contract: CallableContract<Input, Output>,
  input: z.input<Input>,
): Promise<z.output<Output>> {
  const handler = callableNamed(contract.name);
  const caller = {
    uid: 'admin',
    email: EMAIL,
    emailVerified: true,
    claims: { role: 'admin', auth_time: 4_000_000_000 },
  };
  return contract.output.parse(await handler.call(input, { services, caller }));
}

/** Somebody whose deletion is asked for; their address. */
async function askForDeletion(isUnknown = false): Promise<string> {
  const person = await signUpPerson(backend.origin);
  const email = person.auth.currentUser?.email ?? '';
  if (isUnknown) mailServer.unknown.add(email);
  await person.call(accountRequestDeletion, {});
  await person.leave();
  clock.ahead += 1_000;
  return email;
}

describe('an administrator', () => {
  test('sees how far each mail has come, newest first, and never what is in it', async () => {
    const taken = await askForDeletion();
    const refused = await askForDeletion(true);
    const { entries } = await call(administrationListOutbound, {});
    expect(entries).toMatchObject([
      { recipient: refused, delivery: { state: 'refused', reason: expect.stringContaining('550') } },
      {
        recipient: taken,
        purpose: 'account-deletion-requested',
        delivery: { state: 'sent', acceptedBy: mailServer.host, acceptedAt: expect.any(String) },
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain('will be deleted');
    const [newest] = (await call(administrationListOutbound, { limit: 1 })).entries;
    const older = await call(administrationListOutbound, { before: newest?.id });
    expect(older).toMatchObject({ entries: [{ recipient: taken }], next: null });
    const onlyRefused = await call(administrationListOutbound, { state: 'refused' });
    expect(onlyRefused.entries).toMatchObject([{ recipient: refused }]);
  });

  test('goes on to the older ones past a row that cannot be read', async () => {
    const email = await askForDeletion();
    await outboundMessages(services.firestore)
      .doc('broken')
      .set({ createdAt: Timestamp.fromMillis(clock.now() + DAY), delivery: 'soon' });
    const first = await call(administrationListOutbound, { limit: 1 });
    expect(first).toEqual({ entries: [], next: 'broken' });
    const older = await call(administrationListOutbound, { before: 'broken' });
    expect(older).toMatchObject({ entries: [{ recipient: email }], next: null });
  });

  test('has a refused mail sent again once its mailbox is there', async () => {
    const email = await askForDeletion(true);
    const [entry] = (await call(administrationListOutbound, {})).entries;
    const retry = () => call(administrationRetryOutbound, { id: entry?.id ?? '' });
    expect(await retry()).toMatchObject({ delivery: { state: 'refused' } });
    mailServer.unknown.clear();
    const before = mailServer.received.length;
    expect(await retry()).toMatchObject({ recipient: email, delivery: { state: 'sent' } });
    expect(mailServer.received.slice(before)).toMatchObject([{ to: email }]);
    await expect(retry()).rejects.toMatchObject({ code: 'conflict' });
    await expect(call(administrationRetryOutbound, { id: 'gone' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test.each([
    ['a dot', '.'],
    ['two dots', '..'],
    ['a name that the database keeps for itself', '__x__'],
    ['one across a path', '__a/b__'],
    ['more bytes than a name has', 'é'.repeat(1_500)],
  ])('is told that %s is nothing that a job could not do', async (_, subject) => {
    await expect(call(jobsRetry, { job: 'mail-deliver', subject })).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });

  test('is told that a name which the database keeps for itself is no mail’s', async () => {
    const refused = { code: 'invalid-input' };
    await expect(call(administrationListOutbound, { before: '__x__' })).rejects.toMatchObject(refused);
    await expect(call(administrationRetryOutbound, { id: '__x__' })).rejects.toMatchObject(refused);
  });

  test('has a row that was set aside tried again by the next run', async () => {
    const row = outboundMessages(services.firestore).doc('broken');
    const subject = row.path;
    await row.set({ delivery: { state: 'waiting', nextAttemptAt: Timestamp.fromMillis(0) } });
    const run = () => scheduleNamed('mail-deliver').run({ services, dueAt: clock.now() });
    const failures = async () =>
      (await call(jobsList, {})).jobs.find(({ name }) => name === 'mail-deliver')?.failures;
    for (let day = 0; day < 5; day += 1) {
      await run();
      clock.ahead += DAY;
    }
    expect(await failures()).toMatchObject([{ subject, tries: 5, isSetAside: true }]);
    clock.ahead -= DAY;
    await run();
    expect(await failures()).toMatchObject([{ tries: 5 }]);
    await call(jobsRetry, { job: 'mail-deliver', subject });
    expect(await failures()).toMatchObject([{ isSetAside: false }]);
    await run();
    expect(await failures()).toMatchObject([{ tries: 1, isSetAside: false }]);
    await row.delete();
    await call(jobsRetry, { job: 'mail-deliver', subject });
    await run();
    expect(await failures()).toEqual([]);
    await expect(call(jobsRetry, { job: 'mail-deliver', subject })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
