/** Talking with a clone: what is answered, to whom, from what, and what it costs. */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cloneBegin,
  cloneChangeSettings,
  cloneErase,
  cloneRemoveMemory,
  cloneSaveAnswer,
  cloneSetState,
} from '#shared/callables/clone.ts';
import {
  conversationsAsk,
  conversationsEnd,
  conversationsErase,
  conversationsList,
  conversationsOpen,
  conversationsOpenSource,
  conversationsReadAllowance,
  conversationsSuggest,
} from '#shared/callables/conversations.ts';
import { conversationIdSchema } from '#shared/clone/conversation.ts';
import { answerIdSchema } from '#shared/clone/ids.ts';
import { allQuestions } from '#shared/clone/questions/index.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { conversations } from '../../../src/functions/conversations/index.ts';
import { addCreditLine } from '../../../src/functions/credits/index.ts';
import { connectModel } from '../../../src/functions/modelProvider.ts';
import type { Services } from '../../../src/functions/services.ts';
import { type Backend, jobsAtRestClock, startBackend } from '../../support/backend.ts';
import { callableNamed } from '../../support/catalogue.ts';
import { askIn, makeListener, makeTeller, newMessageId, openTalk } from '../../support/clones.ts';
import { makeSomebody, type Somebody } from '../../support/legacyPeople.ts';
import {
  answers,
  begins,
  type ModelBehavior,
  type ModelServer,
  says,
  startModelServer,
} from '../../support/modelServer.ts';

const BREAD = 'My father baked rye bread every Saturday. The whole street smelled of it.';
const ASKED = 'What did your father bake?';

const clock = jobsAtRestClock();
let backend: Backend;
let services: Services;
let owner: Somebody;
beforeAll(async () => {
  backend = await startBackend({ clock });
  ({ services } = await backend.server.businessLogic());
  owner = await makeTeller(services, [BREAD, 'We moved to Lyon in 1952. I cried for a week.']);
});
afterAll(() => backend.stop());

const giveCredits = (person: Somebody, amount: number) =>
  services.firestore.runTransaction((transaction) =>
    addCreditLine(transaction, services, person.uid, { key: `grant-${randomUUID()}`, kind: 'grant', amount }),
  );
const allowanceOf = (person: Somebody) => person.call(conversationsReadAllowance, {});
const refusedWith = (code: string, details: object = {}) => ({
  code,
  details: expect.objectContaining(details),
});

