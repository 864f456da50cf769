/** For tests of what is tried again: nobody waits. */
import type { Clock } from '#shared/clock.ts';
import { Retries } from './retries.ts';

/** A clock that remembers how long it was slept by to the end. What comes at once is never waited for. */
export function recordingClock() {
  const delays: number[] = [];
  const clock: Clock = {
    now: () => 0,
    sleep: async (delay, signal) => {
      await new Promise((resume) => setImmediate(resume));
      signal?.throwIfAborted();
      delays.push(delay);
    },
  };
  return { clock, delays };
}

export function untilGivenUp(
  clock: Clock = recordingClock().clock,
  waitForConnection = () => new Promise<void>(() => {}),
) {
  return { clock, retries: new Retries({ clock, waitForConnection, longestWait: 300_000 }) };
}
