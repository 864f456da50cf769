import { expect, test } from 'vitest';
import { createManualClock } from '#shared/manualClock.testing.ts';
import { limitOnSilence, SilenceError, withDeadline } from './deadline.ts';

const silence = () => new Promise<never>(() => undefined);

test('a request that nobody answers is given up after its limit, even where it cannot be stopped', async () => {
  const clock = createManualClock();
  const asked = withDeadline(clock, 60_000, new AbortController().signal, silence);
  const outcome = expect(asked).rejects.toBeInstanceOf(SilenceError);
  await clock.advance(60_000);
  await outcome;
});

test('a megabyte has the time that a slow line needs for it', () => {
  expect(limitOnSilence(0)).toBe(60_000);
  expect(limitOnSilence(1_000_000)).toBeGreaterThan(1_000_000 / 8);
});

test('what can be stopped is stopped', async () => {
  const clock = createManualClock();
  let given: AbortSignal | undefined;
  const asked = withDeadline(clock, 60_000, new AbortController().signal, (signal) => {
    given = signal;
    return silence();
  });
  const outcome = expect(asked).rejects.toBeInstanceOf(SilenceError);
  await clock.advance(59_999);
  expect(given?.aborted).toBe(false);
  await clock.advance(1);
  await outcome;
  expect(given?.aborted).toBe(true);
});

test('a request that the person stops ends at once with their reason', async () => {
  const stop = new AbortController();
  const asked = withDeadline(createManualClock(), 60_000, stop.signal, silence);
  stop.abort('paused');
  await expect(asked).rejects.toBe('paused');
});

test('an answer in time is the answer', async () => {
  const clock = createManualClock();
  expect(await withDeadline(clock, 60_000, new AbortController().signal, async () => 'ready')).toBe('ready');
});
