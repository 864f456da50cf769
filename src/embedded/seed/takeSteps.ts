/** What a start does to the data, one step after the other: each by itself, so that one that fails holds up no other. */
import type { Logger } from '#shared/logger.ts';

export async function takeSteps(
  steps: Readonly<Record<string, () => Promise<unknown>>>,
  log: Logger,
): Promise<void> {
  for (const [step, take] of Object.entries(steps)) {
    try {
      await take();
    } catch (error) {
      log.log('error', 'seeding-failed', { step, reason: String(error) });
    }
  }
}
