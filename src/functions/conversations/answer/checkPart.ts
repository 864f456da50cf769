/**
 * [Note: Nothing unsupported is shown]
 * Whatever wrote an answer, it is shown only as far as the cited passage bears it: whole sentences of the passage, word for word, are
 * `recorded`; what the passage supports in other words is `paraphrased`; the rest is cut. Half a sentence of the passage is a
 * paraphrase, because half a sentence may say the opposite.
 */
import type { ReplySentence } from '#shared/clone/conversation.ts';
import type { CloneLanguage, Passage } from '#shared/clone/passage.ts';
import { isSupported, sentencesOf } from '../../grounding/index.ts';
import { deniesAlike } from './negation.ts';

/** What of the text before a citation may be shown. A citation stands for its own sentence, not for those before it. */
export function checkPart(text: string, passage: Passage, language: CloneLanguage): readonly ReplySentence[] {
  const { id: passageId } = passage;
  const recorded = (part: string): ReplySentence => ({
    text: part,
    label: 'recorded',
    passageId,
    language: passage.language,
  });
  if (isQuotation(text, passage)) return [recorded(text)];
  const last = sentencesOf(text, language).at(-1);
  if (last === undefined) return [];
  if (isQuotation(last, passage)) return [recorded(last)];
  if (!isSupported(last, passage.text) || !deniesAlike(last, passage)) return [];
  return [{ text: last, label: 'paraphrased', passageId, language }];
}

const letters = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[’ʼ]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether it is one whole sentence of the passage, or some that follow each other. */
function isQuotation(text: string, passage: Passage): boolean {
  const wanted = letters(text);
  const sentences = sentencesOf(passage.text, passage.language).map(letters);
  return sentences.some((_, first) => {
    let joined = '';
    for (const sentence of sentences.slice(first)) {
      joined = joined === '' ? sentence : `${joined} ${sentence}`;
      if (joined === wanted) return true;
      if (joined.length > wanted.length) return false;
    }
    return false;
  });
}
