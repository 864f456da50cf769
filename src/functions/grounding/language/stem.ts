/** Stems of both languages, each word's computed once: a corpus repeats its words, and stemming is the slow part of reading. */
import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { fold } from './fold.ts';
import { baseForm } from './irregularForms.ts';

const STEMMERS = { en: stemEnglish, fr: stemFrench } as const;
/** More distinct words than a long life's memories have; beyond it the table starts again rather than grow for ever. */
const REMEMBERED = 60_000;
const remembered = { en: new Map<string, string>(), fr: new Map<string, string>() };

/** Stemmed first, because the French stemmer reads accents; folded after, because people leave them out. */
export function stem(word: string, language: CloneLanguage): string {
  const known = remembered[language].get(word);
  if (known !== undefined) return known;
  const stemmed = fold(STEMMERS[language](baseForm(word, language).toLowerCase()));
  if (remembered[language].size >= REMEMBERED) remembered[language].clear();
  remembered[language].set(word, stemmed);
  return stemmed;
}
