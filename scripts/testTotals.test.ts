import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './testTotals.mjs';

test('a browser test that passes at its second attempt counts as failed', () => {
  const stats = { expected: 3, skipped: 2, unexpected: 1, flaky: 1 };
  expect(countPlaywright({ stats })).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test('a file of tests that cannot be read counts as failed, though none of its tests ran', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
  expect(countVitest({ ...report, numFailedTestSuites: 0 })).toEqual({ passed: 3, failed: 0, skipped: 2 });
  expect(countVitest({ ...report, numFailedTestSuites: 1 })).toEqual({ passed: 3, failed: 1, skipped: 2 });
});
