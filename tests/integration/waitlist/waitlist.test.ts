/** What joining the waitlist keeps, how often, and who may read and erase it. */
import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { waitlistErase, waitlistJoin, waitlistList } from '#shared/callables/waitlist.ts';
import type { Caller } from '../../../src/functions/caller.ts';
import type { Services } from '../../../src/functions/services.ts';
import { jobsAtRestClock } from '../../support/backend.ts';
import { callableNamed, scheduleNamed } from '../../support/catalogue.ts';
import { overtakenBy } from '../../support/jobs.ts';
import {
  administrator,
  startVisitorBackend,
  type VisitorBackend,
  type VisitorCall,
} from '../../support/visitorBackend.ts';

const HOUR = 3_600_000;
const clock = jobsAtRestClock();
let backend: VisitorBackend;
let services: Services;

const call: VisitorCall = (...given) => backend.call(...given);

beforeAll(async () => {
  backend = await startVisitorBackend({ clock });
  ({ services } = backend);
});
afterAll(() => backend.stop());
beforeEach(async () => {
  await backend.forget('waitlist', 'visitorLimits');
});

const join = (email: string, more: Partial<z.input<typeof waitlistJoin.input>> = {}, address?: string) =>
  call(waitlistJoin, { email, plan: 'Family', language: 'en', elapsed: 10_000, ...more }, { address });
const list = (input: z.input<typeof waitlistList.input> = {}) =>
  call(waitlistList, input, { caller: administrator });

test('an address is kept once, with the plan chosen last and the instant of the first consent', async () => {
  const first = await join(' Rose@Example.org ', { plan: 'Family+' });
  const before = (await list()).entries[0];
  clock.ahead += HOUR;
  const again = await join('rose@example.org', { plan: 'Free', language: 'fr' });
  // Nobody learns from the answer whether an address was there.
  expect(again).toEqual(first);
  const { entries } = await list();
  expect(entries).toEqual([
    {
      id: before?.id,
      email: 'rose@example.org',
      plan: 'Free',
      language: 'fr',
      consentedAt: before?.consentedAt,
      confirmedAt: null,
    },
  ]);
});

test('what is no address, no plan and too long is refused', async () => {
  for (const email of ['', 'rose', 'rose@', `${'a'.repeat(320)}@example.org`])
    await expect(join(email)).rejects.toMatchObject({ code: 'invalid-input' });
  const plan: string = 'Everything';
  await expect(
    callableNamed('waitlist-join').call(
      { email: 'rose@example.org', plan, language: 'en', elapsed: 10_000 },
      { services, caller: null },
    ),
  ).rejects.toMatchObject({ code: 'invalid-input' });
  expect((await list()).entries).toEqual([]);
});

test('one place joins thirty times an hour, and hinders no other', async () => {
  for (let number = 0; number < 30; number += 1) await join(`guest-${number}@example.org`);
  await expect(join('one-more@example.org')).rejects.toMatchObject({ code: 'too-many-attempts' });
  await expect(join('elsewhere@example.org', {}, '198.51.100.1')).resolves.toEqual({});
  clock.ahead += HOUR / 30;
  await expect(join('one-more@example.org')).resolves.toEqual({});
});

test('a household’s many IPv6 addresses are one place, of which only a hash is kept, for an hour', async () => {
  for (let number = 0; number < 30; number += 1)
    await join(`guest-${number}@example.org`, {}, `2001:db8:1:2::${number + 1}`);
  await expect(join('more@example.org', {}, '2001:db8:1:2:ffff::1')).rejects.toMatchObject({
    code: 'too-many-attempts',
  });
  const places = () => services.firestore.collection('visitorLimits').where('wholeAt', '>', 0).get();
  const [place] = (await places()).docs;
  expect(JSON.stringify([place?.id, place?.data()])).not.toContain('2001:db8');
  const forget = () => scheduleNamed('visitors-forgetPlaces').run({ services, dueAt: clock.now() });
  await forget();
  expect((await places()).size).toBe(1);
  clock.ahead += 2 * HOUR;
  await forget();
  clock.ahead += 2 * HOUR;
  await forget();
  expect((await places()).size).toBe(0);
});

test('who has the database alone cannot tell which address called or was written to', async () => {
  await join('ada@example.org');
  const { docs } = await services.firestore.collection('visitorLimits').get();
  expect(docs).toHaveLength(2);
  const tried = ['waitlist-join 203.0.113.7', 'waitlist-mailbox ada@example.org'];
  const guessed = tried.map((text) => createHash('sha256').update(text).digest('base64url'));
  expect(docs.filter(({ id }) => guessed.includes(id))).toEqual([]);
});

