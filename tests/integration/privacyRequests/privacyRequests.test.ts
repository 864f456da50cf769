/** A request about one's own data, from the form to its answer: who confirms it, until when, and who hears of it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  privacyRequestsConfirm,
  privacyRequestsDecide,
  privacyRequestsList,
  privacyRequestsLook,
  privacyRequestsSend,
  privacyRequestsWithdraw,
} from '#shared/callables/privacyRequests.ts';
import {
  answerDueAt,
  extendedDueAt,
  PRIVACY_CONFIRM_WITHIN,
  PRIVACY_REMINDER,
  readPrivacyLink,
} from '#shared/domain/privacyRequest.ts';
import type { Caller } from '../../../src/functions/caller.ts';
import type { Services } from '../../../src/functions/services.ts';
import { jobsAtRestClock } from '../../support/backend.ts';
import { scheduleNamed } from '../../support/catalogue.ts';
import { overtakenBy } from '../../support/jobs.ts';
import type { MailServer } from '../../support/mailServer.ts';
import {
  administrator,
  OPERATOR,
  startMailingVisitorBackend,
  type VisitorCall,
} from '../../support/visitorBackend.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ROSE = 'rose@example.org';
const REASON = 'Here is all that we keep of you.';
const clock = jobsAtRestClock();
let backend: Awaited<ReturnType<typeof startMailingVisitorBackend>>;
let mailServer: MailServer;
let services: Services;
const call: VisitorCall = (...given) => backend.call(...given);

beforeAll(async () => {
  backend = await startMailingVisitorBackend({ clock });
  ({ mailServer, services } = backend);
  await services.auth.createUser({ uid: 'member', email: 'member@example.org' });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  mailServer.received.length = 0;
  await backend.forget('privacyRequests', 'visitorLimits', 'outboundMessages');
});

type Asked = z.input<typeof privacyRequestsSend.input>;
const asked = (more: Partial<Asked> = {}): Asked => ({
  key: randomUUID(),
  email: ROSE,
  right: 'access',
  words: 'All of it, please.',
  language: 'en',
  writtenFor: 60_000,
  ...more,
});
const send = (given: Asked, address?: string) => call(privacyRequestsSend, given, { address });
const list = (input: z.input<typeof privacyRequestsList.input> = {}) =>
  call(privacyRequestsList, input, { caller: administrator });
const decide = (input: z.input<typeof privacyRequestsDecide.input>) =>
  call(privacyRequestsDecide, input, { caller: administrator });
const mailsTo = (address: string) => mailServer.received.filter(({ to }) => to === address);
const runJob = (name: 'remind' | 'forget', given = services) =>
  scheduleNamed(`privacyRequests-${name}`).run({ services: given, dueAt: clock.now() });

/** As it stands in the newest mail. */
function mailedLink(address = ROSE) {
  const text = mailsTo(address).at(-1)?.text ?? '';
  const link = readPrivacyLink(/#[\w.-]+/.exec(text)?.[0] ?? '');
  if (!link) throw new Error('The mail has no link.');
  return link;
}
async function confirmed(more: Partial<Asked> = {}) {
  await send(asked(more));
  const link = mailedLink(more.email);
  await call(privacyRequestsConfirm, link);
  return link;
}

test('from the form to the answer: confirmed by the mailed link, due in a month, answered by mail', async () => {
  await send(asked());
  expect(mailServer.received.map(({ to }) => to)).toEqual([ROSE]);
  const link = mailedLink();
  expect(await call(privacyRequestsLook, link)).toMatchObject({ state: 'waiting', dueAt: null });
  // Until then it counts for nobody.
  expect((await list()).requests).toEqual([]);
  const now = clock.now();
  const open = await call(privacyRequestsConfirm, link);
  expect(open).toMatchObject({ state: 'open', words: 'All of it, please.' });
  expect(open.dueAt).toBe(answerDueAt(open.confirmedAt ?? 0));
  expect(open.confirmedAt).toBeGreaterThanOrEqual(now);
  expect((await list()).requests).toMatchObject([{ id: link.id, email: ROSE, isExtended: false }]);
  expect(mailsTo(OPERATOR)).toHaveLength(1);
  expect(mailsTo(OPERATOR)[0]?.text).not.toMatch(/rose|please/i);

  await decide({ id: link.id, decision: 'answer', reason: REASON });
  await decide({ id: link.id, decision: 'answer', reason: REASON });
  expect(await call(privacyRequestsLook, link)).toMatchObject({ state: 'answered', answer: REASON });
  expect(mailsTo(ROSE).filter(({ text }) => text.includes(REASON))).toHaveLength(1);
  expect((await list()).requests).toEqual([]);
  expect((await list({ closed: true })).requests).toMatchObject([{ id: link.id, state: 'answered' }]);
});

test('a link that is used twice confirms once: the month runs from the first time', async () => {
  await send(asked());
  const link = mailedLink();
  const [first, second] = await Promise.all([
    call(privacyRequestsConfirm, link),
    call(privacyRequestsConfirm, link),
  ]);
  clock.ahead += 3 * DAY;
  expect([second, await call(privacyRequestsConfirm, link)]).toEqual([first, first]);
  expect(mailsTo(OPERATOR)).toHaveLength(1);
  expect(mailsTo(ROSE)).toHaveLength(2);
});

test('a foreign, altered or made-up link opens, confirms and withdraws nothing', async () => {
  const own = await confirmed();
  const other = await confirmed({ email: 'jules@example.org' });
  const wrong = [
    { ...own, secret: other.secret },
    { id: own.id, secret: `${own.secret.slice(0, -2)}AA` },
    { id: 'a'.repeat(43), secret: own.secret },
  ];
  for (const contract of [privacyRequestsLook, privacyRequestsConfirm, privacyRequestsWithdraw])
    for (const link of wrong) await expect(call(contract, link)).rejects.toMatchObject({ code: 'not-found' });
  expect((await list()).requests.map(({ state }) => state)).toEqual(['open', 'open']);
});

test('what nobody confirms in time is over at once, and forgotten by the job', async () => {
  await send(asked());
  const link = mailedLink();
  clock.ahead += PRIVACY_CONFIRM_WITHIN + 1;
  for (const contract of [privacyRequestsLook, privacyRequestsConfirm, privacyRequestsWithdraw])
    await expect(call(contract, link)).rejects.toMatchObject({ code: 'not-found' });
  await runJob('forget');
  clock.ahead += HOUR;
  await runJob('forget');
  expect((await services.firestore.collection('privacyRequests').get()).size).toBe(0);
});

test('what is confirmed while the job looks is not forgotten', async () => {
  await send(asked());
  const link = mailedLink();
  await runJob('forget');
  clock.ahead += PRIVACY_CONFIRM_WITHIN - HOUR;
  await call(privacyRequestsConfirm, link);
  clock.ahead += 2 * HOUR;
  await runJob('forget');
  clock.ahead += HOUR;
  await runJob('forget');
  expect((await list()).requests).toHaveLength(1);
});

test('the answer is the same whether there is an account, for a machine, and when it is sent again', async () => {
  const given = asked();
  const answers = [
    await send(given),
    await send(given),
    await send(asked({ email: 'member@example.org' })),
    await send(asked({ email: 'machine@example.org', trap: 'https://x.example' })),
    await send(asked({ email: 'machine@example.org', writtenFor: 10 })),
  ];
  expect(answers).toEqual([{}, {}, {}, {}, {}]);
  expect(mailsTo(ROSE)).toHaveLength(1);
  expect(mailsTo('member@example.org')).toHaveLength(1);
  expect(mailsTo('machine@example.org')).toEqual([]);
});

test('an address has four mails a day, however it is spelt and wherever from, and the same answer always', async () => {
  for (let number = 0; number < 4; number += 1)
    await send(asked({ email: `rose+${number}@example.org` }), `198.51.100.${number}`);
  mailServer.received.length = 0;
  expect(await send(asked(), '198.51.100.99')).toEqual({});
  expect(mailServer.received).toEqual([]);
  await send(asked({ email: 'jules@example.org' }), '198.51.100.99');
});

test('one place asks twenty times an hour, and hinders no other', async () => {
  const sendAs = (name: string, address?: string) => send(asked({ email: `${name}@example.org` }), address);
  for (let number = 0; number < 20; number += 1) await sendAs(`somebody-${number}`);
  await expect(sendAs('one-more')).rejects.toMatchObject({ code: 'too-many-attempts' });
  await expect(sendAs('elsewhere', '198.51.100.1')).resolves.toEqual({});
  clock.ahead += HOUR / 20;
  await expect(sendAs('one-more')).resolves.toEqual({});
});

test('it is extended once, within the first month, and the person hears why', async () => {
  const link = await confirmed();
  const extend = (reason = 'Your albums are many.') => decide({ id: link.id, decision: 'extend', reason });
  await extend();
  await extend();
  await expect(extend('Another reason to wait.')).rejects.toMatchObject({ code: 'conflict' });
  const standing = await call(privacyRequestsLook, link);
  expect(standing).toMatchObject({ state: 'extended', extensionReason: 'Your albums are many.' });
  expect(standing.dueAt).toBe(extendedDueAt(standing.confirmedAt ?? 0));
  expect(mailsTo(ROSE).filter(({ text }) => text.includes('Your albums are many.'))).toHaveLength(1);

  const late = await confirmed({ email: 'jules@example.org' });
  clock.ahead += 40 * DAY;
  await expect(
    decide({ id: late.id, decision: 'extend', reason: 'Too late for that.' }),
  ).rejects.toMatchObject({ code: 'conflict' });
  await decide({ id: late.id, decision: 'refuse', reason: 'You are not who you say you are.' });
  expect(await call(privacyRequestsLook, late)).toMatchObject({ state: 'refused' });
});

test('the person takes it back, before and after confirming, and nobody answers it then', async () => {
  const link = await confirmed();
  await call(privacyRequestsWithdraw, link);
  expect(await call(privacyRequestsWithdraw, link)).toMatchObject({ state: 'withdrawn' });
  await expect(decide({ id: link.id, decision: 'answer', reason: REASON })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect((await call(privacyRequestsConfirm, link)).state).toBe('withdrawn');
  expect(mailsTo(OPERATOR)).toHaveLength(2);
  // What nobody had confirmed, operators never heard of.
  await send(asked({ email: 'berthe@example.org' }));
  await call(privacyRequestsWithdraw, mailedLink('berthe@example.org'));
  expect(mailsTo(OPERATOR)).toHaveLength(2);
  const answered = await confirmed({ email: 'jules@example.org' });
  await decide({ id: answered.id, decision: 'answer', reason: REASON });
  await expect(call(privacyRequestsWithdraw, answered)).rejects.toMatchObject({ code: 'conflict' });
});

test('operators see what is due first at the top, page by page', async () => {
  const first = await confirmed();
  clock.ahead += DAY;
  const second = await confirmed({ email: 'jules@example.org' });
  await decide({ id: first.id, decision: 'extend', reason: 'Your albums are many.' });
  const page = await list({ limit: 1 });
  expect([page.requests[0]?.id, page.next]).toEqual([second.id, second.id]);
  expect((await list({ limit: 1, before: second.id })).requests.map(({ id }) => id)).toEqual([first.id]);
});

test('operators are reminded once before each last day, and not of what is closed', async () => {
  const link = await confirmed();
  const closed = await confirmed({ email: 'jules@example.org' });
  await decide({ id: closed.id, decision: 'answer', reason: REASON });
  const { dueAt } = await call(privacyRequestsLook, link);
  mailServer.received.length = 0;
  clock.ahead += (dueAt ?? 0) - PRIVACY_REMINDER - clock.now() - HOUR;
  await runJob('remind');
  expect(mailServer.received).toEqual([]);
  clock.ahead += 2 * HOUR;
  await runJob('remind');
  await runJob('remind');
  expect(mailServer.received.map(({ to }) => to)).toEqual([OPERATOR]);
  await decide({ id: link.id, decision: 'extend', reason: 'Your albums are many.' });
  clock.ahead += 60 * DAY;
  await runJob('remind');
  await runJob('remind');
  expect(mailsTo(OPERATOR)).toHaveLength(2);
});

test('who answers while the reminder is being written is not reminded', async () => {
  const link = await confirmed();
  mailServer.received.length = 0;
  clock.ahead += 28 * DAY;
  await runJob(
    'remind',
    overtakenBy(services, () => decide({ id: link.id, decision: 'answer', reason: REASON })),
  );
  expect(mailsTo(OPERATOR)).toEqual([]);
});

test('a closed one is forgotten three years later', async () => {
  const link = await confirmed();
  await decide({ id: link.id, decision: 'answer', reason: REASON });
  for (const [days, left] of [
    [1_090, 1],
    [10, 0],
  ] as const) {
    clock.ahead += days * DAY;
    for (const _run of [1, 2]) {
      await runJob('forget');
      clock.ahead += HOUR;
    }
    expect((await services.firestore.collection('privacyRequests').get()).size).toBe(left);
  }
});

test('a name that the database keeps for itself is refused in words, and fails nothing', async () => {
  const id = '_'.repeat(43);
  const refused = { code: 'invalid-input' };
  await expect(list({ before: id })).rejects.toMatchObject(refused);
  await expect(list({ before: id, closed: true })).rejects.toMatchObject(refused);
  await expect(decide({ id, decision: 'answer', reason: REASON })).rejects.toMatchObject(refused);
});

test('who came from the demo confirms and withdraws by their own link', async () => {
  await send(asked());
  const demo: Caller = {
    uid: 'member',
    email: 'member@example.org',
    emailVerified: true,
    claims: { demo: true, auth_time: 4_000_000_000 },
  };
  expect(await call(privacyRequestsConfirm, mailedLink(), { caller: demo })).toMatchObject({ state: 'open' });
  expect(await call(privacyRequestsWithdraw, mailedLink(), { caller: demo })).toMatchObject({
    state: 'withdrawn',
  });
});
