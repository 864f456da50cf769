/** What `/health` says of the jobs: when each ran last, and whether it should have run again since. */
import { Cron } from 'croner';
import type { Catalogue } from '../../functions/catalogue.ts';
import { type Heartbeat as JobHeartbeat, readHeartbeats } from '../../functions/jobs/index.ts';
import type { Services } from '../../functions/services.ts';
import type { Heartbeat } from '../http/health.ts';

/** A job that is due waits for those before it, in milliseconds. */
const ALLOWANCE = 10 * 60_000;

/** A job is late when two of its times have passed since it last ran to its end: one may be under way. */
export function isJobLate(expression: string, lastFinishedAt: number, now: number): boolean {
  const cron = new Cron(expression, { timezone: 'UTC', paused: true });
  const [, second] = cron.nextRuns(2, new Date(lastFinishedAt));
  return second !== undefined && now > second.getTime() + ALLOWANCE;
}

export async function readJobHeartbeats(
  { schedules }: Catalogue,
  { firestore, clock }: Services,
): Promise<readonly Heartbeat[]> {
  const known = new Map<string, JobHeartbeat>(
    (await readHeartbeats(firestore)).map((heartbeat) => [heartbeat.name, heartbeat]),
  );
  return schedules.map(({ name, expression }) => {
    const lastFinishedAt = known.get(name)?.lastFinishedAt ?? null;
    return {
      job: name,
      lastRunAt: lastFinishedAt === null ? null : new Date(lastFinishedAt).toISOString(),
      isLate: lastFinishedAt !== null && isJobLate(expression, lastFinishedAt, clock.now()),
    };
  });
}