describe('an answer', () => {
  test('is what was recorded, word for word, with its source, and streams before it is whole', async () => {
    const { listener } = await makeListener(services, owner);
    const talk = await openTalk(listener, owner.uid);
    const chunks: unknown[] = [];
    const input = { ...talk, messageId: newMessageId(), question: ASKED, language: 'en' };
    const caller = {
      uid: listener.uid,
      email: listener.email,
      emailVerified: true,
      claims: { auth_time: Math.floor(clock.now() / 1000) },
    };
    const send = async (chunk: unknown) => void chunks.push(chunk);
    const whole = conversationsAsk.output.parse(
      await callableNamed('conversations-ask').call(input, { services, caller, send }),
    );
    expect(chunks[0]).toMatchObject({
      is: 'sentence',
      sentence: { text: 'My father baked rye bread every Saturday.' },
    });
    expect(whole.exchange).toMatchObject({
      outcome: { is: 'answered', isWhole: true, isQuotedInstead: false },
      paidBy: 'free',
    });
    const [first] = whole.exchange.sentences;
    expect(first).toMatchObject({ label: 'recorded', language: 'en' });
    const source = await listener.call(conversationsOpenSource, {
      ...talk,
      passageId: first?.passageId ?? expect.fail('no source'),
    });
    expect(source).toMatchObject({ passage: { text: BREAD }, media: null });
  });

  test('that nobody recorded is said to be so, in the language of the question, and costs nothing', async () => {
    const talk = await openTalk(owner, owner.uid);
    const before = await allowanceOf(owner);
    const { exchange, allowance } = await askIn(owner, talk, 'Avez-vous déjà voyagé en Australie ?');
    expect(exchange).toMatchObject({ outcome: { is: 'not-recorded' }, paidBy: 'nothing', language: 'fr' });
    expect(exchange.sentences).toEqual([
      expect.objectContaining({
        label: 'not-recorded',
        passageId: null,
        text: expect.stringContaining('enregistré'),
      }),
    ]);
    expect(allowance).toEqual(before);
  });

  test('that is not recorded in so many words has the nearest memory below it, with its source, and costs nothing', async () => {
    const talk = await openTalk(owner, owner.uid);
    const { exchange } = await askIn(owner, talk, 'How many loaves did your father bake?');
    expect(exchange).toMatchObject({ outcome: { is: 'not-recorded' }, paidBy: 'nothing' });
    const [about, nearest] = exchange.sentences;
    expect(about).toMatchObject({ label: 'not-recorded', passageId: null });
    expect(nearest).toMatchObject({ label: 'recorded' });
    expect(BREAD).toContain(nearest?.text);
    await owner.call(conversationsOpenSource, {
      ...talk,
      passageId: nearest?.passageId ?? expect.fail('no source'),
    });
  });

  test('does not come from a memory that was removed a moment ago', async () => {
    const teller = await makeTeller(services, [BREAD]);
    const talk = await openTalk(teller, teller.uid);
    const { exchange } = await askIn(teller, talk, ASKED);
    const passageId = exchange.sentences[0]?.passageId ?? expect.fail('no source');
    const memoryId = passageId.replace(/_\d+$/, '');
    await teller.call(cloneRemoveMemory, { memoryId });
    expect((await askIn(teller, talk, ASKED)).exchange.outcome).toEqual({ is: 'not-recorded' });
    await expect(teller.call(conversationsOpenSource, { ...talk, passageId })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('is not given on what the owner never discusses', async () => {
    const teller = await makeTeller(services, [BREAD, 'The war took my uncle Jean.']);
    await teller.call(cloneChangeSettings, {
      revision: 1,
      personality: { greeting: 'Hello my dears.', farewell: 'Be good.', neverDiscussed: ['the war'] },
    });
    const talk = await openTalk(teller, teller.uid);
    const { exchange } = await askIn(teller, talk, 'What happened to you in the war?');
    expect(exchange).toMatchObject({ outcome: { is: 'not-discussed' }, paidBy: 'nothing' });
    expect((await askIn(teller, talk, 'Who was uncle Jean?')).exchange.outcome.is).not.toBe('answered');
    expect(await teller.call(conversationsEnd, talk)).toEqual({ farewell: 'Be good.' });
  });

  test('to somebody in distress is people to turn to, whatever is left to ask with and however late it is', async () => {
    const { listener } = await makeListener(services, owner);
    const talk = await openTalk(listener, owner.uid);
    await listener.call(conversationsEnd, talk);
    const { exchange, helplines } = await askIn(listener, talk, "I can't go on without you");
    expect(exchange).toMatchObject({ outcome: { is: 'cared-for' }, paidBy: 'nothing' });
    expect(exchange.sentences.every(({ label }) => label === 'not-recorded')).toBe(true);
    expect(helplines.map(({ telephone }) => telephone)).toContain('988');
  });

  test('is no advice', async () => {
    const talk = await openTalk(owner, owner.uid);
    const { exchange } = await askIn(owner, talk, 'Should I take aspirin for my heart?');
    expect(exchange).toMatchObject({
      outcome: { is: 'advice-refused', advice: 'medical' },
      paidBy: 'nothing',
    });
  });
});

describe('what it costs', () => {
  test('one conversation is free, then a credit an answer, and nothing when nothing is left', async () => {
    const { listener } = await makeListener(services, owner);
    const first = await openTalk(listener, owner.uid);
    await askIn(listener, first, ASKED);
    expect((await askIn(listener, first, 'When did you move to Lyon?')).allowance.freeConversation).toBe(
      'open',
    );
    const second = await openTalk(listener, owner.uid);
    await expect(askIn(listener, second, ASKED)).rejects.toMatchObject({ code: 'credits-insufficient' });
    await giveCredits(listener, 1);
    const messageId = newMessageId();
    const paid = await askIn(listener, second, ASKED, messageId);
    expect(paid).toMatchObject({ exchange: { paidBy: 'credit' }, allowance: { credits: 0 } });
    // Told twice, answered and charged once.
    expect((await askIn(listener, second, ASKED, messageId)).exchange).toEqual(paid.exchange);
    await expect(askIn(listener, second, ASKED)).rejects.toMatchObject({ code: 'credits-insufficient' });
  });

  test("a plan's messages come before credits", async () => {
    const { listener } = await makeListener(services, owner, { plan: 'Pro' });
    await askIn(listener, await openTalk(listener, owner.uid), ASKED);
    await giveCredits(listener, 5);
    const second = await openTalk(listener, owner.uid);
    const { exchange, allowance } = await askIn(listener, second, ASKED);
    expect(exchange.paidBy).toBe('plan');
    expect(allowance).toMatchObject({ plan: { messages: 200, used: 1 }, credits: 5 });
  });

  test('two questions at once do not share one credit', async () => {
    const { listener } = await makeListener(services, owner);
    await askIn(listener, await openTalk(listener, owner.uid), ASKED);
    await giveCredits(listener, 1);
    const talks = [await openTalk(listener, owner.uid), await openTalk(listener, owner.uid)];
    const asked = await Promise.allSettled(talks.map((talk) => askIn(listener, talk, ASKED)));
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await allowanceOf(listener)).credits).toBe(0);
  });
});

describe('a model of the operator', () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await startModelServer();
  });
  afterAll(() => server.stop());

  /** Through the whole call, with that model in the companion's place. */
  async function askModel(behavior: ModelBehavior) {
    server.behave(behavior);
    const { listener } = await makeListener(services, owner);
    const talk = await openTalk(listener, owner.uid);
    const settings = { url: server.url, key: 'k', name: 'test', embeddingsModel: null };
    const caller = {
      uid: listener.uid,
      email: listener.email,
      emailVerified: true,
      claims: { auth_time: Math.floor(clock.now() / 1000) },
    };
    const answer = await callableNamed('conversations-ask').call(
      { ...talk, messageId: newMessageId(), question: ASKED, language: 'en' },
      { services: { ...services, model: connectModel(settings, 'outside') }, caller },
    );
    return conversationsAsk.output.parse(answer);
  }

  test('is paid for what its passages bear, and shown no further', async () => {
    const { exchange } = await askModel(answers('My father baked bread. [1] He was a spy in Berlin. [1]'));
    expect(exchange.sentences.map(({ text, label }) => [text, label])).toEqual([
      ['My father baked bread.', 'paraphrased'],
    ]);
    expect(exchange.paidBy).toBe('free');
  });

  test('that fails or invents costs nothing: what was recorded is quoted, and it is said so', async () => {
    for (const behavior of [
      answers('He was a spy in Berlin. [1]'),
      (response: ServerResponse) => void response.destroy(),
    ]) {
      const { exchange, allowance } = await askModel(behavior);
      expect(exchange).toMatchObject({
        outcome: { is: 'answered', isQuotedInstead: true },
        paidBy: 'nothing',
      });
      expect(exchange.sentences[0]?.label).toBe('recorded');
      expect(allowance.freeConversation).toBe('unused');
    }
  });

  test('that breaks off leaves what was shown in the transcript, and costs nothing', async () => {
    const { exchange, allowance } = await askModel((response) => {
      begins(response);
      says(response, 'My father baked rye bread every Saturday. [1] He ');
      response.end();
    });
    expect(exchange).toMatchObject({ outcome: { is: 'interrupted', by: 'model-cut' }, paidBy: 'nothing' });
    expect(exchange.sentences).toHaveLength(1);
    expect(allowance.freeConversation).toBe('unused');
  });
});

