/** What a shard of the index stores of a passage: the passage, and its terms, so that an index is made without reading it again. */
import { z } from 'zod';
import { type CloneLanguage, type Passage, passageSchema } from '#shared/clone/passage.ts';
import { sentencesOf } from '../language/sentences.ts';
import { termsOfSentence } from '../language/terms.ts';

/** Grows whenever terms are read in another way: what was stored before is then read again, at the price of some time. */
const ANALYSIS = 1;

export const indexedPassageSchema = z.object({
  passage: passageSchema,
  analysis: z.int().min(0),
  /** The terms of each sentence, parted by spaces. */
  sentences: z.array(z.string()),
  /** The terms of the context and of the time. */
  context: z.string(),
});
export type IndexedPassage = z.infer<typeof indexedPassageSchema>;

const termsOfText = (text: string, language: CloneLanguage) =>
  sentencesOf(text, language)
    .flatMap((sentence) => termsOfSentence(sentence, language))
    .join(' ');

/** Reads a passage once, when its memory is written. */
export function indexPassage(passage: Passage): IndexedPassage {
  const { text, context, when, language } = passage;
  return {
    passage,
    analysis: ANALYSIS,
    sentences: sentencesOf(text, language).map((sentence) => termsOfSentence(sentence, language).join(' ')),
    context: [termsOfText(context, language), termsOfText(when?.replaceAll('-', ' ') ?? '', language)]
      .filter((terms) => terms !== '')
      .join(' '),
  };
}

/** The passage as this version reads it. */
export function upToDate(indexed: IndexedPassage): IndexedPassage {
  return indexed.analysis === ANALYSIS ? indexed : indexPassage(indexed.passage);
}
