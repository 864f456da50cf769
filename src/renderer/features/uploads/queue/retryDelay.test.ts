import { expect, onTestFinished, test, vi } from 'vitest';
import { createManualClock } from '#shared/manualClock.testing.ts';
import { retryDelay, waitForConnection } from './retryDelay.ts';

test('tries wait 1 s, doubling to 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((attempt) => retryDelay(attempt, null))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});

test('a server that asks for longer is left alone for longer, and at most five minutes', () => {
  expect(retryDelay(0, 7_000)).toBe(7_000);
  expect(retryDelay(3, 1_000)).toBe(8_000);
  expect(retryDelay(0, 86_400_000)).toBe(300_000);
});

test('a wait ends when its time is over', async () => {
  const clock = createManualClock();
  let isOver = false;
  const waiting = waitForConnection(clock, 5_000, new AbortController().signal).then(() => {
    isOver = true;
  });
  await clock.advance(4_999);
  expect(isOver).toBe(false);
  await clock.advance(1);
  await waiting;
  expect(isOver).toBe(true);
});

test('a wait ends at once when it is given up', async () => {
  const stop = new AbortController();
  const waiting = waitForConnection(createManualClock(), 5_000, stop.signal);
  stop.abort('paused');
  await expect(waiting).rejects.toBe('paused');
});

test('a wait ends as soon as the browser is online again', async () => {
  const browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  onTestFinished(() => void vi.unstubAllGlobals());
  const waiting = waitForConnection(createManualClock(), 5_000, new AbortController().signal);
  browser.dispatchEvent(new Event('online'));
  await expect(waiting).resolves.toBeUndefined();
});
