import { expect, test } from 'vitest';
import { lineLabels } from './lineLabels.ts';
import { lineOf } from './sampleCart.testing.ts';

const pendant = (number: number, words: string) =>
  lineOf(number, {
    productId: 'engraved-pendant',
    options: { material: 'silver', chain: '45' },
    engraving: { lines: [words], font: 'serif' },
  });

test('a piece that is there once is called by its name', () => {
  const lines = [lineOf(1), pendant(2, 'Rose')];
  expect([...lineLabels(lines, 'en').values()]).toEqual(['Candle lantern', 'Engraved pendant']);
});

test('pieces of one kind are told apart by their words, and then by their options', () => {
  const lines = [
    pendant(1, 'Rose'),
    pendant(2, 'Anne'),
    lineOf(3),
    lineOf(4, { options: { material: 'black-steel' } }),
  ];
  const labels = [...lineLabels(lines, 'en').values()];
  expect(labels.slice(0, 2)).toEqual(['Engraved pendant, “Rose”', 'Engraved pendant, “Anne”']);
  expect(labels[2]).toMatch(/^Candle lantern, .*copper/i);
  expect(new Set(labels).size).toBe(4);
});

test('pieces that are alike in everything are counted', () => {
  expect([...lineLabels([pendant(1, 'Rose'), pendant(2, 'Rose')], 'fr').values()]).toEqual([
    expect.stringMatching(/« Rose » \(1\)$/),
    expect.stringMatching(/« Rose » \(2\)$/),
  ]);
});
