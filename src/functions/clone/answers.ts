/** The interview: answers, each with its memory in the same transaction, and marks on questions. */
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { cloneEraseAnswer, cloneMarkQuestion, cloneSaveAnswer } from '#shared/callables/clone.ts';
import {
  type AnswerWords,
  answerWordsSchema,
  CLONE_ANSWER_LIMIT,
  QUESTION_MARK_LIMIT,
  questionMarkSchema,
} from '#shared/clone/answer.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { itemFrom, itemsOf } from '../library/index.ts';
import type { Services } from '../services.ts';
import { answerFrom, answersOf, interviewOf, now } from './cloneDocuments.ts';
import { changeMemories, limitReached } from './memories/changeMemories.ts';
import { answerMemoryId, draftAnswer } from './memories/draftWords.ts';
import { readBegun, readWritable } from './standing.ts';

export const saveAnswer = defineHandler(cloneSaveAnswer, {
  access: 'user',
  run: async ({ answerId, revision, ...words }, { caller: { uid }, services }) => {
    const next = await services.firestore.runTransaction(async (transaction) => {
      await readWritable(transaction, services, uid);
      return writeAnswer(transaction, services, uid, { answerId, revision, words });
    });
    return { revision: next, memoryId: answerMemoryId(answerId) };
  },
});

interface Writing {
  readonly answerId: string;
  readonly revision: number;
  readonly words: AnswerWords;
}

/** Also for the answer to a mailed question. Returns the revision that the answer has then. */
export async function writeAnswer(
  transaction: Transaction,
  services: Services,
  uid: string,
  { answerId, revision, words }: Writing,
): Promise<number> {
  const { firestore } = services;
  const reference = answersOf(firestore, uid).doc(answerId);
  const earlier = answerFrom(await transaction.get(reference));
  if (earlier && isSame(earlier, words)) return earlier.revision;
  if ((earlier?.revision ?? 0) !== revision) {
    throw new Refusal('conflict', 'This answer was changed elsewhere in the meantime.', {
      revision: earlier?.revision ?? 0,
    });
  }
  await assertRecording(transaction, services, uid, words);
  if (!earlier) {
    const count = (await transaction.get(answersOf(firestore, uid).count())).data().count;
    if (count >= CLONE_ANSWER_LIMIT) throw limitReached('answers', CLONE_ANSWER_LIMIT);
  }
  const draft = draftAnswer(answerId, words);
  const memories = await changeMemories(transaction, services, uid, [draft.id], { mayGrow: !earlier });
  // What its owner took out of the memory stays out, however often the answer is corrected.
  if (memories.find(draft.id)?.state !== 'removed') memories.keep(draft);
  memories.commit();
  const at = now(services);
  transaction.set(reference, {
    ...words,
    ownerId: uid,
    revision: revision + 1,
    createdAt: earlier ? Timestamp.fromDate(earlier.createdAt) : at,
    updatedAt: at,
  });
  return revision + 1;
}

function isSame(earlier: AnswerWords, words: AnswerWords): boolean {
  return JSON.stringify(answerWordsSchema.parse(earlier)) === JSON.stringify(answerWordsSchema.parse(words));
}

/** It may still be on its way: room is reserved for it then. Throws Refusal `media-item-not-found` or `invalid-input`. */
async function assertRecording(
  transaction: Transaction,
  { firestore }: Services,
  uid: string,
  { medium, mediaItemId }: AnswerWords,
): Promise<void> {
  if ((medium === 'text') !== (mediaItemId === null)) {
    throw new Refusal('invalid-input', 'mediaItemId: a recording has one, writing has none', {
      field: 'mediaItemId',
    });
  }
  if (mediaItemId === null) return;
  const item = itemFrom(await transaction.get(itemsOf(firestore, uid).doc(mediaItemId)));
  const isRecording = item?.kind === 'audio' || item?.kind === 'video';
  if (item && isRecording && item.state !== 'trashed') return;
  throw new Refusal('media-item-not-found', 'This recording is no longer there.');
}

export const eraseAnswer = defineHandler(cloneEraseAnswer, {
  access: 'user',
  servesEveryVersion: true,
  run: async ({ answerId }, { caller: { uid }, services }) => {
    const { firestore } = services;
    const memoryId = answerMemoryId(answerId);
    await firestore.runTransaction(async (transaction) => {
      const memories = await changeMemories(transaction, services, uid, [memoryId], {
        mayGrow: false,
        discardsUnreadable: true,
      });
      const memory = memories.find(memoryId);
      if (memory) memories.erase(memory);
      memories.commit();
      transaction.delete(answersOf(firestore, uid).doc(answerId));
    });
    return {};
  },
});

const interviewSchema = z.object({ marks: z.record(z.string(), questionMarkSchema).catch({}) });

export const markQuestion = defineHandler(cloneMarkQuestion, {
  access: 'user',
  run: async ({ questionId, mark }, { caller: { uid }, services }) => {
    const { firestore } = services;
    const reference = interviewOf(firestore, uid);
    await firestore.runTransaction(async (transaction) => {
      await readBegun(transaction, services, uid);
      const stored = await transaction.get(reference);
      const { [questionId]: _former, ...others } = interviewSchema.parse(stored.data() ?? {}).marks;
      if (Object.keys(others).length >= QUESTION_MARK_LIMIT) throw limitReached('marks', QUESTION_MARK_LIMIT);
      const marks = mark === null ? others : { ...others, [questionId]: mark };
      transaction.set(reference, { marks, ownerId: uid });
    });
    return {};
  },
});
