/** The profile write of SPEC §8: one try, up to three retries after 1, 2 and 3 s, then the error. */
import type { Clock } from '#shared/clock.ts';
import { PROFILE_WRITE_RETRIES, PROFILE_WRITE_RETRY_DELAY } from '#shared/limits.ts';

export async function writeProfileWithRetries(write: () => Promise<void>, clock: Clock): Promise<void> {
  for (let retry = 1; ; retry++) {
    try {
      await write();
      return;
    } catch (error) {
      if (retry > PROFILE_WRITE_RETRIES) throw error;
      await clock.sleep(PROFILE_WRITE_RETRY_DELAY * retry);
    }
  }
}
