import { expect, test } from 'vitest';
import { isJobLate } from './jobHeartbeats.ts';

const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);

test.each([
  ['ran at its last time', '12:17:05', '12:50:00', false],
  ['missed one, which may be under way', '12:17:05', '13:20:00', false],
  ['missed two', '12:17:05', '14:28:00', true],
  ['ran a moment ago by a clock that was put back a little', '12:17:05', '12:16:30', false],
  ['ran last in what is still to come', '12:17:05', '09:00:00', true],
])('an hourly job that %s', (_what, lastRun, now, isLate) => {
  expect(isJobLate('17 * * * *', { lastFinishedAt: at(lastRun), upSince: at('00:00:00') }, at(now))).toBe(
    isLate,
  );
});

test.each([
  ['for less than two of its times', '14:20:00', false],
  ['for two of its times', '14:28:00', true],
])('an hourly job that never ran, on a server that is up %s', (_what, now, isLate) => {
  expect(isJobLate('17 * * * *', { lastFinishedAt: null, upSince: at('12:17:05') }, at(now))).toBe(isLate);
});
