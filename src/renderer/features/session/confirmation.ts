/**
 * A session that stands on what this computer kept waits for the service's word: it is asked for as soon as the backend
 * answers, and where that does not bring it, again after growing pauses.
 */
import { isReachable, onReachabilityChange } from '#platform/backend/reachability.ts';
import { logWarning } from '#platform/logging/logger.ts';
import type { Clock } from '#shared/clock.ts';

const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;

export interface Confirmation {
  /** The word is awaited, until `settle`. */
  wait(): void;
  settle(): void;
}

export function createConfirmation(confirm: () => Promise<void>, clock: Clock): Confirmation {
  let isAwaited = false;
  let isAsking = false;
  let pausing = new AbortController();

  onReachabilityChange(() => {
    if (isReachable()) pausing.abort();
  });

  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    for (let pause = FIRST_PAUSE; isAwaited; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      pausing = new AbortController();
      await clock.sleep(pause, pausing.signal).catch(() => undefined);
      if (pausing.signal.aborted) pause = FIRST_PAUSE;
      if (!isAwaited || !isReachable()) continue;
      await confirm().catch((error: unknown) => logWarning('The session could not be confirmed', {}, error));
    }
    isAsking = false;
  }

  return {
    wait() {
      isAwaited = true;
      void ask();
    },
    settle() {
      isAwaited = false;
      pausing.abort();
    },
  };
}
