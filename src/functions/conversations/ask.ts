/** A question to a clone (shared/callables/conversations.ts): noted, answered as it is checked, kept before it is shown, paid when it is there. */

import type { CallableOutput } from '#shared/callables/contract.ts';
import { conversationsAsk } from '#shared/callables/conversations.ts';
import type { AdviceKind, ReplyOutcome, ReplySentence } from '#shared/clone/conversation.ts';
import { helplines } from '#shared/clone/helplines.ts';
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { Refusal } from '../errors.ts';
import { type QuotedSentence, quoteNearest } from '../grounding/index.ts';
import { defineHandler } from '../handler.ts';
import type { Services } from '../services.ts';
import { allowanceOf, readPayer } from './allowance/usageDocument.ts';
import { type AnswerEvent, answerQuestion } from './answer/answerQuestion.ts';
import { assertMayBeSaid, Silenced } from './answer/mayBeSaid.ts';
import { indexOf } from './answer/passageCache.ts';
import { retrieve } from './answer/retrieve.ts';
import { type Beginning, beginAnswer } from './beginAnswer.ts';
import { type Closed, closeUnderway } from './closeUnderway.ts';
import { type ConversationName, conversationOf, exchangeView, readHeld } from './conversationDocument.ts';
import { adviceAsked } from './question/advice.ts';
import { distressIn } from './question/distress.ts';
import { isSpokenOf } from './question/neverDiscussed.ts';
import { questionLanguage } from './question/questionLanguage.ts';
import { words } from './words.ts';

type Answer = CallableOutput<typeof conversationsAsk>;

interface Question extends ConversationName {
  readonly question: string;
  readonly language: CloneLanguage;
  readonly isInDistress: boolean;
}

export const ask = defineHandler(conversationsAsk, {
  access: 'user',
  limit: { calls: 120, within: 60 * 60_000 },
  run: async (input, { caller: { uid }, services, send, signal }): Promise<Answer> => {
    const distress = distressIn(input.question);
    const language = distress ?? (await questionLanguage(input.question, input.language));
    const asked = { ...input, language, isInDistress: distress !== null };
    const beginning = await beginAnswer(services, uid, asked);
    if (beginning.is === 'answered') {
      return {
        exchange: exchangeView(beginning.exchange),
        allowance: allowanceOf(beginning.payer, services.clock.now()),
        helplines: [...helplinesFor(beginning.exchange.outcome, beginning.exchange.language)],
      };
    }
    if (beginning.is === 'unnoted') {
      const said = words[language].distress.map((text) => aboutIt(text, language));
      for (const sentence of said) await send({ is: 'sentence', sentence });
      const { messageId: id, question } = input;
      const askedAt = new Date(services.clock.now()).toISOString();
      return {
        exchange: {
          ...{ id, question, language, askedAt, sentences: said },
          outcome: { is: 'cared-for' },
          paidBy: 'nothing',
        },
        allowance: allowanceOf(beginning.payer, services.clock.now()),
        helplines: [...helplines[language]],
      };
    }
    const running = { ...asked, uid, run: beginning.run };
    const sentences: ReplySentence[] = [];
    const left = new AbortController();
    const show = async (event: AnswerEvent) => {
      if (event.is === 'sentence') {
        await keepShown(services, running, [...sentences, event.sentence]);
        sentences.push(event.sentence);
      }
      // A line that broke is a caller who has gone, and what they were shown was delivered.
      await send(event).catch((error: unknown) => left.abort(error));
    };
    let outcome: ReplyOutcome;
    try {
      outcome = await answer(services, asked, beginning, show, AbortSignal.any([signal, left.signal]));
    } catch (error) {
      if (!(error instanceof Silenced)) {
        const by = signal.aborted ? 'stopped' : 'model-unavailable';
        await finish(services, running, { is: 'interrupted', by }).catch(() => undefined);
        throw error;
      }
      outcome = { is: 'interrupted', by: 'silenced' };
    }
    const { exchange, payer } = await finish(services, running, outcome);
    return {
      exchange: exchangeView(exchange),
      allowance: allowanceOf(payer, services.clock.now()),
      helplines: [...helplinesFor(outcome, language)],
    };
  },
});

