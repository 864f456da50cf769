import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Clock } from '#shared/clock.ts';
import { movableClock } from '../../../tests/support/movableClock.ts';
import type { Services } from '../../functions/services.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { silentLogger } from '../log/logger.ts';
import { createScheduler } from './scheduler.ts';

const at = (text: string) => Date.parse(`2026-03-01T${text}Z`);
let now: number;
const clock: Clock = { now: () => now, sleep: () => Promise.resolve() };
let runs: string[];
let fails: boolean;
let database: DatabaseSync;

const daily = {
  name: 'tests-daily' as const,
  expression: '0 3 * * *',
  run: ({ dueAt }: { dueAt: number }) => {
    if (fails) return Promise.reject(new Error('disk full'));
    runs.push(new Date(dueAt).toISOString());
    return Promise.resolve();
  },
};
const start = () =>
  createScheduler({ database, schedules: [daily], services: {} as Services, clock, log: silentLogger });

beforeEach(() => {
  database = openDatabase(':memory:');
  runs = [];
  fails = false;
  now = at('01:00:00');
});

describe('a scheduled job', () => {
  test('runs when its time comes and not before', async () => {
    const scheduler = start();
    await scheduler.runDue();
    now = at('02:59:59');
    await scheduler.runDue();
    expect(runs).toEqual([]);
    now = at('03:00:00');
    await scheduler.runDue();
    await scheduler.runDue();
    expect(runs).toEqual(['2026-03-01T03:00:00.000Z']);
  });

  test('missed while the server was down runs once at the next start', async () => {
    await start().runDue();
    now = at('03:00:00') + 5 * 86_400_000;
    await start().runDue();
    await start().runDue();
    expect(runs).toEqual(['2026-03-01T03:00:00.000Z']);
  });

  test('that failed is tried again five minutes later', async () => {
    const scheduler = start();
    await scheduler.runDue();
    now = at('03:00:00');
    fails = true;
    await scheduler.runDue();
    fails = false;
    now += 4 * 60_000;
    await scheduler.runDue();
    expect(runs).toEqual([]);
    now += 60_000;
    await scheduler.runDue();
    expect(runs).toHaveLength(1);
  });

  test('runs at its next time after a clock that was a year ahead for a moment', async () => {
    const scheduler = start();
    now += 365 * 86_400_000;
    await scheduler.runDue();
    now += 86_400_000;
    await scheduler.runDue();
    now = at('01:00:00');
    runs = [];
    await scheduler.runDue();
    // The server may have been started again since.
    await start().runDue();
    now = at('03:00:00');
    await start().runDue();
    expect(runs).toEqual(['2026-03-01T03:00:00.000Z']);
  });
});

describe('the scheduler', () => {
  const MINUTE = 60_000;
  let stopped: AbortController;
  beforeEach(() => {
    stopped = new AbortController();
  });
  afterEach(() => stopped.abort());

  /** Moves the clock on, a minute at a time. */
  const untilTrue = (moved: ReturnType<typeof movableClock>, isTrue: () => boolean) =>
    vi.waitFor(
      () => {
        if (isTrue()) return;
        moved.advance(MINUTE);
        throw new Error('It never came to that.');
      },
      { interval: 5, timeout: 10_000 },
    );

  /** Every job is due at each full minute. */
  function startWith(jobs: Record<`${string}-${string}`, () => Promise<void>>) {
    const moved = movableClock(at('01:00:30'));
    const schedules = Object.entries(jobs).map(([name, run]) => ({
      name: name as `${string}-${string}`,
      expression: '* * * * *',
      run,
    }));
    const scheduler = createScheduler({
      database,
      schedules,
      services: {} as Services,
      clock: moved,
      log: silentLogger,
    });
    void scheduler.start(stopped.signal);
    return moved;
  }

  test('goes on after the database could not be written for a while', async () => {
    let count = 0;
    const moved = startWith({
      'tests-first': () => {
        count += 1;
        return Promise.reject(new Error('disk full'));
      },
    });
    await untilTrue(moved, () => count === 1);
    database.exec('PRAGMA query_only = 1');
    await untilTrue(moved, () => count >= 2);
    database.exec('PRAGMA query_only = 0');
    const before = count;
    await untilTrue(moved, () => count > before + 2);
  });

  test('leaves a job that hangs alone, never starts it twice, and goes on with the others', async () => {
    let hanging = 0;
    let others = 0;
    const hang = () => {
      hanging += 1;
      return new Promise<void>(() => undefined);
    };
    const moved = startWith({
      'tests-hanging': hang,
      'tests-stuck': hang,
      'tests-other': async () => {
        others += 1;
      },
    });
    await untilTrue(moved, () => others > 3);
    expect(hanging).toBe(2);
  });
});
