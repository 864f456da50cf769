/** The row of a mail that matters, while others act, deliver, erase or try again. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliver } from '../../../src/functions/delivery/deliver.ts';
import {
  draftMail,
  findMessage,
  outboundMessage,
  queueMail,
  retryRefused,
} from '../../../src/functions/delivery/index.ts';
import type { Services } from '../../../src/functions/services.ts';
import { type Backend, jobsAtRestClock, startBackend } from '../../support/backend.ts';
import { type MailServer, startMailServer } from '../../support/mailServer.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const clock = jobsAtRestClock();
let mailServer: MailServer;
let backend: Backend;
let services: Services;
let mails = 0;

beforeAll(async () => {
  mailServer = await startMailServer();
  backend = await startBackend({ clock, environment: { AMARANTH_SMTP_URL: mailServer.url } });
  ({ services } = await backend.server.businessLogic());
});
afterAll(async () => {
  await backend.stop();
  await mailServer.stop();
});
beforeEach(() => {
  clock.ahead = 0;
  mails += 1;
  mailServer.received.length = 0;
  mailServer.onSender = () => Promise.resolve();
});

/** The row of this test's own mail, which its act writes. */
async function act() {
  const addressee = { uid: 'rose', to: 'rose@example.org', language: 'en' } as const;
  const drafts = draftMail(addressee, `occasion-${mails}`, 'account-deletion-cancelled', {});
  const [id = ''] = await services.firestore.runTransaction((transaction) =>
    queueMail(transaction, services, drafts),
  );
  return outboundMessage(services.firestore, id);
}

type Row = Awaited<ReturnType<typeof act>>;
const deliveryOf = async (row: Row) => findMessage(await row.get())?.delivery;

const busy = () => Promise.reject(Object.assign(new Error('Later'), { responseCode: 421 }));
const noMailbox = (isMissing: boolean) =>
  isMissing ? mailServer.unknown.add('rose@example.org') : mailServer.unknown.clear();

/** A delivery that the mail server keeps waiting until its turn is over. `end` lets the server answer. */
async function deliverSlowly(row: Row, answer: () => Promise<void>) {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  mailServer.onSender = async () => {
    begun.resolve();
    await ended.promise;
    return answer();
  };
  const delivering = deliver(services, row);
  await begun.promise;
  mailServer.onSender = () => Promise.resolve();
  clock.ahead += 6 * MINUTE;
  return {
    end: () => {
      ended.resolve();
      return delivering;
    },
  };
}

test('an act that is repeated leaves the mail it has caused as it is', async () => {
  const row = await act();
  await deliver(services, row);
  await act();
  await deliver(services, row);
  expect(mailServer.received).toHaveLength(1);
  expect(await deliveryOf(row)).toMatchObject({ state: 'sent', attempts: 1 });
});

test('a row that is erased while its mail is on the way stays erased', async () => {
  const row = await act();
  const delivery = await deliverSlowly(row, () => Promise.resolve());
  await row.delete();
  await delivery.end();
  expect((await row.get()).exists).toBe(false);
});

test('whoever was too slow does not write over the turn of another', async () => {
  const row = await act();
  const slow = await deliverSlowly(row, busy);
  mailServer.onSender = busy;
  await deliver(services, row);
  const later = await deliveryOf(row);
  await slow.end();
  expect(later).toMatchObject({ state: 'waiting', attempts: 2 });
  expect(await deliveryOf(row)).toEqual(later);
});

test('whoever was too slow does not send again what went out at a second try meanwhile', async () => {
  const row = await act();
  const slow = await deliverSlowly(row, busy);
  noMailbox(true);
  await deliver(services, row);
  noMailbox(false);
  await retryRefused(services, row);
  await deliver(services, row);
  await slow.end();
  expect(await deliveryOf(row)).toMatchObject({ state: 'sent', attempts: 1 });
});

test('between two attempts lie six hours at most, however many there were', async () => {
  const row = await act();
  await row.update({ 'delivery.attempts': 20 });
  mailServer.onSender = busy;
  await deliver(services, row);
  const delivery = await deliveryOf(row);
  if (delivery?.state !== 'waiting') throw new Error('The mail does not wait.');
  expect(delivery.nextAttemptAt - clock.now()).toBeLessThanOrEqual(6 * HOUR);
  expect(delivery.nextAttemptAt - clock.now()).toBeGreaterThan(5 * HOUR);
});

test('a mail that was given up and is sent again has five days anew', async () => {
  const row = await act();
  mailServer.onSender = busy;
  await deliver(services, row);
  await row.update({ 'delivery.attempts': 27 });
  clock.ahead = 5 * DAY + HOUR;
  await deliver(services, row);
  expect(await deliveryOf(row)).toMatchObject({ state: 'refused', attempts: 28 });
  await retryRefused(services, row);
  await deliver(services, row);
  expect(await deliveryOf(row)).toMatchObject({ state: 'waiting', attempts: 1 });
});
