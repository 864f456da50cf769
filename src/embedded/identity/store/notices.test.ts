import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { movableClock } from '../../../../tests/support/movableClock.ts';
import { createNotices, type Notice } from './notices.ts';

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

function openNotices(tell: (notice: Notice) => Promise<void> = () => Promise.resolve()) {
  const clock = movableClock(1_000_000);
  const told: string[] = [];
  const failures: unknown[] = [];
  const notices = createNotices(database, {
    clock,
    tell: async (notice) => {
      await tell(notice);
      told.push(notice.localId);
    },
    onFailure: (error) => failures.push(error),
  });
  return { clock, told, failures, notices };
}

test.each([
  ['of a kind that an older server does not know', "('poison', 'renamed', '', 1)"],
  ['dated beyond every number', "('poison', 'moved', '', 9223372036854775807)"],
])('a row %s keeps nobody else from being told', async (_, row) => {
  database.exec(`INSERT INTO identity_notices VALUES ${row}`);
  const { notices, told } = openNotices();
  notices.add('ana', 'claimed');
  await expect(notices.handOn()).resolves.toBeUndefined();
  expect(told).toContain('ana');
});

test('what failed is told again after a minute, and not at every request before', async () => {
  let attempts = 0;
  const { notices, told, clock, failures } = openNotices(async () => {
    attempts += 1;
    if (attempts < 3) throw new Error('The documents are away.');
  });
  notices.add('ana', 'deleted');
  await notices.handOn();
  await notices.handOn();
  expect(attempts).toBe(1);
  for (const _turn of [1, 2]) {
    clock.advance(60_000);
    await notices.handOn();
  }
  await notices.handOn();
  expect([attempts, told, failures.length]).toEqual([3, ['ana'], 2]);
});
