/** A place that its address confirms: the mail, the link, the line, and leaving again. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WAITLIST_CONFIRMATION_TERM, WAITLIST_MAILS_A_DAY } from '#shared/waitlistPolicy.ts';
import type { Caller } from '../../../src/functions/caller.ts';
import { outboundMessages } from '../../../src/functions/delivery/index.ts';
import type { Services } from '../../../src/functions/services.ts';
import { jobsAtRestClock } from '../../support/backend.ts';
import { callableNamed, scheduleNamed } from '../../support/catalogue.ts';
import { overtakenBy } from '../../support/jobs.ts';
import { startVisitorBackend, type VisitorBackend } from '../../support/visitorBackend.ts';
import { theList } from './theList.ts';

/** After it another call is another wish. */
const CALL_IS_OVER = 180_000;
const HOUR = 3_600_000;
const clock = jobsAtRestClock();
let backend: VisitorBackend;
let services: Services;
let waitlist: ReturnType<typeof theList>;
/** Mails stay in the outbox: each test has people of its own. */
let round = 0;
const person = (name: string) => `${name}.${round}@example.org`;

beforeAll(async () => {
  backend = await startVisitorBackend({ clock });
  ({ services } = backend);
  waitlist = theList(services);
});
afterAll(() => backend.stop());
beforeEach(async () => {
  round += 1;
  await backend.forget('waitlist', 'visitorLimits', 'outboundMessages');
});

async function joined(email: string): Promise<string> {
  await waitlist.join(email);
  return waitlist.tokenOf(email);
}

async function confirmed(email: string): Promise<string> {
  const token = await joined(email);
  await waitlist.confirm(token);
  clock.ahead += CALL_IS_OVER;
  return token;
}

test('to look at a link confirms nothing; to press its button gives the place, which is that of the first press', async () => {
  const [rose, jules] = [person('rose'), person('jules')];
  const early = await joined(rose);
  const late = await joined(jules);
  const waiting = { is: 'waiting', email: rose, plan: 'Family' };
  expect(await waitlist.look(early)).toMatchObject(waiting);
  expect(await waitlist.look(early)).toMatchObject(waiting);
  expect(await waitlist.count()).toEqual({ confirmed: 0, waiting: 2 });

  // Who joined later and confirmed first is before.
  expect(await waitlist.confirm(late)).toMatchObject({ is: 'confirmed', place: 1 });
  clock.ahead += CALL_IS_OVER;
  const place = await waitlist.confirm(early);
  expect(place).toMatchObject({ is: 'confirmed', email: rose, plan: 'Family', place: 2 });
  clock.ahead += HOUR;
  expect(await waitlist.confirm(early)).toEqual(place);
  expect(await waitlist.look(early)).toEqual(place);
  expect(await waitlist.count()).toEqual({ confirmed: 2, waiting: 0 });
  expect((await waitlist.list()).every(({ confirmedAt }) => confirmedAt !== null)).toBe(true);
});

test('the link changes the plan, and leaving makes those behind move up', async () => {
  const first = await confirmed(person('ada'));
  const second = await confirmed(person('berthe'));
  expect(await waitlist.choose(second, 'Family+')).toMatchObject({ plan: 'Family+', place: 2 });
  await waitlist.leave(first);
  expect(await waitlist.look(second)).toMatchObject({ plan: 'Family+', place: 1 });
});

test('who leaves is erased, and their link is as one that was never written', async () => {
  const email = person('rose');
  const token = await confirmed(email);
  const unknown = `${'a'.repeat(43)}.${'b'.repeat(43)}`;
  expect(await waitlist.leave(token)).toEqual(await waitlist.leave(unknown));
  expect(await waitlist.leave(token)).toEqual({});
  for (const dead of [token, unknown, 'nothing of ours', '']) {
    for (const answer of [waitlist.look(dead), waitlist.confirm(dead), waitlist.choose(dead, 'Free')])
      expect(await answer).toEqual({ is: 'gone' });
  }
  expect(await waitlist.list()).toEqual([]);
  // Neither a link of the former stay nor its place comes back.
  await waitlist.join(email);
  expect(await waitlist.confirm(token)).toEqual({ is: 'gone' });
});