const helplinesFor = (outcome: ReplyOutcome, language: CloneLanguage) =>
  outcome.is === 'cared-for' ? helplines[language] : [];

async function answer(
  services: Services,
  asked: Question,
  { ownerName, settings }: Extract<Beginning, { is: 'open' }>,
  show: (event: AnswerEvent) => Promise<void>,
  signal: AbortSignal,
): Promise<ReplyOutcome> {
  const { ownerId, question, language, isInDistress } = asked;
  const say = async (lines: readonly string[], outcome: ReplyOutcome) => {
    for (const text of lines) await show({ is: 'sentence', sentence: aboutIt(text, language) });
    return outcome;
  };
  const said = words[language];
  if (isInDistress) return say(said.distress, { is: 'cared-for' });
  const advice = adviceAsked(question);
  if (advice) return say([said.advice[advice]], refused(advice));
  const neverDiscussed = settings?.personality.neverDiscussed ?? [];
  if (neverDiscussed.some((subject) => isSpokenOf(subject, question))) {
    return say([said.notDiscussed(ownerName)], { is: 'not-discussed' });
  }
  const index = await indexOf(services, ownerId);
  const passages = await retrieve(services, index, { ownerId, question, language, neverDiscussed }, signal);
  const answering = answerQuestion(services, { question, language, passages }, signal);
  for (;;) {
    const next = await answering.next();
    if (!next.done) {
      await show(next.value);
      continue;
    }
    if (next.value.is !== 'not-recorded') return next.value;
    const nearest = quoteNearest(question, language, passages);
    const line = nearest.length > 0 ? said.nearest(ownerName) : said.notRecorded(ownerName);
    await say([line], next.value);
    for (const sentence of nearest) await show({ is: 'sentence', sentence: asRecorded(sentence) });
    return next.value;
  }
}

const refused = (advice: AdviceKind): ReplyOutcome => ({ is: 'advice-refused', advice });

const asRecorded = ({ text, passage }: QuotedSentence): ReplySentence => ({
  text,
  label: 'recorded',
  passageId: passage.id,
  language: passage.language,
});

const aboutIt = (text: string, language: CloneLanguage): ReplySentence => ({
  text,
  label: 'not-recorded',
  passageId: null,
  language,
});

interface Running extends Question {
  readonly uid: string;
  readonly run: string;
}

/**
 * The transcript has what somebody sees, before they see it. Throws Refusal `conflict` where another call took over, `not-found` where
 * all was erased, and Silenced.
 */
async function keepShown(
  services: Services,
  running: Running,
  shown: readonly ReplySentence[],
): Promise<void> {
  const { firestore } = services;
  await firestore.runTransaction(async (transaction) => {
    const { underway } = await readHeld(transaction, firestore, running, running.uid);
    if (underway?.run !== running.run) throw takenOver();
    const newest = shown.at(-1);
    if (newest && !running.isInDistress) await assertMayBeSaid(transaction, services, running, newest);
    transaction.update(conversationOf(firestore, running), { 'underway.sentences': shown });
  });
}

async function finish(services: Services, running: Running, outcome: ReplyOutcome): Promise<Closed> {
  const { firestore } = services;
  return firestore.runTransaction(async (transaction) => {
    const conversation = await readHeld(transaction, firestore, running, running.uid);
    const payer = await readPayer(transaction, services, running.uid);
    if (conversation.underway?.run !== running.run) throw takenOver();
    const closed = await closeUnderway(transaction, services, conversation, payer, outcome);
    if (!closed) throw takenOver();
    return closed;
  });
}

const takenOver = () => new Refusal('conflict', 'This question is answered by another call.');
