import { describe, expect, it } from 'vitest';
import { refusalCodeSchema } from '#shared/errors/functions.ts';
import { sentences } from './sentences.ts';

/** The codes of SPEC §8's catalogue, some of which are French in English too. */
const toTheLetter = new Set([
  'email-already-in-use',
  'invalid-email',
  'wrong-password',
  'too-many-requests',
  'reset',
]);

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
        ([code, text], index) => text === french[index]?.[1] && !toTheLetter.has(code),
      );
      expect(alike).toEqual([]);
    },
  );

  it('is short, without exclamation marks, and in French with typographic apostrophes', () => {
    const all = (language: 'en' | 'fr') =>
      Object.values(sentences[language]).flatMap((section) =>
        typeof section === 'string' ? [] : Object.values<string>(section),
      );
    for (const text of [...all('en'), ...all('fr')]) expect(text).not.toMatch(/!|.{160}/);
    for (const text of all('fr')) expect(text).not.toContain("'");
  });
});
