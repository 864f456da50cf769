/** Whether a sentence denies as its source does: a paraphrase has the source's words, and one small word more or less says the opposite. */
import type { Passage } from '#shared/clone/passage.ts';
import { sentencesOf } from '../../grounding/index.ts';
import { featuresOf } from '../../quotation/index.ts';
import { plainText } from '../question/plainText.ts';

const DENIES =
  /\b(?:not|never|no|none|nobody|nothing|nowhere|neither|nor|without|hardly|cannot|[a-z]+n't|ne|pas|jamais|rien|personne|aucune?|sans|ni|nulle part)\b|\bn'[a-z]/;

const denies = (text: string) => DENIES.test(plainText(text));

/** Against the sentence of the passage that has most in common with it. */
export function deniesAlike(sentence: string, passage: Passage): boolean {
  const wanted = new Set(featuresOf(sentence));
  let closest = { shared: -1, text: passage.text };
  for (const text of sentencesOf(passage.text, passage.language)) {
    const shared = [...new Set(featuresOf(text))].filter((feature) => wanted.has(feature)).length;
    if (shared > closest.shared) closest = { shared, text };
  }
  return denies(sentence) === denies(closest.text);
}
