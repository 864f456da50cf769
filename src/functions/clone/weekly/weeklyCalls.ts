/** The page of a weekly question's link: answers by writing, without signing in, and ends the mails. */

import { cloneAnswerWeekly, cloneLookAtWeekly, cloneStopWeekly } from '#shared/callables/cloneListeners.ts';
import type { CallableOutput } from '#shared/callables/contract.ts';
import { countVisit } from '../../callLimit.ts';
import { Refusal } from '../../errors.ts';
import { defineHandler } from '../../handler.ts';
import { ownNameOf } from '../../peopleDocuments/index.ts';
import { writeAnswer } from '../answers.ts';
import { answerFrom, answersOf, now, settingsFrom, settingsOf } from '../cloneDocuments.ts';
import { readWritable } from '../standing.ts';
import { findQuestion, sentFrom } from './weeklyLink.ts';

const HOUR = 60 * 60_000;
const CALLS_FROM_ONE_PLACE = { calls: 60, within: HOUR };

export const lookAtWeekly = defineHandler(cloneLookAtWeekly, {
  access: 'visitor',
  effect: 'reads',
  run: async ({ token }, { services, address }): Promise<CallableOutput<typeof cloneLookAtWeekly>> => {
    await countVisit(cloneLookAtWeekly.name, CALLS_FROM_ONE_PLACE, address, services);
    const found = await findQuestion(services, token);
    if (!found || found.isExpired) return { is: 'gone' };
    const { uid, question: sent } = found;
    if (sent.isAnswered) return { is: 'answered' };
    const profile = await services.firestore.doc(`users/${uid}`).get();
    const { question, questionId, language } = sent;
    return { is: 'open', ownerName: ownNameOf(profile), question, questionId, language };
  },
});

export const answerWeekly = defineHandler(cloneAnswerWeekly, {
  access: 'visitor',
  run: async ({ token, text }, { services, address }): Promise<CallableOutput<typeof cloneAnswerWeekly>> => {
    await countVisit(cloneAnswerWeekly.name, CALLS_FROM_ONE_PLACE, address, services);
    const found = await findQuestion(services, token);
    if (!found || found.isExpired) return { outcome: 'gone' };
    const { uid, reference } = found;
    try {
      return await services.firestore.runTransaction(async (transaction) => {
        await readWritable(transaction, services, uid);
        const sent = sentFrom(await transaction.get(reference));
        if (sent?.answerId !== found.question.answerId) return { outcome: 'gone' };
        const { answerId, questionId, question, language, isAnswered } = sent;
        if (isAnswered) {
          const kept = answerFrom(await transaction.get(answersOf(services.firestore, uid).doc(answerId)));
          const isSame = kept?.segments.length === 1 && kept.segments[0]?.text === text;
          return { outcome: isSame ? 'kept' : 'answered-before' };
        }
        await writeAnswer(transaction, services, uid, {
          answerId,
          revision: 0,
          words: {
            questionId,
            question,
            language,
            medium: 'text',
            mediaItemId: null,
            segments: [{ text, from: null, to: null }],
            transcribedBy: null,
            when: null,
          },
        });
        transaction.update(reference, { isAnswered: true });
        return { outcome: 'kept' };
      });
    } catch (error) {
      // Whoever holds the link learns no more of the clone than that it takes no answer.
      if (error instanceof Refusal && error.code.startsWith('clone-')) return { outcome: 'gone' };
      throw error;
    }
  },
});

export const stopWeekly = defineHandler(cloneStopWeekly, {
  access: 'visitor',
  servesEveryVersion: true,
  run: async ({ token }, { services, address }): Promise<CallableOutput<typeof cloneStopWeekly>> => {
    await countVisit(cloneStopWeekly.name, CALLS_FROM_ONE_PLACE, address, services);
    const found = await findQuestion(services, token);
    if (!found) return { outcome: 'gone' };
    const { firestore } = services;
    await firestore.runTransaction(async (transaction) => {
      const reference = settingsOf(firestore, found.uid);
      const settings = settingsFrom(await transaction.get(reference));
      if (!settings?.weekly.isOn) return;
      transaction.update(reference, { 'weekly.isOn': false, weeklyDueAt: null, updatedAt: now(services) });
    });
    return { outcome: 'stopped' };
  },
});