describe('who may talk with it', () => {
  const open = (person: Somebody, ownerUid: string, introduction = 'Ana') =>
    person.call(conversationsOpen, {
      ownerId: userIdSchema.parse(ownerUid),
      conversationId: conversationIdSchema.parse(randomUUID()),
      language: 'en',
      introduction,
    });

  test('a stranger is not even told whether there is one', async () => {
    const stranger = await makeSomebody(services);
    for (const uid of [owner.uid, (await makeSomebody(services)).uid]) {
      await expect(open(stranger, uid)).rejects.toMatchObject(
        refusedWith('clone-closed', { silence: 'gone' }),
      );
    }
  });

  test('a listener says who they are, and is heard until they are removed, in an open conversation too', async () => {
    const { listener, remove } = await makeListener(services, owner);
    await expect(open(listener, owner.uid, '')).rejects.toMatchObject(refusedWith('invalid-input'));
    const talk = await openTalk(listener, owner.uid);
    await remove();
    await expect(askIn(listener, talk, ASKED)).rejects.toMatchObject(
      refusedWith('clone-closed', { silence: 'gone' }),
    );
    await expect(open(listener, owner.uid)).rejects.toMatchObject(refusedWith('clone-closed'));
  });

  test('nobody but its owner while it is paused, and each is told why', async () => {
    const teller = await makeTeller(services, [BREAD]);
    const { listener } = await makeListener(services, teller);
    const talk = await openTalk(listener, teller.uid);
    await teller.call(cloneSetState, { state: 'paused' });
    await expect(askIn(listener, talk, ASKED)).rejects.toMatchObject(
      refusedWith('clone-closed', { silence: 'paused' }),
    );
    expect((await askIn(teller, await openTalk(teller, teller.uid), ASKED)).exchange.outcome.is).toBe(
      'answered',
    );
  });

  test('nobody in the conversation of another, and nothing is opened that was not cited there', async () => {
    const [{ listener }, { listener: other }] = [
      await makeListener(services, owner),
      await makeListener(services, owner),
    ];
    const talk = await openTalk(listener, owner.uid);
    const { exchange } = await askIn(listener, talk, ASKED);
    const passageId = exchange.sentences[0]?.passageId ?? expect.fail('no source');
    await expect(askIn(other, talk, ASKED)).rejects.toMatchObject({ code: 'not-found' });
    await expect(other.call(conversationsOpenSource, { ...talk, passageId })).rejects.toMatchObject({
      code: 'not-found',
    });
    const own = await openTalk(other, owner.uid);
    await expect(other.call(conversationsOpenSource, { ...own, passageId })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('no longer than the session lasts', async () => {
    const { listener } = await makeListener(services, owner);
    const talk = await openTalk(listener, owner.uid);
    clock.ahead += 20 * 60_000;
    await expect(askIn(listener, talk, ASKED)).rejects.toMatchObject({ code: 'conversation-over' });
    clock.ahead -= 20 * 60_000;
  });
});

describe('a transcript', () => {
  test('is read by who held it, and erased by them or by the owner, and by nobody else', async () => {
    const { listener } = await makeListener(services, owner);
    const [first, second] = [await openTalk(listener, owner.uid), await openTalk(listener, owner.uid)];
    await askIn(listener, first, ASKED);
    const listed = () => listener.call(conversationsList, {});
    expect((await listed()).conversations.map(({ id }) => id).toSorted()).toEqual(
      [first.conversationId, second.conversationId].toSorted(),
    );
    const erase = (person: Somebody, { conversationId, ownerId }: typeof first) =>
      person.call(conversationsErase, { ownerId, conversationIds: [conversationId] });
    const stranger = await makeSomebody(services);
    await erase(stranger, first);
    expect((await stranger.call(conversationsList, {})).conversations).toEqual([]);
    expect((await listed()).conversations).toHaveLength(2);
    await erase(listener, first);
    await erase(owner, second);
    expect((await listed()).conversations).toEqual([]);
  });
});

test('with an account goes what it asked the clones of others, and nothing else', async () => {
  const [{ listener }, { listener: other }] = [
    await makeListener(services, owner),
    await makeListener(services, owner),
  ];
  await askIn(listener, await openTalk(listener, owner.uid), ASKED);
  await openTalk(other, owner.uid);
  await conversations.accountData?.eraseElsewhere?.(listener.uid, services);
  expect((await listener.call(conversationsList, {})).conversations).toEqual([]);
  expect(
    (await other.call(conversationsList, { ownerId: userIdSchema.parse(owner.uid) })).conversations,
  ).toHaveLength(1);
});

test('what is suggested is what the interview asked, in the language of who asks, and is answered', async () => {
  const teller = await makeTeller(services, [BREAD]);
  const [asked] = allQuestions.filter(({ text }) => text.en.includes('kitchen'));
  if (!asked) throw new Error('The interview asks about no kitchen.');
  await teller.call(cloneSaveAnswer, {
    answerId: answerIdSchema.parse(randomUUID()),
    revision: 0,
    questionId: asked.id,
    question: asked.text.en,
    language: 'en',
    medium: 'text',
    mediaItemId: null,
    segments: [
      {
        text: `${asked.text.en.replace('?', '.')} The kitchen smelled of coffee and rye.`,
        from: null,
        to: null,
      },
    ],
  });
  const ownerId = userIdSchema.parse(teller.uid);
  const suggested = await teller.call(conversationsSuggest, { ownerId, language: 'en' });
  expect(suggested).toEqual({ questions: [asked.text.en] });
  const { exchange } = await askIn(teller, await openTalk(teller, teller.uid), asked.text.en);
  expect(exchange.outcome.is).toBe('answered');
});

describe('what is not said', () => {
  test('comes neither from what answers a question about it, nor from a source that was shown before', async () => {
    const teller = await makeTeller(services, [BREAD]);
    await teller.call(cloneSaveAnswer, {
      answerId: answerIdSchema.parse(randomUUID()),
      revision: 0,
      questionId: null,
      question: 'What happened in your divorce?',
      language: 'en',
      medium: 'text',
      mediaItemId: null,
      segments: [{ text: 'Paul threw the plates at me in the kitchen.', from: null, to: null }],
    });
    const neverDiscuss = (revision: number, neverDiscussed: string[]) =>
      teller.call(cloneChangeSettings, {
        revision,
        personality: { greeting: '', farewell: '', neverDiscussed },
      });
    await neverDiscuss(1, ['divorce']);
    const { listener } = await makeListener(services, teller);
    const talk = await openTalk(listener, teller.uid);
    const { exchange } = await askIn(listener, talk, 'Who threw the plates in the kitchen?');
    expect(exchange.outcome.is).toBe('not-recorded');
    const told = await askIn(listener, talk, ASKED);
    const passageId = told.exchange.sentences[0]?.passageId ?? expect.fail('no source');
    await neverDiscuss(2, ['divorce', 'rye bread']);
    await expect(listener.call(conversationsOpenSource, { ...talk, passageId })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('is not read in its sources either while the clone is silent', async () => {
    const teller = await makeTeller(services, [BREAD]);
    const { listener } = await makeListener(services, teller);
    const talk = await openTalk(listener, teller.uid);
    const told = await askIn(listener, talk, ASKED);
    const passageId = told.exchange.sentences[0]?.passageId ?? expect.fail('no source');
    await teller.call(cloneSetState, { state: 'paused' });
    await expect(listener.call(conversationsOpenSource, { ...talk, passageId })).rejects.toMatchObject(
      refusedWith('clone-closed', { silence: 'paused' }),
    );
  });

  test('is what an erased clone knew, once another is begun', async () => {
    const teller = await makeTeller(services, [BREAD]);
    await giveCredits(teller, 5);
    const { exchange } = await askIn(teller, await openTalk(teller, teller.uid), ASKED);
    expect(exchange.outcome.is).toBe('answered');
    await teller.call(cloneErase, {});
    await teller.call(cloneBegin, { languages: ['en'] });
    const again = await askIn(teller, await openTalk(teller, teller.uid), ASKED);
    expect(again.exchange.outcome.is).toBe('not-recorded');
  });
});

test('who was removed is helped in distress, and writes no more into the transcripts of the owner', async () => {
  const { listener, remove } = await makeListener(services, owner);
  const talk = await openTalk(listener, owner.uid);
  await remove();
  const { exchange, helplines } = await askIn(listener, talk, 'I want to die');
  expect(exchange).toMatchObject({ outcome: { is: 'cared-for' }, paidBy: 'nothing' });
  expect(helplines).not.toEqual([]);
  const { conversations } = await listener.call(conversationsList, {});
  expect(conversations[0]?.exchanges).toEqual([]);
});
