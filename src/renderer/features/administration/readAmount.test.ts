import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount, typedAmount } from './readAmount.ts';

test.each([
  ['59', 5_900],
  ['59.9', 5_990],
  ['59,90', 5_990],
  ['$1,290.50', 129_050],
  ['1\u202f290,50', 129_050],
  ['1.290,50', 129_050],
  ['12900', 1_290_000],
  ['0', 0],
])('%s is %i cents', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

test.each(['', 'free', '1,290', '-5', '1.2345', '5.999', '1e3', '59.', '1,29,50'])(
  '%j is no amount',
  (typed) => {
    expect(readAmount(typed)).toBeNull();
  },
);

test('what a field shows is read as the amount that it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (amount) => {
      expect(readAmount(typedAmount(amount))).toBe(amount);
    }),
  );
});
