import { expect, test } from 'vitest';
import { describeOutcome } from './describeOutcome.ts';
import { uploadMessages } from './messages.ts';

test.each([
  [3, 0, 0, '3 files are safe'],
  [1, 2, 0, '1 file is safe, 2 could not be added'],
  [0, 0, 1, '1 damaged file waits for your answer'],
  [5, 1, 2, '5 files are safe, 1 could not be added, 2 damaged files wait for your answer'],
])('%i safe, %i failed and %i damaged: %s', (doneCount, failedCount, damagedCount, sentence) => {
  expect(describeOutcome(uploadMessages.en, { doneCount, failedCount, damagedCount })).toBe(sentence);
});