test('whoever calls again while their place is about to be forgotten is not forgotten', async () => {
  await join('ada@example.org');
  const forget = (given: Services) =>
    scheduleNamed('visitors-forgetPlaces').run({ services: given, dueAt: clock.now() });
  await forget(services);
  clock.ahead += 2 * HOUR;
  let times = 0;
  const overtaken = overtakenBy(services, async () => {
    times += 1;
    await join('berthe@example.org');
  });
  await forget(overtaken);
  expect(times).toBe(1);
  expect((await services.firestore.collection('visitorLimits').where('wholeAt', '>', 0).get()).size).toBe(1);
});

test('a row that cannot be read hides itself alone, and can be erased', async () => {
  await join('ada@example.org');
  clock.ahead += 60_000;
  await services.firestore
    .doc('waitlist/broken')
    .set({ email: 'adele@example.org', plan: 'Everything', consentedAt: Timestamp.fromMillis(clock.now()) });
  clock.ahead += 60_000;
  await join('berthe@example.org');
  const emailsOf = async (input: z.input<typeof waitlistList.input>) =>
    (await list(input)).entries.map(({ email }) => email);
  expect(await emailsOf({})).toEqual(['berthe@example.org', 'ada@example.org']);
  expect(await emailsOf({ search: 'ad' })).toEqual(['ada@example.org']);
  // It ends a page, and the next begins behind it.
  const first = await list({ limit: 2 });
  expect(first.next).toBe('broken');
  expect(await emailsOf({ before: 'broken' })).toEqual(['ada@example.org']);
  await call(waitlistErase, { id: 'broken' }, { caller: administrator });
  expect((await list({ limit: 2 })).entries).toHaveLength(2);
});

test('a row that something else wrote under a name of its own is shown, passed and erased like the others', async () => {
  const id = 'ada@example.org (by hand)';
  await services.firestore.doc(`waitlist/${id}`).set({
    email: 'ada@example.org',
    plan: 'Family',
    language: 'en',
    consentedAt: Timestamp.fromMillis(clock.now()),
  });
  clock.ahead -= HOUR;
  await join('berthe@example.org');
  clock.ahead += HOUR;
  const { entries, next } = await list({ limit: 1 });
  expect([entries.map((entry) => entry.id), next]).toEqual([[id], id]);
  expect((await list({ limit: 1, before: id })).entries).toMatchObject([{ email: 'berthe@example.org' }]);
  await call(waitlistErase, { id }, { caller: administrator });
  expect((await list()).entries).toMatchObject([{ email: 'berthe@example.org' }]);
});

test('administrators read it newest first, page by page, and find an address by how it begins', async () => {
  for (const [index, name] of ['ada', 'adele', 'berthe'].entries()) {
    await join(`${name}@example.org`, {}, `198.51.100.${index}`);
    clock.ahead += 60_000;
  }
  const emails = (page: Awaited<ReturnType<typeof list>>) => page.entries.map(({ email }) => email);
  const first = await list({ limit: 2 });
  expect(emails(first)).toEqual(['berthe@example.org', 'adele@example.org']);
  const rest = await list({ limit: 2, before: first.next ?? '' });
  expect(emails(rest)).toEqual(['ada@example.org']);
  expect(rest.next).toBeNull();
  expect(emails(await list({ search: ' AD ' }))).toEqual(['ada@example.org', 'adele@example.org']);
});

test('an address is erased by request, and the others stay', async () => {
  await join('ada@example.org');
  await join('berthe@example.org');
  const { entries } = await list({ search: 'ada' });
  const id = entries[0]?.id ?? '';
  await call(waitlistErase, { id }, { caller: administrator });
  await call(waitlistErase, { id }, { caller: administrator });
  expect((await list()).entries.map(({ email }) => email)).toEqual(['berthe@example.org']);
});

test('nobody but an administrator reads or erases', async () => {
  await join('ada@example.org');
  await expect(call(waitlistList, {})).rejects.toMatchObject({ code: 'not-signed-in' });
  const member: Caller = { uid: 'rose', email: null, emailVerified: false, claims: { auth_time: 1 } };
  await expect(call(waitlistList, {}, { caller: member })).rejects.toMatchObject({ code: 'admin-only' });
  await expect(call(waitlistErase, { id: 'any' }, { caller: member })).rejects.toMatchObject({
    code: 'admin-only',
  });
});

test('what no document can be called is refused in words, and fails nothing', async () => {
  for (const before of ['a\0b', 'half a character \ud800', '.', '..', '__reserved__', 'a/b', ''])
    await expect(list({ before })).rejects.toMatchObject({ code: 'invalid-input' });
  await expect(list({ search: 'a\0b' })).resolves.toMatchObject({ entries: [] });
});
