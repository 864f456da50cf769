import { expect, test } from 'vitest';
import { isJobLate } from './jobHeartbeats.ts';

const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);

test.each([
  ['ran at its last time', '12:17:05', '12:50:00', false],
  ['missed one, which may be under way', '12:17:05', '13:20:00', false],
  ['missed two', '12:17:05', '14:28:00', true],
])('an hourly job that %s', (_what, lastRun, now, isLate) => {
  expect(isJobLate('17 * * * *', at(lastRun), at(now))).toBe(isLate);
});
