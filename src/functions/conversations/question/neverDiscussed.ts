/** What the owner does not speak of: a subject is touched where all of its words, or what they mean, stand in a text. */
import type { Passage } from '#shared/clone/passage.ts';
import { isSupported } from '../../grounding/index.ts';
import { featuresOf } from '../../quotation/index.ts';
import { plainText } from './plainText.ts';

export function isSpokenOf(subject: string, text: string): boolean {
  if (` ${plainText(text)} `.includes(` ${plainText(subject)} `)) return true;
  // A subject of little words alone ("him") says nothing by its meaning.
  return featuresOf(subject).length > 0 && isSupported(subject, text);
}

/** Also where only the question says it that the passage answers, or the title that it stands under. */
export const isNeverDiscussed = ({ text, context }: Passage, subjects: readonly string[]): boolean =>
  subjects.some((subject) => isSpokenOf(subject, text) || isSpokenOf(subject, context));
