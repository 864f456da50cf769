/**
 * Group commit: commits that arrive in the same turn of the event loop share one SQLite transaction, and so one
 * wait for the disk. Each runs in a savepoint of its own: one that fails takes nothing else with it. Nobody is
 * answered before the transaction is on the disk.
 */
import type { Sql } from '../storage/sql.ts';

export interface GroupCommit {
  /** Runs `work` inside a transaction; resolves after it is durable. Rejects with what `work` throws. */
  submit<T>(work: () => T): Promise<T>;
}

interface Job {
  readonly run: () => void;
  readonly settle: () => void;
  readonly fail: (error: unknown) => void;
}

export function createGroupCommit(sql: Sql, onRollback: () => void): GroupCommit {
  let waiting: Job[] = [];

  const flush = () => {
    const jobs = waiting;
    waiting = [];
    const done: Job[] = [];
    try {
      sql.execute('BEGIN IMMEDIATE');
      for (const job of jobs) {
        sql.execute('SAVEPOINT firestore_commit');
        try {
          job.run();
          sql.execute('RELEASE firestore_commit');
          done.push(job);
        } catch (error) {
          if (!sql.isInTransaction()) throw error;
          sql.execute('ROLLBACK TO firestore_commit');
          sql.execute('RELEASE firestore_commit');
          onRollback();
          job.fail(error);
        }
      }
      sql.execute('COMMIT');
    } catch (error) {
      onRollback();
      sql.rollback();
      for (const job of jobs) job.fail(error);
      return;
    }
    for (const job of done) job.settle();
  };

  return {
    submit: <T>(work: () => T) =>
      new Promise<T>((resolve, reject) => {
        let result: T;
        waiting.push({
          run: () => {
            result = work();
          },
          settle: () => resolve(result),
          fail: reject,
        });
        if (waiting.length === 1) setImmediate(flush);
      }),
  };
}
