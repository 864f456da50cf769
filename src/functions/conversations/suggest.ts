/** What can be asked of a clone (shared/callables/conversations.ts): questions that something recorded answers, a few of each kind of source. */
import { conversationsSuggest } from '#shared/callables/conversations.ts';
import type { CloneLanguage, Passage } from '#shared/clone/passage.ts';
import { questionById } from '#shared/clone/questions/index.ts';
import { readHearing } from '../clone/index.ts';
import { Refusal } from '../errors.ts';
import { findPassages, quoteAnswer } from '../grounding/index.ts';
import { defineHandler } from '../handler.ts';
import { indexOf } from './answer/passageCache.ts';
import { isSpokenOf } from './question/neverDiscussed.ts';
import { words } from './words.ts';

const MOST = 6;
const MOST_TRIED = 18;

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
    const index = await indexOf(services, ownerId);
    const possible = [
      ...new Set(index.entries.flatMap(({ passage }) => questionOf(passage, language) ?? [])),
    ];
    const questions: string[] = [];
    // Others each hour, and none that would be answered with "not recorded".
    for (const question of fromAllOver(possible, Math.floor(clock.now() / 3_600_000)).slice(0, MOST_TRIED)) {
      if (neverDiscussed.some((subject) => isSpokenOf(subject, question))) continue;
      const found = findPassages(index, question, { language, limit: 8 });
      if (quoteAnswer(question, language, found).is === 'quoted') questions.push(question);
      if (questions.length === MOST) break;
    }
    return { questions };
  },
});

/** The interview's own question, or one about an album, in the language of who asks. Null for what brings none. */
function questionOf({ id, source, text }: Passage, language: CloneLanguage): string | null {
  if (source.is === 'album' && id.endsWith('_0')) {
    return words[language].aboutAlbum(text.split('\n', 1)[0] ?? '');
  }
  if (source.is !== 'answer' || source.questionId === null) return null;
  return questionById(source.questionId)?.text[language] ?? null;
}

/** Far from each other first: neighbours tell of the same. */
function fromAllOver(questions: readonly string[], turn: number): string[] {
  const step = Math.max(1, Math.floor(questions.length / MOST));
  const starts = Array.from({ length: step }, (_, start) => (start + turn) % step);
  return starts.flatMap((start) => questions.filter((_, place) => place % step === start));
}
