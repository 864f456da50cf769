/** A mail that matters is written with the act that causes it and reaches its reader, whatever fails on the way. */
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { doc, updateDoc } from 'firebase/firestore/lite';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountCancelDeletion, accountRequestDeletion } from '#shared/callables/account.ts';
import type { Clock } from '#shared/clock.ts';
import {
  findMessage,
  outboundMessage,
  outboundMessages,
  retryRefused,
} from '../../../src/functions/delivery/index.ts';
import type { Services } from '../../../src/functions/services.ts';
import { type Backend, spawnBackend, startBackend } from '../../support/backend.ts';
import { scheduleNamed } from '../../support/catalogue.ts';
import { type MailServer, startMailServer } from '../../support/mailServer.ts';
import { type Person, signUpPerson } from '../../support/person.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const deliverWaiting = scheduleNamed('mail-deliver');
const forgetOld = scheduleNamed('mail-forgetOld');
const remindOfDeletion = scheduleNamed('account-remindOfDeletion');
let ahead: number;
/** Its own jobs do not run by themselves: each test says when. */
const clock: Clock = {
  now: () => Date.now() + ahead,
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      naps.push({ milliseconds, resolve });
    }),
};
let naps: { readonly milliseconds: number; readonly resolve: () => void }[];
/** Ends the naps of exactly that long, once there is one. */
async function endNap(milliseconds: number): Promise<void> {
  await vi.waitFor(() => {
    const due = naps.filter((nap) => nap.milliseconds === milliseconds);
    expect(due).not.toEqual([]);
    for (const { resolve } of due) resolve();
  });
}
let mailServer: MailServer;
let backend: Backend;
let services: Services;
let people: Person[];

beforeEach(async () => {
  ahead = 0;
  naps = [];
  people = [];
  mailServer = await startMailServer();
  backend = await startBackend({ clock, environment: { AMARANTH_SMTP_URL: mailServer.url } });
  ({ services } = await backend.server.businessLogic());
});
afterEach(async () => {
  for (const person of people) await person.leave();
  await backend.stop();
  await mailServer.stop();
});

async function signUp(): Promise<Person & { email: string }> {
  const person = await signUpPerson(backend.origin);
  people.push(person);
  return { ...person, email: person.auth.currentUser?.email ?? '' };
}

const deliver = (given = services) => deliverWaiting.run({ services: given, dueAt: clock.now() });

async function rows() {
  const { docs } = await outboundMessages(services.firestore).orderBy('createdAt').get();
  return docs.map((row) => ({ id: row.id, ...findMessage(row), stored: row.data() }));
}

