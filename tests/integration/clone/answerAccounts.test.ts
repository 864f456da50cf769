/** What an answer costs is exact when a message is used twice, a clock was wrong, or a reservation cannot be read. */
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '../../../src/functions/services.ts';
import { type Backend, jobsAtRestClock, startBackend } from '../../support/backend.ts';
import { scheduleNamed } from '../../support/catalogue.ts';
import { askIn, makeTeller, newMessageId, openTalk } from '../../support/clones.ts';

const ASKED = 'What did your father bake?';
const DAY = 24 * 60 * 60_000;
const clock = jobsAtRestClock();
let backend: Backend;
let services: Services;
beforeAll(async () => {
  backend = await startBackend({ clock });
  ({ services } = await backend.server.businessLogic());
});
afterAll(() => backend.stop());

const makeTalk = async () => {
  const teller = await makeTeller(services, ['My father baked rye bread.', 'We moved to Lyon in 1952.']);
  const talk = await openTalk(teller, teller.uid);
  const { firestore } = services;
  return {
    teller,
    talk,
    conversation: firestore.doc(`users/${teller.uid}/cloneConversations/${talk.conversationId}`),
    usage: firestore.doc(`users/${teller.uid}/cloneUsage/current`),
  };
};
const runJob = () => scheduleNamed('conversations-closeInterrupted').run({ services, dueAt: clock.now() });

test('a message that was paid before it was stopped is asked again for nothing, and carries no other question', async () => {
  const { teller, talk, conversation } = await makeTalk();
  const messageId = newMessageId();
  const { exchange } = await askIn(teller, talk, ASKED, messageId);
  const outcome = { is: 'answered', isWhole: false, isQuotedInstead: false };
  const stopped = { ...exchange, outcome, paidBy: 'credit', askedAt: Timestamp.fromMillis(clock.now()) };
  await conversation.update({ exchanges: [stopped] });
  await expect(askIn(teller, talk, 'When did you move to Lyon?', messageId)).rejects.toMatchObject({
    code: 'conflict',
  });
  const again = await askIn(teller, talk, ASKED, messageId);
  expect(again.exchange).toMatchObject({ outcome: { isWhole: true }, paidBy: 'credit' });
});

test('a question that was cut short under a clock a day ahead holds up nothing, and nothing stays reserved', async () => {
  const { teller, talk, conversation, usage } = await makeTalk();
  const at = clock.now() + DAY;
  const id = newMessageId();
  const underway = { id, question: ASKED, language: 'en', sentences: [], paidBy: 'nothing', run: 'run' };
  await conversation.update({ underway: { ...underway, askedAt: Timestamp.fromMillis(at) } });
  const reserved = [{ messageId: id, ...talk, by: 'free', at }];
  await usage.set({ month: '', planUsed: 0, reserved, oldestReservedAt: Timestamp.fromMillis(at) });
  await runJob();
  expect((await usage.get()).data()).toMatchObject({ reserved: [], oldestReservedAt: null });
  await conversation.update({ underway: { ...underway, askedAt: Timestamp.fromMillis(at) } });
  expect((await askIn(teller, talk, 'When did you move to Lyon?')).exchange.outcome.is).toBe('answered');
});

test('a clock that is set back over the beginning of a month gives no messages anew', async () => {
  const { usage, teller, talk } = await makeTalk();
  const month = new Date(clock.now() + 40 * DAY).toISOString().slice(0, 7);
  await usage.set({ month, planUsed: 7, reserved: [], oldestReservedAt: null });
  await askIn(teller, talk, ASKED);
  expect((await usage.get()).data()).toMatchObject({ month, planUsed: 7 });
});

test('a reservation that cannot be read holds nothing, and is not looked at every minute for ever', async () => {
  const { usage } = await makeTalk();
  await usage.set({
    month: '2026-11',
    planUsed: 1,
    reserved: [{ by: 'nonsense' }],
    oldestReservedAt: Timestamp.fromMillis(1),
  });
  await runJob();
  expect((await usage.get()).data()).toMatchObject({ planUsed: 1, reserved: [], oldestReservedAt: null });
});
