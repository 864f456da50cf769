import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isYetToCome, systemClock } from './clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  [1_000, false],
  [1_001, true],
  [1_500, true],
  [1_501, false],
])('of an hour that may be 500 ahead of 1,000, %i is yet to come: %s', (instant, isAhead) => {
  expect(isYetToCome(instant, 1_000, 500)).toBe(isAhead);
});

test('the system’s clock wakes who sleeps when the time has passed, and not before', async () => {
  const woken = vi.fn();
  const begun = systemClock.now();
  const signal = new AbortController().signal;
  const sleeping = systemClock.sleep(1_000, signal).then(woken);
  await vi.advanceTimersByTimeAsync(999);
  expect(woken).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await sleeping;
  expect(systemClock.now() - begun).toBe(1_000);
});

test('whoever is called back does not sleep on, whether they had lain down or not', async () => {
  const calling = new AbortController();
  const sleeping = systemClock.sleep(1_000, calling.signal);
  calling.abort('enough');
  await expect(sleeping).rejects.toBe('enough');
  expect(vi.getTimerCount()).toBe(0);
  await expect(systemClock.sleep(1_000, calling.signal)).rejects.toBe('enough');
  expect(vi.getTimerCount()).toBe(0);
});

test('who has slept enough no longer listens for a call', async () => {
  const { signal } = new AbortController();
  const [listen, stopListening] = [
    vi.spyOn(signal, 'addEventListener'),
    vi.spyOn(signal, 'removeEventListener'),
  ];
  const sleeping = systemClock.sleep(10, signal);
  await vi.advanceTimersByTimeAsync(10);
  await sleeping;
  expect(stopListening.mock.calls[0]?.[1]).toBe(listen.mock.calls[0]?.[1]);
  await Promise.all([systemClock.sleep(0), vi.advanceTimersByTimeAsync(0)]);
});
