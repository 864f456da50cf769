import { expect, test } from 'vitest';
import { creditLineKinds } from '#shared/domain/creditLine.ts';
import { explainLine, signed } from './explainLine.ts';

test('every kind of line is explained, each in words of its own', () => {
  for (const language of ['en', 'fr'] as const) {
    const said = creditLineKinds.map((kind) => explainLine({ kind, amount: -1 }, language));
    expect(new Set(said).size).toBe(creditLineKinds.length);
  }
});

test('what comes back after a dispute is not told as taken', () => {
  const taken = explainLine({ kind: 'dispute', amount: -50 }, 'en');
  expect(explainLine({ kind: 'dispute', amount: 50 }, 'en')).not.toBe(taken);
});

test('an amount has its sign', () => {
  expect([signed(50, 'en'), signed(-1, 'fr'), signed(0, 'en')]).toEqual(['+50', '−1', '0']);
});
