import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { movableClock } from '../../../../tests/support/movableClock.ts';
import { type AccountEvent, createAccountEvents } from './accountEvents.ts';

let database: DatabaseSync;
beforeEach(() => {
  database = new DatabaseSync(':memory:');
  database.exec(
    `CREATE TABLE identity_notices (
       local_id TEXT NOT NULL, kind TEXT NOT NULL, session TEXT NOT NULL DEFAULT '', noted_at INTEGER NOT NULL,
       PRIMARY KEY (local_id, kind, session)
     ) STRICT, WITHOUT ROWID`,
  );
});

function openEvents(tell: (event: AccountEvent) => Promise<void> = () => Promise.resolve()) {
  const clock = movableClock(1_000_000);
  const told: string[] = [];
  const failures: unknown[] = [];
  const events = createAccountEvents(database, {
    clock,
    tell: async (event) => {
      await tell(event);
      told.push(event.localId);
    },
    onFailure: (error) => failures.push(error),
  });
  return { clock, told, failures, events };
}

test.each([
  ['of a kind that an older server does not know', "('poison', 'renamed', '', 1)"],
  ['dated beyond every number', "('poison', 'moved', '', 9223372036854775807)"],
])('a row %s keeps nobody else from being told', async (_, row) => {
  database.exec(`INSERT INTO identity_notices VALUES ${row}`);
  const { events, told } = openEvents();
  events.add('ana', 'claimed');
  await expect(events.handOn()).resolves.toBeUndefined();
  expect(told).toContain('ana');
});

test('what failed is told again after a minute, and not at every request before', async () => {
  let attempts = 0;
  const { events, told, clock, failures } = openEvents(async () => {
    attempts += 1;
    if (attempts < 3) throw new Error('The documents are away.');
  });
  events.add('ana', 'deleted');
  await events.handOn();
  await events.handOn();
  expect(attempts).toBe(1);
  for (const _turn of [1, 2]) {
    clock.advance(60_000);
    await events.handOn();
  }
  await events.handOn();
  expect([attempts, told, failures.length]).toEqual([3, ['ana'], 2]);
});
