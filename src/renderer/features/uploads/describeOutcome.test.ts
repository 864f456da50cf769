import { expect, test } from 'vitest';
import { describeOutcome } from './describeOutcome.ts';
import { uploadMessages } from './messages.ts';

test.each([
  [3, 0, 0, 0, '3 files are safe'],
  [1, 2, 0, 0, '1 file is safe, 2 could not be added'],
  [0, 1, 0, 0, '1 file could not be added'],
  [0, 0, 0, 1, '1 damaged file waits for your answer'],
  [0, 0, 1, 0, '1 was already there'],
  [5, 0, 2, 0, '5 files are safe, 2 were already there'],
  [5, 1, 0, 2, '5 files are safe, 1 could not be added, 2 damaged files wait for your answer'],
])(
  '%i safe, %i failed, %i there already and %i damaged: %s',
  (done, failed, duplicate, damaged, sentence) => {
    const counts = { doneCount: done, failedCount: failed, duplicateCount: duplicate, damagedCount: damaged };
    expect(describeOutcome(uploadMessages.en, counts)).toBe(sentence);
  },
);
