import type { Schedule } from '../../src/functions/schedule.ts';
import type { Services } from '../../src/functions/services.ts';
import type { movableClock } from './movableClock.ts';

/** Runs a job twice, an hour apart: the first run may doubt a clock that the test moved by weeks. */
export async function runTwice(
  job: Schedule,
  services: Services,
  clock: ReturnType<typeof movableClock>,
): Promise<void> {
  await job.run({ services, dueAt: clock.now() });
  clock.advance(3600_000);
  await job.run({ services, dueAt: clock.now() });
}