describe('a mail', () => {
  test('goes out with the act, leaves a receipt, and nothing of what it said', async () => {
    const rose = await signUp();
    await rose.call(accountRequestDeletion, {});
    expect(mailServer.received).toMatchObject([
      { to: rose.email, subject: expect.stringMatching(/^Your Amaranth account will be deleted on/) },
    ]);
    const [row] = await rows();
    expect(row).toMatchObject({
      to: rose.email,
      content: null,
      delivery: {
        state: 'sent',
        attempts: 1,
        messageId: mailServer.received[0]?.messageId,
        acceptedBy: mailServer.host,
        acceptedAt: expect.any(Number),
      },
    });
    expect(JSON.stringify(row)).not.toContain('erased for good');
    expect(row?.delivery).toMatchObject({ messageId: expect.stringContaining(row?.id ?? '?') });
  });

  test('is not sent again when its act is repeated', async () => {
    const rose = await signUp();
    await rose.call(accountRequestDeletion, {});
    await rose.call(accountRequestDeletion, {});
    await deliver();
    expect(mailServer.received).toHaveLength(1);
    await rose.call(accountCancelDeletion, {});
    await rose.call(accountRequestDeletion, {});
    expect(mailServer.received).toHaveLength(3);
  });

  test('is in the person’s own language', async () => {
    const rose = await signUp();
    await updateDoc(doc(rose.firestore, 'users', rose.uid), { 'settings.language': 'fr' });
    await rose.call(accountRequestDeletion, {});
    expect(mailServer.received).toMatchObject([
      {
        subject: expect.stringMatching(/^Votre compte Amaranth sera supprimé le /),
        text: expect.stringContaining('Jusque-là, rien n’est perdu\u00a0: ouvrez vos réglages'),
      },
    ]);
  });

  test('waits while the mail server is away, longer each time, and goes out once it is back', async () => {
    const { port } = new URL(mailServer.url);
    await mailServer.stop();
    const rose = await signUp();
    await rose.call(accountRequestDeletion, {});
    expect(await rows()).toMatchObject([{ delivery: { state: 'waiting', attempts: 1 } }]);
    await deliver();
    expect(await rows()).toMatchObject([{ delivery: { attempts: 1 } }]);
    for (const [wait, attempts] of [
      [MINUTE, 2],
      [MINUTE, 2],
      [MINUTE, 3],
    ] as const) {
      ahead += wait + 1_000;
      await deliver();
      expect(await rows()).toMatchObject([{ delivery: { attempts } }]);
    }
    expect((await rows())[0]?.delivery).toMatchObject({ lastProblem: expect.stringMatching(/ECONNREFUSED/) });
    mailServer = await startMailServer(Number(port));
    ahead += 5 * MINUTE;
    await deliver();
    await deliver();
    expect(mailServer.received).toMatchObject([{ to: rose.email }]);
    expect(await rows()).toMatchObject([{ content: null, delivery: { state: 'sent', attempts: 4 } }]);
  });

  test('that waited while the clock was a year ahead goes out all the same', async () => {
    const { port } = new URL(mailServer.url);
    await mailServer.stop();
    ahead = 365 * DAY;
    const rose = await signUp();
    await rose.call(accountRequestDeletion, {});
    ahead = 0;
    mailServer = await startMailServer(Number(port));
    await deliver();
    expect(mailServer.received).toMatchObject([{ to: rose.email }]);
  });

  test('that the server will never take is set aside and told, and the others go', async () => {
    const [gone, rose] = [await signUp(), await signUp()];
    mailServer.unknown.add(gone.email);
    await gone.call(accountRequestDeletion, {});
    await rose.call(accountRequestDeletion, {});
    ahead = HOUR;
    await deliver();
    expect(mailServer.received).toMatchObject([{ to: rose.email }]);
    expect(await rows()).toMatchObject([
      { to: gone.email, delivery: { state: 'refused', attempts: 1, reason: expect.stringContaining('550') } },
      { to: rose.email, delivery: { state: 'sent' } },
    ]);
  });

  test('waits when the server does not know us: that is no fault of the mail', async () => {
    mailServer.onSender = () =>
      Promise.reject(Object.assign(new Error('Who are you'), { responseCode: 550 }));
    const rose = await signUp();
    await rose.call(accountRequestDeletion, {});
    expect(await rows()).toMatchObject([{ delivery: { state: 'waiting', attempts: 1 } }]);
  });

  test('is given up after five days of trying, and said so', async () => {
    await mailServer.stop();
    const rose = await signUp();
    await rose.call(accountRequestDeletion, {});
    let [row] = await rows();
    while (row?.delivery?.state === 'waiting') {
      ahead = row.delivery.nextAttemptAt - Date.now();
      await deliver();
      [row] = await rows();
    }
    expect(row).toMatchObject({ delivery: { state: 'refused', attempts: 29 } });
    expect(ahead).toBeGreaterThan(5 * DAY);
    expect(ahead).toBeLessThan(6 * DAY);
    mailServer = await startMailServer();
  }, 90_000);

  test('is not given up by one attempt under a clock that is a year ahead', async () => {
    const { port } = new URL(mailServer.url);
    await mailServer.stop();
    const rose = await signUp();
    await rose.call(accountRequestDeletion, {});
    ahead = 365 * DAY;
    await deliver();
    ahead = HOUR;
    mailServer = await startMailServer(Number(port));
    await deliver();
    expect(mailServer.received).toMatchObject([{ to: rose.email }]);
  });

  test('is not given up by the first attempt of a server that was off for six days', async () => {
    const { port } = new URL(mailServer.url);
    await mailServer.stop();
    const rose = await signUp();
    await rose.call(accountRequestDeletion, {});
    ahead = 6 * DAY;
    await deliver();
    mailServer = await startMailServer(Number(port));
    ahead += HOUR;
    await deliver();
    expect(mailServer.received).toMatchObject([{ to: rose.email }]);
  });

  test('is sent once by two who deliver at once', async () => {
    const { port } = new URL(mailServer.url);
    await mailServer.stop();
    const rose = await signUp();
    await rose.call(accountRequestDeletion, {});
    mailServer = await startMailServer(Number(port));
    ahead = 2 * MINUTE;
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(mailServer.received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ delivery: { state: 'sent', attempts: 2 } }]);
  });

  test('of a deletion that is cancelled before its reminder went out is not sent', async () => {
    const { port } = new URL(mailServer.url);
    const rose = await signUp();
    await rose.call(accountRequestDeletion, {});
    await mailServer.stop();
    ahead = 23 * DAY + MINUTE;
    for (let turn = 0; turn < 2; turn += 1) await remindOfDeletion.run({ services, dueAt: clock.now() });
    expect((await rows()).map(({ purpose }) => purpose)).toEqual([
      'account-deletion-requested',
      'account-deletion-reminder',
    ]);
    const failures = await services.firestore.collection(`jobs/${remindOfDeletion.name}/failures`).get();
    expect(failures.size).toBe(0);
    const profile = services.firestore.doc(`users/${rose.uid}`);
    // Nobody was reminded yet: the account is not erased before they were.
    expect((await profile.get()).get('deletionRemindedAt')).toBeUndefined();
    ahead = 0;
    await rose.call(accountCancelDeletion, {});
    mailServer = await startMailServer(Number(port));
    ahead = 24 * DAY;
    await deliver();
    expect(mailServer.received.map(({ subject }) => subject)).toEqual(['Your Amaranth account stays open']);
  });
});

