/** What can be asked of a clone (shared/callables/conversations.ts): questions that something recorded answers, a few of each kind of source. */
import { conversationsSuggest } from '#shared/callables/conversations.ts';
import type { CloneLanguage, Passage } from '#shared/clone/passage.ts';
import { questionById } from '#shared/clone/questions/index.ts';
import { readHearing } from '../clone/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { indexOf } from './answer/passageCache.ts';
import { isSpokenOf } from './question/neverDiscussed.ts';

const MOST = 6;

export const suggest = defineHandler(conversationsSuggest, {
  access: 'user',
  effect: 'reads',
  run: async ({ ownerId, language }, { caller: { uid }, services }) => {
    const { firestore, clock } = services;
    const heard = await firestore.runTransaction(
      (transaction) => readHearing(transaction, services, uid, ownerId),
      { readOnly: true },
    );
    if (!heard || heard.silence !== null) {
      throw new Refusal('clone-closed', 'It does not speak now.', { silence: heard?.silence ?? 'gone' });
    }
    const { neverDiscussed } = heard.settings.personality;
    const { entries } = await indexOf(services, ownerId);
    const answered = entries.flatMap(({ passage }) => questionOf(passage, language) ?? []);
    const allowed = [...new Set(answered)].filter(
      (question) => !neverDiscussed.some((subject) => isSpokenOf(subject, question)),
    );
    return { questions: spread(allowed, Math.floor(clock.now() / 3_600_000)) };
  },
});

/** The interview's own question in the language of who asks. Null for what no question of the catalogue brought. */
function questionOf({ source }: Passage, language: CloneLanguage): string | null {
  if (source.is !== 'answer' || source.questionId === null) return null;
  return questionById(source.questionId)?.text[language] ?? null;
}

/** Some from all over, others each hour. */
function spread(questions: readonly string[], turn: number): string[] {
  const step = Math.max(1, Math.floor(questions.length / MOST));
  return Array.from(
    { length: Math.min(MOST, questions.length) },
    (_, place) => questions[(turn + place * step) % questions.length],
  ).flatMap((question) => question ?? []);
}
