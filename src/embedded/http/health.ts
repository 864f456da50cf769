/**
 * How the server is, for whoever watches over it: whether the data folder can be read and written, and whether the
 * jobs still run. It names no person, no file and no size.
 */
import type { Condition, DatabaseCondition } from '../database/condition.ts';

/** The last sign of life of one scheduled job. */
export interface Heartbeat {
  readonly job: string;
  /** ISO instant of its last whole run; null before the first. */
  readonly lastRunAt: string | null;
  readonly isLate: boolean;
}

export interface Health {
  /** `late`: everything is stored safely, but a job has not run when it should have. */
  readonly status: DatabaseCondition['status'] | 'late';
  /** ISO instant at which the failure was first seen. */
  readonly since?: string;
  readonly jobs: readonly Heartbeat[];
}

interface HealthOptions {
  readonly condition: Pick<Condition, 'read'>;
  readonly space: { isShort(): boolean };
  readonly readHeartbeats: () => Promise<readonly Heartbeat[]>;
  readonly now: () => number;
}

/** Watchers may ask as often as they like: it is looked up once a second. */
const KEPT = 1_000;

export function createHealth({ condition, space, readHeartbeats, now }: HealthOptions) {
  let kept: { readonly at: number; readonly health: Promise<Health> } | null = null;

  async function look(): Promise<Health> {
    const jobs = await readHeartbeats();
    const found = condition.read();
    if (found.status !== 'ok') return { ...found, jobs };
    if (space.isShort()) return { status: 'diskFull', since: new Date(now()).toISOString(), jobs };
    return { status: jobs.some(({ isLate }) => isLate) ? 'late' : 'ok', jobs };
  }

  return (): Promise<Health> => {
    if (!kept || Math.abs(now() - kept.at) > KEPT) kept = { at: now(), health: look() };
    return kept.health;
  };
}
