import type { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Clock } from '#shared/clock.ts';
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
