import { describe, expect, test } from 'vitest';
import { checkCredits } from './creditRecords.ts';
import { whole } from './wholePerson.testing.ts';

const codes = (broken: Partial<typeof whole>) =>
  checkCredits({ ...whole, ...broken }).map(({ code }) => code);
const [first, second] = [whole.creditLines['purchase-one'], whole.creditLines['message-one']];

describe('the checker of a ledger', () => {
  test('finds nothing in one that holds, and in none', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ creditAccount: null, creditLines: {} })).toEqual([]);
  });

  test('finds a balance that is not the sum of the lines', () => {
    expect(codes({ creditAccount: { balance: 50, lines: 2 } })).toEqual(['credit-account']);
    expect(codes({ creditAccount: null })).toEqual(['credit-account']);
  });

  test('finds a line too few, and one that says another sum than there was', () => {
    expect(codes({ creditLines: { one: { ...first } } })).toEqual(['credit-account']);
    expect(codes({ creditLines: { one: { ...first }, two: { ...second, balance: 48 } } })).toEqual([
      'credit-balance',
    ]);
  });

  test('finds a number twice and a line that cannot be read', () => {
    expect(codes({ creditLines: { one: { ...first }, two: { ...second, number: 1 } } })).toContain(
      'credit-number',
    );
    expect(codes({ creditLines: { ...whole.creditLines, three: { amount: 0.5 } } })).toContain('unreadable');
  });
});
