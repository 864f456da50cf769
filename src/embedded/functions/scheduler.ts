/**
 * Runs the catalogue's schedules by the injected clock. When a run was due while the server was down, it is made
 * up for once at the next start: what matters is that the job ran, not how often it was missed.
 *
 * Nothing that a job or the database does ends it: what falls due is known in memory, and the table keeps it for the
 * next start.
 */
import type { DatabaseSync } from 'node:sqlite';
import { Cron } from 'croner';
import PQueue from 'p-queue';
import type { Clock } from '#shared/clock.ts';
import type { Logger } from '#shared/logger.ts';
import type { Schedule } from '../../functions/schedule.ts';
import type { Services } from '../../functions/services.ts';
import { migrate } from '../database/openDatabase.ts';

/** Longest nap, so that a clock set forward by hand or by summer time is noticed. */
const LONGEST_SLEEP = 60_000;
/** A job that failed is tried again after this. */
const RETRY_DELAY = 5 * 60_000;
const JOBS_AT_ONCE = 2;
/** A run that goes on for longer, as while the SDKs repeat what cannot be done, makes room for the other jobs. */
const LONGEST_TURN = 10 * 60_000;

export interface Scheduler {
  /** Runs everything that is due now; resolves when it is done. */
  runDue(): Promise<void>;
  /** Keeps running what falls due until `signal` is aborted; resolves when the jobs under way have ended then. */
  start(signal: AbortSignal): Promise<void>;
}

interface SchedulerOptions {
  readonly database: DatabaseSync;
  readonly schedules: readonly Schedule[];
  readonly services: Services;
  readonly clock: Clock;
  readonly log: Logger;
}

interface Job {
  readonly schedule: Schedule;
  readonly cron: Cron;
  /** Null until it has been looked up. */
  dueAt: number | null;
  /** From when it is given its turn until it has ended, however long it takes: it never runs twice at once. */
  isTaken: boolean;
}

export function createScheduler({ database, schedules, services, clock, log }: SchedulerOptions): Scheduler {
  migrate(database, 'functions', [
    'CREATE TABLE functions_schedule (name TEXT PRIMARY KEY, due_at INTEGER NOT NULL) STRICT',
  ]);
  const read = database.prepare('SELECT due_at FROM functions_schedule WHERE name = ?');
  const write = database.prepare(
    'INSERT INTO functions_schedule VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET due_at = excluded.due_at',
  );
  const jobs = schedules.map(
    (schedule): Job => ({
      schedule,
      cron: new Cron(schedule.expression, { timezone: 'UTC', paused: true }),
      dueAt: null,
      isTaken: false,
    }),
  );
  const turns = new PQueue({ concurrency: JOBS_AT_ONCE });

  const nextTime = ({ cron }: Job) =>
    cron.nextRun(new Date(clock.now()))?.getTime() ?? Number.POSITIVE_INFINITY;

  /**
   * When the job is next due: at what is kept, but never later than its next time from now. So a job never seen
   * before begins, and a clock that was ahead once holds up nothing.
   */
  function dueAt(job: Job): number {
    const kept = job.dueAt ?? readDue(job);
    const next = nextTime(job);
    if (kept !== null && kept <= next) job.dueAt = kept;
    else keepDue(job, next);
    return job.dueAt ?? next;
  }

  function readDue({ schedule: { name } }: Job): number | null {
    try {
      const stored = read.get(name)?.due_at;
      return typeof stored === 'number' ? stored : null;
    } catch (error) {
      log.log('error', 'schedule-not-read', { name, reason: String(error) });
      return null;
    }
  }

  function keepDue(job: Job, due: number): void {
    job.dueAt = due;
    const { name } = job.schedule;
    try {
      if (Number.isFinite(due)) write.run(name, due);
    } catch (error) {
      log.log('error', 'schedule-not-kept', { name, reason: String(error) });
    }
  }

  async function run(job: Job, due: number): Promise<void> {
    const { name } = job.schedule;
    try {
      await job.schedule.run({ services, dueAt: due });
      keepDue(job, nextTime(job));
      log.log('info', 'schedule-ran', { name });
    } catch (error) {
      keepDue(job, clock.now() + RETRY_DELAY);
      log.log('error', 'schedule-failed', { name, reason: String(error) });
    } finally {
      job.isTaken = false;
    }
  }

  /** Ends with the run, or before it when it takes too long. */
  async function giveTurn(job: Job): Promise<void> {
    const ended = new AbortController();
    const running = run(job, dueAt(job)).finally(() => ended.abort());
    const isLong = await Promise.race([
      running.then(() => false),
      clock.sleep(LONGEST_TURN, ended.signal).then(
        () => true,
        () => false,
      ),
    ]);
    if (isLong) log.log('warning', 'schedule-takes-long', { name: job.schedule.name });
  }

  function takeDue(): void {
    for (const job of jobs) {
      if (job.isTaken || dueAt(job) > clock.now()) continue;
      job.isTaken = true;
      void turns.add(() => giveTurn(job));
    }
  }

  return {
    runDue: async () => {
      takeDue();
      await turns.onIdle();
    },
    start(signal) {
      const loop = async () => {
        while (!signal.aborted) {
          takeDue();
          const waiting = jobs.filter(({ isTaken }) => !isTaken).map(dueAt);
          const next = Math.min(...waiting, clock.now() + LONGEST_SLEEP);
          await clock.sleep(Math.max(next - clock.now(), 0), signal);
        }
      };
      return loop()
        .catch((error: unknown) => {
          if (!signal.aborted) log.log('error', 'scheduler-stopped', { reason: String(error) });
        })
        .then(() => {
          turns.clear();
          return turns.onIdle();
        });
    },
  };
}
