/** What `/health` says of the jobs: when each ran last, and whether it should have run again since. */
import { Cron } from 'croner';
import type { Catalogue } from '../../functions/catalogue.ts';
import { type Heartbeat as JobHeartbeat, readHeartbeats } from '../../functions/jobs/index.ts';
import type { Services } from '../../functions/services.ts';
import type { Heartbeat } from '../http/health.ts';

/** A job that is due waits for those before it, and clocks are put right by a little, in milliseconds. */
const ALLOWANCE = 10 * 60_000;

/**
 * A job is late when two of its times have passed since it last ran to its end, one of which may be under way; for one
 * that never did, since the server is up. One that ended in what is still to come was timed by a wrong clock: nobody
 * knows when it ran.
 */
export function isJobLate(
  expression: string,
  { lastFinishedAt, upSince }: { readonly lastFinishedAt: number | null; readonly upSince: number },
  now: number,
): boolean {
  const since = lastFinishedAt ?? upSince;
  if (since > now + ALLOWANCE) return true;
  const cron = new Cron(expression, { timezone: 'UTC', paused: true });
  const [, second] = cron.nextRuns(2, new Date(since));
  return second !== undefined && now > second.getTime() + ALLOWANCE;
}

export async function readJobHeartbeats(
  { schedules }: Catalogue,
  { firestore, clock }: Services,
  upSince: number,
): Promise<readonly Heartbeat[]> {
  const known = new Map<string, JobHeartbeat>(
    (await readHeartbeats(firestore)).map((heartbeat) => [heartbeat.name, heartbeat]),
  );
  return schedules.map(({ name, expression }) => {
    const lastFinishedAt = known.get(name)?.lastFinishedAt ?? null;
    return {
      job: name,
      lastRunAt: lastFinishedAt === null ? null : new Date(lastFinishedAt).toISOString(),
      isLate: isJobLate(expression, { lastFinishedAt, upSince }, clock.now()),
    };
  });
}
