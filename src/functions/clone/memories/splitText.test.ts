import { describe, expect, test } from 'vitest';
import { PASSAGE_TEXT_LIMIT } from '#shared/clone/passage.ts';
import { splitText } from './splitText.ts';

describe('a text in passages', () => {
  test('loses nothing, and no passage is empty or too long', () => {
    const words = 'We walked to the lake before breakfast, all of us, and nobody said a word. ';
    const texts = [
      words.repeat(60),
      'x'.repeat(5_000),
      `${'no end here '.repeat(400)}`,
      '\u{1F600}'.repeat(2_000),
    ];
    for (const text of texts) {
      const pieces = splitText(text, 'en');
      expect(pieces.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      for (const piece of pieces) {
        expect(piece.length).toBeGreaterThan(0);
        expect(piece.length).toBeLessThanOrEqual(PASSAGE_TEXT_LIMIT);
        expect(piece.isWellFormed()).toBe(true);
      }
    }
  });

  test('ends with a sentence, which no abbreviation ends', () => {
    const sentence = 'Mme. Bertin nous donnait deux francs par panier de noix. ';
    for (const piece of splitText(sentence.repeat(30), 'fr')) {
      expect(piece.startsWith('Mme. Bertin')).toBe(true);
      expect(piece.endsWith('noix.')).toBe(true);
    }
  });

  test('is nothing where nothing is said', () => {
    expect(splitText('  \n ', 'fr')).toEqual([]);
  });
});
