import { expect, test } from 'vitest';
import { movableClock } from '../../../tests/support/movableClock.ts';
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
  expect([1, 2].map(() => limit.admit('a'))).toEqual([0, 0]);
  expect(limit.admit('a')).toBeGreaterThan(0);
});

test('whoever is too early is told how early, and waiting costs nothing more', () => {
  const clock = movableClock(1_000_000);
  const limit = createRateLimit(clock, { burst: 1, perSecond: 2 });
  expect(limit.admit('a')).toBe(0);
  clock.advance(200);
  expect([limit.admit('a'), limit.admit('a')]).toEqual([300, 300]);
  clock.advance(300);
  expect(limit.admit('a')).toBe(0);
});

test('nobody saves up more than a burst', () => {
  const clock = movableClock(1_000_000);
  const limit = createRateLimit(clock, { burst: 2, perSecond: 1 });
  limit.admit('a');
  clock.advance(3_600_000);
  expect([1, 2, 3].map(() => limit.admit('a'))).toEqual([0, 0, 1_000]);
});

test('a stranger who makes up keys takes no more memory than twenty thousand of them', () => {
  const limit = createRateLimit(movableClock(1_000_000), { burst: 1, perSecond: 1 });
  const use = (from: number, to: number) => {
    for (let key = from; key < to; key += 1) limit.admit(`key ${key}`);
  };
  use(0, 20_000);
  expect(limit.admit('key 0')).toBe(1_000);
  use(20_000, 39_998);
  // Used last before these, and still known; the one used before it is forgotten.
  expect(limit.admit('key 0')).toBe(1_000);
  expect(limit.admit('key 19999')).toBe(1_000);
  expect(limit.admit('key 19997')).toBe(0);
});
