/** What a message from /contact becomes: one ticket, one mail to the operator, one receipt, however often it is sent. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { contactList, contactMark, contactSend } from '#shared/callables/contact.ts';
import { SUPPORT_MESSAGE_LIMIT, ticketSchema } from '#shared/domain/supportRequest.ts';
import { SHORTEST_WRITING } from '#shared/domain/visitorForm.ts';
import type { Caller } from '../../../src/functions/caller.ts';
import type { Services } from '../../../src/functions/services.ts';
import { jobsAtRestClock } from '../../support/backend.ts';
import { callableNamed, scheduleNamed } from '../../support/catalogue.ts';
import type { MailServer } from '../../support/mailServer.ts';
import {
  administrator,
  OPERATOR,
  startMailingVisitorBackend,
  type VisitorCall,
} from '../../support/visitorBackend.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const clock = jobsAtRestClock();
let backend: Awaited<ReturnType<typeof startMailingVisitorBackend>>;
let mailServer: MailServer;
let services: Services;
const call: VisitorCall = (...given) => backend.call(...given);

beforeAll(async () => {
  backend = await startMailingVisitorBackend({ clock });
  ({ mailServer, services } = backend);
});
afterAll(() => backend.stop());
beforeEach(async () => {
  mailServer.received.length = 0;
  await backend.forget('supportRequests', 'visitorLimits', 'outboundMessages');
});

type Message = z.input<typeof contactSend.input>;
const message = (more: Partial<Message> = {}): Message => ({
  key: randomUUID(),
  name: 'Rose',
  email: 'rose@example.org',
  subject: 'vault',
  message: 'Good morning.\nWhere is my phrase?',
  language: 'fr',
  writtenFor: 60_000,
  ...more,
});
const send = (given: Message, address?: string) => call(contactSend, given, { address });
const list = (input: z.input<typeof contactList.input> = {}) =>
  call(contactList, input, { caller: administrator });
const mark = (input: z.input<typeof contactMark.input>) =>
  call(contactMark, input, { caller: administrator });

test('a message goes to the operator, whose answer goes to the person, and the person has a receipt', async () => {
  const { ticket } = await send(message());
  expect(ticketSchema.safeParse(ticket).success).toBe(true);
  const [toOperator, receipt, ...others] = mailServer.received;
  expect(others).toEqual([]);
  expect(toOperator).toMatchObject({ to: OPERATOR, replyTo: ['rose@example.org'] });
  expect(toOperator?.subject).toContain(ticket);
  expect(toOperator?.text).toContain('Good morning.\nWhere is my phrase?');
  expect(receipt).toMatchObject({ to: 'rose@example.org', replyTo: [] });
  expect(receipt?.subject).toContain(ticket);
  expect(receipt?.text).toContain('le coffre-fort');
});

test('a receipt says nothing of what was written: nobody mails a stranger through us', async () => {
  await send(message({ name: 'Win a prize', message: 'https://prize.example' }));
  const receipt = mailServer.received.find(({ to }) => to === 'rose@example.org');
  expect(receipt?.text).not.toMatch(/prize/i);
});

test('pressed twice, and sent again after an answer was lost, it is one ticket and one mail', async () => {
  const given = message();
  const [first, second] = await Promise.all([send(given), send(given)]);
  clock.ahead += DAY;
  const third = await send(given);
  expect([second, third]).toEqual([first, first]);
  expect(mailServer.received.map(({ to }) => to)).toEqual([OPERATOR, 'rose@example.org']);
  expect((await list()).requests).toHaveLength(1);
});

test('what was changed before it was sent again is not lost', async () => {
  const given = message();
  const first = await send(given);
  const second = await send({ ...given, message: 'I mean another thing.' });
  expect(second).not.toEqual(first);
  expect((await list()).requests.map((one) => one.message)).toContain('I mean another thing.');
});

test('nothing that is typed becomes a header of the mail', async () => {
  for (const email of ['rose@example.org\r\nBcc: all@example.org', 'rose@example.org, all@example.org'])
    await expect(send(message({ email }))).rejects.toMatchObject({ code: 'invalid-input' });
  await send(message({ name: 'Rose\r\nBcc: all@example.org\r\n\r\nHello' }));
  const [toOperator] = mailServer.received;
  expect(mailServer.received.map(({ to }) => to)).toEqual([OPERATOR, 'rose@example.org']);
  expect(toOperator?.replyTo).toEqual(['rose@example.org']);
  expect(toOperator?.text).toContain('Rose Bcc: all@example.org Hello (rose@example.org)');
});

test('what is too long, empty or of no subject is refused', async () => {
  const subject: string = 'money';
  for (const wrong of [
    { message: ' ' },
    { message: 'a'.repeat(SUPPORT_MESSAGE_LIMIT + 1) },
    { name: 'a'.repeat(101) },
    { email: 'rose' },
    { email: 'a@b' },
    { email: `${'a'.repeat(65)}@example.org` },
    { email: `rose@${'a'.repeat(60)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.org` },
  ])
    await expect(send(message(wrong))).rejects.toMatchObject({ code: 'invalid-input' });
  await expect(
    callableNamed('contact-send').call({ ...message(), subject }, { services, caller: null }),
  ).rejects.toMatchObject({ code: 'invalid-input' });
});

test('a machine has the answer of a person, always the same, and nothing is kept', async () => {
  for (const sign of [{ trap: 'https://x.example' }, { writtenFor: SHORTEST_WRITING - 1 }]) {
    const given = message(sign);
    const answer = await send(given);
    expect(ticketSchema.safeParse(answer.ticket).success).toBe(true);
    expect(await send(given)).toEqual(answer);
  }
  expect(mailServer.received).toEqual([]);
  expect((await list()).requests).toEqual([]);
});

test('one address has six receipts a day, however it is spelt and wherever from, and what it sends is kept all the same', async () => {
  for (let number = 0; number < 6; number += 1)
    await send(message({ email: `Rose+${number}@example.org` }), `198.51.100.${number}`);
  mailServer.received.length = 0;
  const { ticket } = await send(message(), '198.51.100.99');
  expect((await list({ ticket })).requests).toMatchObject([{ email: 'rose@example.org' }]);
  expect(mailServer.received.map(({ to }) => to)).toEqual([OPERATOR]);
  await send(message({ email: 'jules@example.org' }), '198.51.100.99');
  clock.ahead += DAY / 6;
  mailServer.received.length = 0;
  await send(message(), '198.51.100.99');
  expect(mailServer.received.map(({ to }) => to)).toContain('rose@example.org');
});

test('one place sends twenty an hour; what it has sent already is answered as before', async () => {
  const first = message({ email: 'guest@example.org' });
  const ticket = await send(first);
  for (let number = 1; number < 20; number += 1)
    await send(message({ email: `guest-${number}@example.org` }));
  await expect(send(message({ email: 'more@example.org' }))).rejects.toMatchObject({
    code: 'too-many-attempts',
  });
  expect(await send(first)).toEqual(ticket);
});

test('administrators find a message by its number, note it answered, and open it again', async () => {
  const { ticket } = await send(message());
  clock.ahead += HOUR;
  const later = await send(message({ email: 'jules@example.org' }));
  expect((await list()).requests.map((one) => one.ticket)).toEqual([later.ticket, ticket]);
  const [page, rest] = [await list({ limit: 1 }), await list({ limit: 1, before: later.ticket })];
  expect([page.next, rest.requests[0]?.ticket]).toEqual([later.ticket, ticket]);
  await mark({ ticket, state: 'answered' });
  await mark({ ticket, state: 'answered' });
  expect((await list()).requests.map((one) => one.ticket)).toEqual([later.ticket]);
  expect((await list({ ticket })).requests).toMatchObject([{ ticket, state: 'answered', isMember: false }]);
  await mark({ ticket, state: 'open' });
  expect((await list({ ticket })).requests).toMatchObject([{ state: 'open', answeredAt: null }]);
  await expect(mark({ ticket: 'AM-7777-7777', state: 'answered' })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('a message is forgotten two years after it was answered, and not before', async () => {
  const { ticket } = await send(message());
  clock.ahead += 700 * DAY;
  await mark({ ticket, state: 'answered' });
  const forget = () => scheduleNamed('contact-forgetOld').run({ services, dueAt: clock.now() });
  clock.ahead += 700 * DAY;
  for (const _run of [1, 2]) {
    await forget();
    clock.ahead += HOUR;
  }
  expect((await list({ ticket })).requests).toHaveLength(1);
  clock.ahead += 40 * DAY;
  for (const _run of [1, 2]) {
    await forget();
    clock.ahead += HOUR;
  }
  expect((await list({ ticket })).requests).toEqual([]);
});

test('what was sent from an account goes with it, and what others sent stays', async () => {
  const member: Caller = {
    uid: 'rose',
    email: 'rose@example.org',
    emailVerified: true,
    claims: { auth_time: 4_000_000_000 },
  };
  const own = await call(contactSend, message(), { caller: member });
  const other = await send(message({ email: 'jules@example.org' }));
  expect((await list({ ticket: own.ticket })).requests).toMatchObject([{ isMember: true }]);
  const { eraseElsewhere } = await import('../../../src/functions/contact/keeping.ts');
  await eraseElsewhere('rose', services);
  expect((await list()).requests.map(({ ticket }) => ticket)).toEqual([other.ticket]);
});
