import { describe, expect, it } from 'vitest';
import { refusalCodeSchema } from '#shared/errors/functions.ts';
import type { Sentence } from '#ui/language/sentence.ts';
import { sentences } from './sentences.ts';

/** What a person may read of a sentence, in whichever interface. */
const textsOf = (sentence: Sentence) =>
  typeof sentence === 'string' ? [sentence] : [sentence.exact, sentence.same];

describe('The table of sentences', () => {
  it.each(refusalCodeSchema.options)('says %s in both languages', (code) => {
    expect(sentences.en.refused[code]).toMatch(/^[A-Z].*\.$/);
    expect(sentences.fr.refused[code]).toMatch(/^[A-ZÀ-Ý].*\.$/);
  });

  it.each(['refused', 'identity', 'actions', 'otherwise'] as const)(
    'knows the same %s in both languages, each in other words',
    (section) => {
      const [english, french] = [
        Object.entries(sentences.en[section]),
        Object.entries(sentences.fr[section]),
      ];
      expect(french.map(([code]) => code)).toEqual(english.map(([code]) => code));
      const alike = english.filter(
        // What is fixed is exact in both, with the same below.
        ([, text], index) => typeof text === 'string' && text === french[index]?.[1],
      );
      expect(alike).toEqual([]);
    },
  );

  it('is short, without exclamation marks, and in French with typographic apostrophes', () => {
    const all = (language: 'en' | 'fr') =>
      Object.values(sentences[language]).flatMap((section) =>
        'exact' in section ? [] : Object.values<Sentence>(section).flatMap(textsOf),
      );
    for (const text of [...all('en'), ...all('fr')]) expect(text).not.toMatch(/!|.{160}/);
    for (const text of Object.values(sentences.fr.refused)) expect(text).not.toContain("'");
  });
});
