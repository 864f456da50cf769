import { expect, test } from 'vitest';
import { readAutoLock, writeAutoLock } from './autoLock.ts';

const storageOf = (stored: string | null) => ({ get: () => stored });

test.each([
  [null, 5],
  ['1', 1],
  ['60', 60],
  ['0', 1],
  ['99', 60],
  ['-3', 5],
  ['soon', 5],
  ['5.5', 5],
])('%j stands for %i minutes', (stored, minutes) =>
  expect(readAutoLock(storageOf(stored))).toEqual({ after: 'minutes', minutes }),
);

test.each([{ after: 'window' }, { after: 'minutes', minutes: 20 }] as const)(
  '%j is read as it was written',
  (chosen) => {
    let stored: string | null = null;
    writeAutoLock({ set: (_key, value) => (stored = value) }, chosen);
    expect(readAutoLock(storageOf(stored))).toEqual(chosen);
  },
);