describe('a deletion that was cancelled', () => {
  const subjects = () => mailServer.received.map(({ subject }) => subject);

  test('is not announced by the mail that still waited', async () => {
    const { port } = new URL(mailServer.url);
    await mailServer.stop();
    const rose = await signUp();
    await rose.call(accountRequestDeletion, {});
    mailServer = await startMailServer(Number(port));
    await rose.call(accountCancelDeletion, {});
    ahead = HOUR;
    await deliver();
    expect(subjects()).toEqual(['Your Amaranth account stays open']);
  });

  test('is not announced by a refused reminder, which nobody can send again', async () => {
    const rose = await signUp();
    await rose.call(accountRequestDeletion, {});
    mailServer.unknown.add(rose.email);
    ahead = 23 * DAY + MINUTE;
    await remindOfDeletion.run({ services, dueAt: clock.now() });
    const reminder = (await rows()).find(({ purpose }) => purpose === 'account-deletion-reminder');
    expect(reminder?.delivery).toMatchObject({ state: 'refused' });
    ahead = 0;
    mailServer.unknown.clear();
    await rose.call(accountCancelDeletion, {});
    const row = outboundMessage(services.firestore, reminder?.id ?? '');
    expect(await retryRefused(services, row)).toBe(false);
    await deliver();
    expect(subjects().at(-1)).toBe('Your Amaranth account stays open');
  });
});

describe('a mail server that drips', () => {
  const sockets = new Set<Socket>();
  const greetings = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.write('220 here\r\n');
    const drip = setInterval(() => socket.write('250-more\r\n'), 500);
    socket.once('close', () => clearInterval(drip));
  });
  let dripping: Backend;
  beforeEach(async () => {
    await new Promise<void>((resolve) => greetings.listen(0, '127.0.0.1', resolve));
    const url = `smtp://127.0.0.1:${(greetings.address() as AddressInfo).port}`;
    dripping = await startBackend({ clock, environment: { AMARANTH_SMTP_URL: url } });
  });
  afterEach(async () => {
    await dripping.stop();
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => greetings.close(resolve));
  });

  test('holds a call for a few seconds only, and the mail waits again in the end', async () => {
    const rose = await signUpPerson(dripping.origin);
    people.push(rose);
    const asked = rose.call(accountRequestDeletion, {});
    // Its turn was taken before it connected.
    await vi.waitFor(() => expect(sockets.size).toBeGreaterThan(0), { timeout: 10_000 });
    await endNap(5_000);
    await asked;
    const { firestore } = (await dripping.server.businessLogic()).services;
    const delivery = async () => {
      const [row] = (await outboundMessages(firestore).where('uid', '==', rose.uid).get()).docs;
      return row && findMessage(row)?.delivery;
    };
    expect(await delivery()).toMatchObject({ state: 'waiting', attempts: 1, lastProblem: '' });
    await vi.waitFor(
      async () => {
        // Each delivery that has begun is connected by now, as it is long before its two minutes are over.
        expect(sockets.size).toBe(naps.filter((nap) => nap.milliseconds === 2 * MINUTE).length);
        await endNap(2 * MINUTE);
        expect(await delivery()).toMatchObject({
          state: 'waiting',
          lastProblem: expect.stringMatching(/took too long/),
        });
      },
      { timeout: 10_000 },
    );
  });
});

