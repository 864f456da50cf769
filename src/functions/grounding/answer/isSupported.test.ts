/** Nothing is shown as said that was not said. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../language/sentences.ts';
import { isSupported } from './isSupported.ts';

const POST =
  'My sister Lucie kept the post office in Lyon for twelve years. She never forgot a face. Aunt Jeanne kept bees behind the mill.';
const FERME =
  "En 1952, mon père a vendu la ferme à son cousin Marcel. Il n'a jamais regretté la terre. Ma mère a failli partir avec les vaches.";

describe('A paraphrase is supported', () => {
  test.each([
    ['Lucie kept the post office in Lyon.', POST],
    ['My sister kept the post office for twelve years.', POST],
    ['She never forgot a face.', POST],
    ['Jeanne kept bees, and Lucie kept the post office.', POST],
    ['Mon père a vendu la ferme en 1952.', FERME],
    ['Papa a vendu la ferme à Marcel.', FERME],
    ['In 1952 my father sold the farm.', FERME],
    ['Ma sœur Lucie gardait la poste à Lyon.', POST],
  ])('%s', (sentence, passage) => {
    expect(isSupported(sentence, passage)).toBe(true);
  });
});

describe('What the passage does not say is refused', () => {
  test.each([
    ['a name', 'Lucie kept the post office in Paris.', POST],
    ['a person in another’s place', 'Jeanne kept the post office in Lyon.', POST],
    ['words from two sentences', 'Lucie kept bees.', POST],
    ['the teller in another’s place', 'I kept the post office in Lyon.', POST],
    ['a number', 'Lucie kept the post office for thirteen years.', POST],
    ['a year', 'Mon père a vendu la ferme en 1953.', FERME],
    ['a negation', 'Lucie never kept the post office in Lyon.', POST],
    ['a negation lost', 'She forgot a face.', POST],
    ['a negation lost in French', 'Il a regretté la terre.', FERME],
    ['what nearly happened', 'Ma mère est partie avec les vaches.', FERME],
    ['giver and taker changed', 'Marcel a vendu la ferme à mon père.', FERME],
    ['another deed', 'Lucie burned the post office in Lyon.', POST],
    ['something added', 'Lucie kept the post office in Lyon and loved a sailor.', POST],
    ['a generalisation', 'Everyone always kept bees.', POST],
    ['nothing at all', 'Yes.', POST],
  ])('%s', (_, sentence, passage) => {
    expect(isSupported(sentence, passage)).toBe(false);
  });
});

describe('Whatever the words', () => {
  const passages = fc.constantFrom(POST, FERME);

  test('each sentence of a passage is supported by it', () => {
    fc.assert(
      fc.property(passages, fc.nat(2), (passage, at) => {
        const sentence = sentencesOf(passage, passage === POST ? 'en' : 'fr')[at];
        expect(sentence === undefined || isSupported(sentence, passage)).toBe(true);
      }),
    );
  });

  test('a name or a number put into a sentence takes its support away', () => {
    const invented = fc.oneof(
      fc.constantFrom('Gwendoline', 'Théophile', 'Brno', 'Zanzibar'),
      fc
        .integer({ min: 100, max: 9_999 })
        .filter((year) => year !== 1952)
        .map(String),
    );
    fc.assert(
      fc.property(passages, fc.nat(2), invented, fc.nat(20), (passage, at, word, place) => {
        const words = (sentencesOf(passage, passage === POST ? 'en' : 'fr')[at] ?? '').split(' ');
        const cut = 1 + (place % words.length);
        const changed = [...words.slice(0, cut), word, ...words.slice(cut)].join(' ');
        expect(isSupported(changed, passage)).toBe(false);
      }),
    );
  });
});
