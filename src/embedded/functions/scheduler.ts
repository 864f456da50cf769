/**
 * Runs the catalogue's schedules by the injected clock. When a run was due while the server was down, it is made
 * up for once at the next start: what matters is that the job ran, not how often it was missed.
 */
import type { DatabaseSync } from 'node:sqlite';
import { Cron } from 'croner';
import type { Clock } from '#shared/clock.ts';
import type { Logger } from '#shared/logger.ts';
import type { Schedule } from '../../functions/schedule.ts';
import type { Services } from '../../functions/services.ts';
import { migrate } from '../database/openDatabase.ts';

/** Longest nap, so that a clock set forward by hand or by summer time is noticed. */
const LONGEST_SLEEP = 60_000;
/** A job that failed is tried again after this. */
const RETRY_DELAY = 5 * 60_000;

export interface Scheduler {
  /** Runs everything that is due now; resolves when it is done. */
  runDue(): Promise<void>;
  /** Keeps running what falls due until `signal` is aborted; resolves when the job under way has ended then. */
  start(signal: AbortSignal): Promise<void>;
}

export interface SchedulerOptions {
  readonly database: DatabaseSync;
  readonly schedules: readonly Schedule[];
  readonly services: Services;
  readonly clock: Clock;
  readonly log: Logger;
}

export function createScheduler({ database, schedules, services, clock, log }: SchedulerOptions): Scheduler {
  migrate(database, 'functions', [
    'CREATE TABLE functions_schedule (name TEXT PRIMARY KEY, due_at INTEGER NOT NULL) STRICT',
  ]);
  const read = database.prepare('SELECT due_at FROM functions_schedule WHERE name = ?');
  const write = database.prepare(
    'INSERT INTO functions_schedule VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET due_at = excluded.due_at',
  );
  const jobs = schedules.map((schedule) => ({
    schedule,
    cron: new Cron(schedule.expression, { timezone: 'UTC', paused: true }),
  }));

  /**
   * When the job is next due: at what is stored, but never later than its next time from now. So a job never seen
   * before begins, and a clock that was ahead once holds up nothing.
   */
  function dueAt({ schedule, cron }: (typeof jobs)[number]): number {
    const stored = read.get(schedule.name)?.due_at;
    const next = cron.nextRun(new Date(clock.now()))?.getTime() ?? Number.POSITIVE_INFINITY;
    if (typeof stored === 'number' && stored <= next) return stored;
    if (Number.isFinite(next)) write.run(schedule.name, next);
    return next;
  }

  async function runDue(signal?: AbortSignal): Promise<void> {
    for (const job of jobs) {
      if (signal?.aborted) return;
      const due = dueAt(job);
      if (due > clock.now()) continue;
      try {
        await job.schedule.run({ services, dueAt: due });
        const next = job.cron.nextRun(new Date(clock.now()))?.getTime();
        if (next !== undefined) write.run(job.schedule.name, next);
        log.log('info', 'schedule-ran', { name: job.schedule.name });
      } catch (error) {
        write.run(job.schedule.name, clock.now() + RETRY_DELAY);
        log.log('error', 'schedule-failed', { name: job.schedule.name, reason: String(error) });
      }
    }
  }

  return {
    runDue: () => runDue(),
    start(signal) {
      const loop = async () => {
        while (!signal.aborted) {
          await runDue(signal);
          const next = Math.min(...jobs.map(dueAt), clock.now() + LONGEST_SLEEP);
          await clock.sleep(Math.max(next - clock.now(), 0), signal);
        }
      };
      return loop().catch((error: unknown) => {
        if (!signal.aborted) log.log('error', 'scheduler-stopped', { reason: String(error) });
      });
    },
  };
}