test('a link of one address opens no other', async () => {
  const mine = await joined(person('mallory'));
  const theirs = await joined(person('rose'));
  const mixed = `${theirs.split('.')[0]}.${mine.split('.')[1]}`;
  expect(await waitlist.confirm(mixed)).toEqual({ is: 'gone' });
});

test('whoever waits, joining again answers the same; a confirmed place changes by its link alone', async () => {
  const email = person('rose');
  const first = await waitlist.join(email);
  const token = await waitlist.tokenOf(email);
  clock.ahead += HOUR;
  expect(await waitlist.join(email, { plan: 'Family+' })).toEqual(first);
  expect(await waitlist.look(token)).toMatchObject({ is: 'waiting', plan: 'Family+' });
  await waitlist.confirm(token);
  clock.ahead += HOUR;
  expect(await waitlist.join(email, { plan: 'Free', language: 'fr' })).toEqual(first);
  expect(await waitlist.look(token)).toMatchObject({ is: 'confirmed', plan: 'Family+', place: 1 });
  expect(await waitlist.mailsTo(email)).toEqual([
    'Your place on the Amaranth waitlist stands',
    'Confirm your place on the Amaranth waitlist',
    'Confirm your place on the Amaranth waitlist',
  ]);
});

test('a call that is repeated at once mails once', async () => {
  const email = person('rose');
  await Promise.all([waitlist.join(email), waitlist.join(email)]);
  await waitlist.join(email);
  expect(await waitlist.mailsTo(email)).toHaveLength(1);
});

test('a mailbox is written to three times in a day at most, under however many of its names', async () => {
  const box = `rose.${round}`;
  const names = ['', '+a', '+b', '+c'].map((alias) => `${box}${alias}@example.org`);
  for (const name of names) {
    expect(await waitlist.join(name)).toEqual({});
    clock.ahead += 2 * CALL_IS_OVER;
  }
  const written = await Promise.all(names.map((name) => waitlist.mailsTo(name)));
  expect(written.map((mails) => mails.length)).toEqual([1, 1, 1, 0]);
  expect(written.flat()).toHaveLength(WAITLIST_MAILS_A_DAY);
  // Whom no mail can ask is not kept; dots are another mailbox.
  expect((await waitlist.list()).map(({ email }) => email)).not.toContain(names[3]);
  await waitlist.join(`r.ose.${round}@example.org`);
  expect(await waitlist.mailsTo(`r.ose.${round}@example.org`)).toHaveLength(1);
  clock.ahead += 24 * HOUR;
  await waitlist.join(`${box}+c@example.org`);
  expect(await waitlist.mailsTo(`${box}+c@example.org`)).toHaveLength(1);
});

test('a mailbox of Google is one under all its dots', async () => {
  const names = ['rose.m', 'ro.sem', 'r.osem', 'rosem'].map((name) => `${name}${round}@gmail.com`);
  for (const name of names) {
    await waitlist.join(name);
    clock.ahead += 2 * CALL_IS_OVER;
  }
  const written = await Promise.all(names.map((name) => waitlist.mailsTo(name)));
  expect(written.map((mails) => mails.length)).toEqual([1, 1, 1, 0]);
});

test('a machine gets the answer of everybody, and nothing is kept or mailed of it', async () => {
  const email = person('machine');
  const answer = await waitlist.join(person('rose'));
  expect(await waitlist.join(email, { remarks: 'buy' })).toEqual(answer);
  expect(await waitlist.join(email, { elapsed: 300 })).toEqual(answer);
  expect(await waitlist.mailsTo(email)).toEqual([]);
  expect((await waitlist.list()).map((entry) => entry.email)).toEqual([person('rose')]);
});

