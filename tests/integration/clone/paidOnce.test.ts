/** The ids of a conversation are the page's to draw, and the line is theirs to cut: neither is a way to be answered without paying. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  conversationsAsk,
  conversationsErase,
  conversationsList,
  conversationsOpen,
  conversationsReadAllowance,
} from '#shared/callables/conversations.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { addCreditLine } from '../../../src/functions/credits/index.ts';
import { connectModel } from '../../../src/functions/modelProvider.ts';
import type { Services } from '../../../src/functions/services.ts';
import { type Backend, jobsAtRestClock, startBackend } from '../../support/backend.ts';
import { callableNamed } from '../../support/catalogue.ts';
import { askIn, makeListener, makeTeller, newMessageId, openTalk, type Talk } from '../../support/clones.ts';
import type { Somebody } from '../../support/legacyPeople.ts';
import { begins, type ModelServer, says, startModelServer } from '../../support/modelServer.ts';

const BREAD = 'My father baked rye bread every Saturday. The whole street smelled of it.';
const ASKED = 'What did your father bake?';
const FIRST = 'My father baked rye bread every Saturday.';

const clock = jobsAtRestClock();
let backend: Backend;
let services: Services;
let owner: Somebody;
let server: ModelServer;
beforeAll(async () => {
  backend = await startBackend({ clock });
  ({ services } = await backend.server.businessLogic());
  owner = await makeTeller(services, [BREAD]);
  server = await startModelServer();
});
afterAll(async () => {
  await server.stop();
  await backend.stop();
});

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

const creditsOf = async (person: Somebody) => (await person.call(conversationsReadAllowance, {})).credits;
const erase = (person: Somebody, { ownerId, conversationId }: Talk) =>
  person.call(conversationsErase, { ownerId, conversationIds: [conversationId] });
const openAgain = (person: Somebody, talk: Talk) =>
  person.call(conversationsOpen, { ...talk, language: 'en', introduction: 'Ana' });

/** With a model that says one sentence and then nothing for as long as somebody listens. */
async function askSlowly(
  person: Somebody,
  talk: Talk,
  question: string,
  onFirst: (stop: () => void) => Promise<void>,
  messageId = newMessageId(),
) {
  server.behave((response) => {
    begins(response);
    says(response, `${FIRST} [1] The `);
  });
  const settings = { url: server.url, key: 'k', name: 'test', embeddingsModel: null };
  const stopped = new AbortController();
  const caller = {
    uid: person.uid,
    email: person.email,
    emailVerified: true,
    claims: { auth_time: Math.floor(clock.now() / 1000) },
  };
  const answer = await callableNamed('conversations-ask').call(
    { ...talk, messageId, question, language: 'en' },
    {
      services: { ...services, model: connectModel(settings, 'outside') },
      caller,
      signal: stopped.signal,
      send: () => onFirst(() => stopped.abort(new Error('gone'))),
    },
  );
  return conversationsAsk.output.parse(answer);
}

test('the free conversation is not free again once it was erased', async () => {
  const { listener } = await makeListener(services, owner);
  const talk = await openTalk(listener, owner.uid);
  await askIn(listener, talk, ASKED);
  await erase(listener, talk);
  await expect(openAgain(listener, talk)).rejects.toMatchObject({ code: 'conversation-over' });
});

test('the free conversation is with one clone, also where another has one by the same id', async () => {
  const { listener } = await makeListener(services, owner);
  const talk = await openTalk(listener, owner.uid);
  const other = await makeTeller(services, [BREAD], {});
  const { listener: stranger } = await makeListener(services, other);
  const heard = await services.firestore.doc(`users/${stranger.uid}/heardClones/${other.uid}`).get();
  await services.firestore.doc(`users/${listener.uid}/heardClones/${other.uid}`).set(heard.data() ?? {});
  await services.firestore
    .doc(`users/${other.uid}/cloneListeners/${heard.get('listenerId')}`)
    .update({ 'state.accountId': listener.uid });
  const elsewhere = { ...talk, ownerId: userIdSchema.parse(other.uid) };
  await openAgain(listener, elsewhere);
  await askIn(listener, talk, ASKED);
  await expect(askIn(listener, elsewhere, ASKED)).rejects.toMatchObject({ code: 'credits-insufficient' });
});

test('one message id pays for one answer, in however many conversations it is used, one after the other or at once', async () => {
  const listener = await makePaying(4);
  const messageId = newMessageId();
  const [first, second, third, fourth] = await Promise.all(
    Array.from({ length: 4 }, () => openTalk(listener, owner.uid)),
  );
  if (!first || !second || !third || !fourth) throw new Error('They did not open.');
  await askIn(listener, first, ASKED, messageId);
  await askIn(listener, second, ASKED, messageId);
  expect(await creditsOf(listener)).toBe(2);
  await Promise.all([third, fourth].map((talk) => askIn(listener, talk, ASKED, messageId)));
  expect(await creditsOf(listener)).toBe(0);
});

test('what was stopped after its first sentence is asked again as it was, and as no other question', async () => {
  const listener = await makePaying(1);
  const talk = await openTalk(listener, owner.uid);
  const messageId = newMessageId();
  const { exchange } = await askSlowly(listener, talk, ASKED, async (stop) => stop(), messageId);
  expect(exchange).toMatchObject({ outcome: { is: 'answered', isWhole: false }, paidBy: 'credit' });
  await expect(askIn(listener, talk, 'What did the street smell of?', messageId)).rejects.toMatchObject({
    code: 'conflict',
  });
  expect((await askIn(listener, talk, ASKED, messageId)).exchange.outcome).toMatchObject({ isWhole: true });
});

test('a line that breaks while a sentence is sent leaves a stopped answer, which is paid', async () => {
  const listener = await makePaying(1);
  const talk = await openTalk(listener, owner.uid);
  const { exchange } = await askSlowly(listener, talk, ASKED, () => Promise.reject(new Error('closed')));
  expect(exchange).toMatchObject({ outcome: { is: 'answered', isWhole: false }, paidBy: 'credit' });
});

test('who erases a conversation in the middle of an answer pays what they were shown', async () => {
  const listener = await makePaying(1);
  const talk = await openTalk(listener, owner.uid);
  const asked = askSlowly(listener, talk, ASKED, async (stop) => {
    await erase(listener, talk);
    stop();
  });
  await expect(asked).rejects.toMatchObject({ code: 'not-found' });
  expect(await creditsOf(listener)).toBe(0);
  const { conversations } = await listener.call(conversationsList, {});
  expect(conversations.map(({ id }) => id)).not.toContain(talk.conversationId);
});

test('who turns away from an answer in distress is heard, and pays what they were shown before', async () => {
  const listener = await makePaying(1);
  const talk = await openTalk(listener, owner.uid);
  const asked = askSlowly(listener, talk, ASKED, async (stop) => {
    await askIn(listener, talk, 'I want to die');
    stop();
  });
  await expect(asked).rejects.toMatchObject({ code: 'conflict' });
  expect(await creditsOf(listener)).toBe(0);
  const { conversations } = await listener.call(conversationsList, {});
  const exchanges = conversations.find(({ id }) => id === talk.conversationId)?.exchanges;
  expect(exchanges?.map(({ outcome, paidBy }) => [outcome.is, paidBy])).toEqual([
    ['answered', 'credit'],
    ['cared-for', 'nothing'],
  ]);
});
