/** The lexicon speaks both languages, and knows the words of a family's life. */
import { describe, expect, test } from 'vitest';
import { stem } from '../language/stem.ts';
import { conceptsOf, isKinConcept, lexiconSize, membersOf, relatedTo, termsOf } from './lexicon.ts';
import { readTheme } from './readTheme.ts';
import { THEMES } from './themes/index.ts';

const meant = (word: string, language: 'en' | 'fr') => conceptsOf(stem(word, language), language);
const share = (english: string, french: string) =>
  meant(english, 'en').some((concept) => meant(french, 'fr').includes(concept));

describe('The lexicon', () => {
  test('has well over 1,500 concepts, each with words of both languages', () => {
    expect(lexiconSize).toBeGreaterThan(1_900);
    const lame = THEMES.flatMap((theme) => readTheme(theme, 0)).filter(
      ({ words }) => words.en.length === 0 || words.fr.length === 0,
    );
    expect(lame).toEqual([]);
  });

  test.each([
    ['house', 'maison'],
    ['trade', 'métier'],
    ['wedding', 'noces'],
    ['scared', 'peur'],
    ['born', 'née'],
    ['Mum', 'mère'],
    ['grandmother', 'mamie'],
    ['fell', 'tombait'],
    ['bought', 'achetait'],
    ['drowned', 'noyé'],
    ['bees', 'abeille'],
  ])('means one thing by "%s" and "%s"', (english, french) => {
    expect(share(english, french)).toBe(true);
  });

  test('keeps apart what is spelled alike: the sea and the mother, the husband and the wedding', () => {
    expect(stem('mer', 'fr')).not.toBe(stem('mère', 'fr'));
    expect(meant('mari', 'fr').some((concept) => meant('mariage', 'fr').includes(concept))).toBe(false);
  });

  test('knows that an accordion is an instrument, an oak a plant, and an aunt a relative', () => {
    const isOf = (word: string, whole: string) =>
      meant(whole, 'en')
        .flatMap(membersOf)
        .some((member) => meant(word, 'en').includes(member));
    expect(isOf('accordion', 'instrument')).toBe(true);
    expect(isOf('oak', 'plant')).toBe(true);
    expect(meant('aunt', 'en').some(isKinConcept)).toBe(true);
  });

  test('knows what is told together: a hospital and a doctor', () => {
    const [hospital = -1] = meant('hospital', 'en');
    expect(relatedTo(hospital).some((other) => termsOf(other, 'fr').has(stem('médecin', 'fr')))).toBe(true);
  });

  test('refuses a line that is none', () => {
    expect(() => readTheme('house maison', 0)).toThrow('not a line of the lexicon');
  });
});
