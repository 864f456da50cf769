/** What people say is read as they mean it: their sentences, their numbers, their names. */
import { describe, expect, test } from 'vitest';
import { numberAt } from './numbers.ts';
import { sentencesOf } from './sentences.ts';
import { termsOfSentence } from './terms.ts';

const number = (words: string, language: 'en' | 'fr') => numberAt(words.split(/[ -]/), 0, language)?.value;

describe('Sentences', () => {
  test('do not end after a title, an initial, or inside a quotation', () => {
    expect(sentencesOf('M. Morel est venu. Mme. Blum aussi.', 'fr')).toEqual([
      'M. Morel est venu.',
      'Mme. Blum aussi.',
    ]);
    expect(sentencesOf('Dr. Hay came. J. P. Moss did not.', 'en')).toEqual([
      'Dr. Hay came.',
      'J. P. Moss did not.',
    ]);
    expect(sentencesOf('Il criait « Silence ! Assis ! » à sa place. On riait.', 'fr')).toHaveLength(2);
  });

  test('stand in the text exactly as they are given back', () => {
    const text = 'Mon père, né en 1921,  aimait la mer.\nIl riait !  « Encore », disait-il.';
    for (const sentence of sentencesOf(text, 'fr')) expect(text).toContain(sentence);
  });
});

describe('Numbers', () => {
  test.each([
    ['twelve', 'en', 12],
    ['twenty one', 'en', 21],
    ['nineteen forty two', 'en', 1942],
    ['a hundred', 'en', undefined],
    ['two hundred and six', 'en', 206],
    ['two thousand and nine', 'en', 2009],
    ['quatre vingt dix', 'fr', 90],
    ['quatre vingt deux', 'fr', 82],
    ['soixante et onze', 'fr', 71],
    ['dix neuf cent quarante deux', 'fr', 1942],
    ['mille neuf cent douze', 'fr', 1912],
    ['deux et trois', 'fr', 2],
    ['un', 'fr', undefined],
    ['1962', 'fr', 1962],
  ] as const)('"%s" (%s) is %s', (words, language, value) => {
    expect(number(words, language)).toBe(value);
  });
});

describe('Terms', () => {
  const terms = (sentence: string, language: 'en' | 'fr') => termsOfSentence(sentence, language);

  test('are without elisions, possessives and small words', () => {
    expect(terms("Lucie's dog slept in the barn.", 'en')).toEqual(['luci', '^lucie', 'dog', 'sleep', 'barn']);
    expect(terms("C'était l'accordéon de l'oncle.", 'fr')).toEqual(['accordeon', 'oncle']);
  });

  test('keep "né", which without its accent is a small word, and the summer, which is also a verb', () => {
    expect(terms('Il est né en 1921.', 'fr')).toEqual(['naitr', '#1921']);
    expect(terms("Il a été malade tout l'été.", 'fr')).toEqual(['malad', 'estival']);
  });

  test('are expressions where the lexicon has them, and names where a capital says so', () => {
    expect(terms('Nous épluchions des pommes de terre à Brest.', 'fr')).toContain('pomm_de_terr');
    expect(terms('We sailed to Brest with Rose.', 'en')).toEqual(['sail', '^brest', '^rose', 'rose']);
  });
});
