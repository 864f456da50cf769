/** A server that dies in the middle of an answer loses neither what was said nor a credit. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  conversationsAsk,
  conversationsList,
  conversationsReadAllowance,
} from '#shared/callables/conversations.ts';
import { addCreditLine, creditLines } from '../../../src/functions/credits/index.ts';
import type { Services } from '../../../src/functions/services.ts';
import { type Backend, jobsAtRestClock, startBackend } from '../../support/backend.ts';
import { callableNamed, scheduleNamed } from '../../support/catalogue.ts';
import { askIn, makeListener, makeTeller, newMessageId, openTalk } from '../../support/clones.ts';
import { killedAt, type Moment } from '../../support/legacy/killedAt.ts';
import type { Somebody } from '../../support/legacyPeople.ts';

const ASKED = 'What did your father bake?';
const clock = jobsAtRestClock();
let backend: Backend;
let services: Services;
let owner: Somebody;
beforeAll(async () => {
  backend = await startBackend({ clock });
  ({ services } = await backend.server.businessLogic());
  owner = await makeTeller(services, ['My father baked rye bread every Saturday.']);
});
afterAll(() => backend.stop());

/** The free conversation is over; so many credits are there. */
async function makePaying(credits: number): Promise<Somebody> {
  const { listener } = await makeListener(services, owner);
  await askIn(listener, await openTalk(listener, owner.uid), ASKED);
  await services.firestore.runTransaction((transaction) =>
    addCreditLine(transaction, services, listener.uid, {
      key: `grant-${randomUUID()}`,
      kind: 'grant',
      amount: credits,
    }),
  );
  return listener;
}

const mend = async () => {
  clock.ahead += 2 * 60_000;
  const job = scheduleNamed('conversations-closeInterrupted');
  await job.run({ services, dueAt: clock.now() });
};

/** Counting the call, noting the question, reading the index, keeping a sentence, settling. */
const deaths = [1, 2, 3, 4, 5].flatMap((step) =>
  (['before', 'after'] as const).map((moment): [number, Moment] => [step, moment]),
);

describe('a server that dies at any step of an answer', () => {
  test.each(deaths)('transaction %i, right %s it commits', async (step, moment) => {
    const listener = await makePaying(1);
    const talk = await openTalk(listener, owner.uid);
    const messageId = newMessageId();
    const shown: unknown[] = [];
    const mortal = killedAt(services, step, moment);
    const caller = {
      uid: listener.uid,
      email: listener.email,
      emailVerified: true,
      claims: { auth_time: Math.floor(clock.now() / 1000) },
    };
    const asked = callableNamed('conversations-ask').call(
      { ...talk, messageId, question: ASKED, language: 'en' },
      { services: mortal.services, caller, send: async (chunk) => void shown.push(chunk) },
    );
    await expect(asked).rejects.toThrow();
    await mend();
    const allowance = await listener.call(conversationsReadAllowance, {});
    const { conversations } = await listener.call(conversationsList, {});
    const exchanges = conversations.find(({ id }) => id === talk.conversationId)?.exchanges ?? [];
    expect(mortal.isKilled()).toBe(true);
    const isNoted = step > 2 || (step === 2 && moment === 'after');
    const isSettled = step === 5 && moment === 'after';
    expect(exchanges.map(({ id }) => id)).toEqual(isNoted ? [messageId] : []);
    expect(allowance.credits).toBe(isSettled ? 0 : 1);
    // What somebody saw is in the transcript, whatever happened after.
    if (shown.length > 0) expect(exchanges[0]?.sentences).toHaveLength(1);
    // Asked again, it is answered, and paid once in all.
    const again = await askIn(listener, talk, ASKED, messageId);
    expect(again).toMatchObject({
      exchange: { outcome: { is: 'answered', isWhole: true } },
      allowance: { credits: 0 },
    });
    const spent = await creditLines(services.firestore, listener.uid).where('kind', '==', 'message').get();
    expect(spent.size).toBe(1);
  });
});

test('a conversation that was erased while it was answered leaves no reservation behind', async () => {
  const listener = await makePaying(1);
  const talk = await openTalk(listener, owner.uid);
  const mortal = killedAt(services, 2, 'after');
  const caller = { uid: listener.uid, email: listener.email, emailVerified: true, claims: { auth_time: 1 } };
  const input = conversationsAsk.input.parse({
    ...talk,
    messageId: newMessageId(),
    question: ASKED,
    language: 'en',
  });
  await expect(
    callableNamed('conversations-ask').call(input, { services: mortal.services, caller }),
  ).rejects.toThrow();
  await services.firestore.doc(`users/${owner.uid}/cloneConversations/${talk.conversationId}`).delete();
  expect((await listener.call(conversationsReadAllowance, {})).credits).toBe(0);
  await mend();
  expect((await listener.call(conversationsReadAllowance, {})).credits).toBe(1);
});
