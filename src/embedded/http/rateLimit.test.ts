import { expect, test } from 'vitest';
import { movableClock } from '../../../tests/support/backend.ts';
import { createRateLimit } from './rateLimit.ts';

test('a burst passes, then as many as come back', () => {
  const clock = movableClock(1_000_000);
  const limit = createRateLimit(clock, { burst: 3, perSecond: 2 });
  expect([1, 2, 3].map(() => limit.admit('a'))).toEqual([0, 0, 0]);
  expect(limit.admit('a')).toBe(500);
  expect(limit.admit('b')).toBe(0);
  clock.advance(500);
  expect(limit.admit('a')).toBe(0);
  expect(limit.admit('a')).toBeGreaterThan(0);
});

test('a clock that is set back locks nobody out', () => {
  const clock = movableClock(10_000_000);
  const limit = createRateLimit(clock, { burst: 2, perSecond: 1 });
  limit.admit('a');
  limit.admit('a');
  clock.advance(-9_000_000);
  limit.admit('a');
  clock.advance(2_000);
  expect(limit.admit('a')).toBe(0);
});