test('an address that nobody confirms is forgotten after its term, with its link; a confirmed one stays', async () => {
  const email = person('rose');
  const kept = await confirmed(person('jules'));
  const token = await joined(email);
  const forget = (given = services) =>
    scheduleNamed('waitlist-forgetUnconfirmed').run({ services: given, dueAt: clock.now() });
  await forget();
  clock.ahead += WAITLIST_CONFIRMATION_TERM - CALL_IS_OVER;
  expect(await waitlist.look(token)).toMatchObject({ is: 'waiting' });
  clock.ahead += 2 * CALL_IS_OVER;
  expect(await waitlist.confirm(token)).toEqual({ is: 'gone' });
  // The first run after a leap doubts the clock.
  await forget();
  clock.ahead += HOUR;
  await forget();
  expect((await waitlist.list()).map((entry) => entry.email)).toEqual([person('jules')]);
  expect(await waitlist.look(kept)).toMatchObject({ is: 'confirmed', place: 1 });
});

test('who asks again while their address is about to be forgotten is not forgotten', async () => {
  const email = person('rose');
  await joined(email);
  const forget = (given: Services) =>
    scheduleNamed('waitlist-forgetUnconfirmed').run({ services: given, dueAt: clock.now() });
  await forget(services);
  clock.ahead += WAITLIST_CONFIRMATION_TERM + HOUR;
  await forget(services);
  clock.ahead += HOUR;
  let times = 0;
  await forget(
    overtakenBy(services, async () => {
      times += 1;
      await waitlist.join(email);
    }),
  );
  expect(times).toBe(1);
  expect(await waitlist.list()).toHaveLength(1);
});

test('what was not delivered yet goes with the address, whoever takes it off', async () => {
  const messages = () => outboundMessages(services.firestore).where('to', '!=', '').get();
  const unreachable: Services = {
    ...services,
    mail: { send: () => Promise.reject(new Error('No mail server.')) },
  };
  const token = await joined(person('ada'));
  clock.ahead += 2 * CALL_IS_OVER;
  for (const name of ['rose', 'jules', 'ada']) await theList(unreachable).join(person(name));
  expect((await messages()).size).toBe(3);
  await waitlist.leave(token);
  expect((await messages()).docs.map((row) => row.get('to'))).not.toContain(person('ada'));
  expect((await messages()).size).toBe(2);
  const [entry] = await waitlist.list();
  await waitlist.erase(entry?.id ?? '');
  expect((await messages()).docs.map((row) => row.get('to'))).not.toContain(entry?.email);
  expect((await messages()).size).toBe(1);
});

test('who came from the demo joins, confirms, chooses and leaves as anybody does', async () => {
  const rose = person('rose');
  await services.auth.createUser({ uid: `demo-${round}` });
  const caller: Caller = {
    uid: `demo-${round}`,
    email: null,
    emailVerified: false,
    claims: { demo: true, auth_time: 4_000_000_000 },
  };
  const fromDemo = (name: `waitlist-${string}`, input: unknown) =>
    callableNamed(name).call(input, { services, caller, address: '203.0.113.7' });
  await fromDemo('waitlist-join', { email: rose, plan: 'Family', language: 'en', elapsed: 10_000 });
  const token = await waitlist.tokenOf(rose);
  expect(await fromDemo('waitlist-confirm', { token })).toMatchObject({ is: 'confirmed' });
  expect(await fromDemo('waitlist-changePlan', { token, plan: 'Free' })).toMatchObject({ plan: 'Free' });
  await fromDemo('waitlist-leave', { token });
  expect(await waitlist.list()).toEqual([]);
});

test.each([
  ['looked at', () => waitlist.look('invented')],
  ['confirmed', () => waitlist.confirm('invented')],
  ['changed', () => waitlist.choose('invented', 'Free')],
  ['left', () => waitlist.leave('invented')],
])('from one place links are %s a hundred and twenty times an hour', async (_, use) => {
  for (let number = 0; number < 120; number += 1) await use();
  await expect(use()).rejects.toMatchObject({ code: 'too-many-attempts' });
  clock.ahead += HOUR / 120;
  await use();
});