describe('the job', () => {
  test('goes past a row that cannot be read, and reports it', async () => {
    const { port } = new URL(mailServer.url);
    await mailServer.stop();
    const rose = await signUp();
    await rose.call(accountRequestDeletion, {});
    mailServer = await startMailServer(Number(port));
    await outboundMessages(services.firestore)
      .doc('broken')
      .set({ to: 7, delivery: { state: 'waiting', nextAttemptAt: Timestamp.fromMillis(0) } });
    ahead = 2 * MINUTE;
    await deliver();
    expect(mailServer.received).toMatchObject([{ to: rose.email }]);
    const failures = await services.firestore.collection('jobs/mail-deliver/failures').get();
    expect(failures.docs.map((failure) => failure.get('subject'))).toEqual(['outboundMessages/broken']);
  });

  test('forgets receipts after 30 days, and nothing that still waits and still is so', async () => {
    const [rose, late, overtaken] = [await signUp(), await signUp(), await signUp()];
    await rose.call(accountRequestDeletion, {});
    await mailServer.stop();
    await late.call(accountRequestDeletion, {});
    const [waiting] = (
      await services.firestore.collection('outboundMessages').where('to', '==', late.email).get()
    ).docs;
    // As of a mail that names no day.
    await waiting?.ref.update({ trueUntil: null });
    await overtaken.call(accountRequestDeletion, {});
    await forgetOld.run({ services, dueAt: clock.now() });
    ahead = 31 * DAY;
    await forgetOld.run({ services, dueAt: clock.now() });
    // A clock that leapt a month ahead is not believed at once.
    expect(await rows()).toHaveLength(3);
    ahead += HOUR;
    await forgetOld.run({ services, dueAt: clock.now() });
    expect(await rows()).toMatchObject([{ to: late.email, delivery: { state: 'waiting' } }]);
    mailServer = await startMailServer();
  });
});

describe('a server that is killed', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'amaranth-mails-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Asks for a deletion of a server of its own, which `kill` ends in the middle of the delivery. */
  async function killWhile(moment: 'onSender' | 'beforeAnswer') {
    const dataFolder = join(folder, 'data');
    const environment = { AMARANTH_SMTP_URL: mailServer.url };
    const spawned = await spawnBackend({ dataFolder, environment });
    const rose = await signUpPerson(spawned.origin);
    people.push(rose);
    mailServer[moment] = () => spawned.kill();
    await expect(rose.call(accountRequestDeletion, {})).rejects.toThrow();
    mailServer[moment] = () => Promise.resolve();
    ahead = 10 * MINUTE;
    const restarted = await startBackend({ dataFolder, environment, clock });
    try {
      const restartedServices = (await restarted.server.businessLogic()).services;
      await deliver(restartedServices);
      await deliver(restartedServices);
    } finally {
      await restarted.stop();
    }
  }

  test('between the act and the delivery sends the mail when it is back, once', async () => {
    await killWhile('onSender');
    expect(mailServer.received).toHaveLength(1);
  });

  test('before it heard that the mail was taken sends it again, recognisable as the same', async () => {
    await killWhile('beforeAnswer');
    const [first, second, ...more] = mailServer.received;
    expect(second).toEqual(first);
    expect(more).toEqual([]);
  });
});
