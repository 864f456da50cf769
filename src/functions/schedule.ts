/** A job that runs by the clock. A run may be late or repeated (both hosts promise at least once): jobs are idempotent. */
import type { Services } from './services.ts';

interface ScheduleContext {
  readonly services: Services;
  /** When the run was due, milliseconds since the epoch. */
  readonly dueAt: number;
}

export interface Schedule {
  readonly name: `${string}-${string}`;
  /** Five-field cron expression, in UTC. */
  readonly expression: string;
  run(context: ScheduleContext): Promise<void>;
}

export function defineSchedule(schedule: Schedule): Schedule {
  return schedule;
}
