import { expect, test } from 'vitest';
import { describeAside, describeOutcome, describeWork } from './describeOutcome.ts';
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

test('the total stays while files are on their way, and what waits for an answer is told', () => {
  const { en, fr } = uploadMessages;
  const nothingOver = { doneCount: 0, failedCount: 0, duplicateCount: 0, damagedCount: 0 };
  expect(describeWork(en, { fileCount: 123, ...nothingOver })).toBe('Keeping 1 of 123 files');
  expect(describeAside(en, nothingOver)).toBe('');
  const later = { doneCount: 100, failedCount: 1, duplicateCount: 0, damagedCount: 11 };
  expect(describeWork(en, { fileCount: 123, ...later })).toBe('Keeping 113 of 123 files');
  expect(describeAside(en, later)).toBe('11 damaged files wait for your answer, 1 could not be added');
  expect(describeAside(fr, later)).toBe(
    '11 fichiers abîmés attendent votre réponse, 1 n’a pas pu être ajouté',
  );
  expect(describeAside(en, { ...later, duplicateCount: 2 })).toContain(', 2 were already there');
});
