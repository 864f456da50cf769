import { expect, test } from 'vitest';
import { DAY } from '../lifeVerification/policy.ts';
import { instantOf, REHEARSAL_DAY, rehearsalClock, shownAt } from './machineClock.ts';

test('a rehearsal’s day is over in seconds, and both ways of reading its clock agree', () => {
  const clock = rehearsalClock(1_000, 500 * DAY);
  expect(shownAt(clock, 1_000)).toBe(500 * DAY);
  expect(shownAt(clock, 1_000 + REHEARSAL_DAY)).toBe(501 * DAY);
  for (const shown of [500 * DAY, 500 * DAY + 1, 507.3 * DAY]) {
    const instant = instantOf(clock, shown);
    expect(shownAt(clock, instant)).toBeGreaterThanOrEqual(shown);
    expect(shownAt(clock, instant - 1)).toBeLessThan(shown);
  }
});

test('the verification that counts is told the world’s time', () => {
  expect(shownAt(null, 1_234)).toBe(1_234);
  expect(instantOf(null, 1_234)).toBe(1_234);
});
