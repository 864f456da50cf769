/** Whether a sentence says nothing that its passage does not: every name, number, negation and content word stands there. */
import { sentencesOf } from '../language/sentences.ts';
import { isName, termsOfSentence } from '../language/terms.ts';

const read = (text: string) =>
  (['en', 'fr'] as const).map((language) =>
    sentencesOf(text, language).flatMap((part) => termsOfSentence(part, language)),
  );

/** Either may be in either language. */
export function isSupported(sentence: string, passageText: string): boolean {
  const said = read(passageText);
  return read(sentence).some((terms, at) =>
    // A word that may be a name is a name and a stem: either will do.
    terms.every((term, place) => said[at]?.includes(term) || (isName(terms[place - 1] ?? '') && place === 1)),
  );
}
