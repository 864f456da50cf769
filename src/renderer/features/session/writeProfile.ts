/** The retried profile write of SPEC §8: up to three tries, 1 s times the attempt between them, then the error. */
import type { Clock } from '#shared/clock.ts';
import { PROFILE_WRITE_ATTEMPTS, PROFILE_WRITE_RETRY_DELAY } from '#shared/limits.ts';

export async function writeProfileWithRetries(write: () => Promise<void>, clock: Clock): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await write();
      return;
    } catch (error) {
      if (attempt >= PROFILE_WRITE_ATTEMPTS) throw error;
      await clock.sleep(PROFILE_WRITE_RETRY_DELAY * attempt);
    }
  }
}
