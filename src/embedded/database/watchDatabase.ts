/** A database whose statements tell `condition` what went wrong on the disk, whoever runs them. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Condition } from './condition.ts';

export class WatchedDatabase extends DatabaseSync {
  readonly #condition: Condition;

  constructor(path: string, condition: Condition) {
    super(path);
    this.#condition = condition;
  }

  override exec(sql: string): void {
    noting(this.#condition, () => super.exec(sql));
  }

  override prepare(...[sql, options]: Parameters<DatabaseSync['prepare']>): StatementSync {
    return watch(
      noting(this.#condition, () => super.prepare(sql, options)),
      this.#condition,
    );
  }
}

function watch(statement: StatementSync, condition: Condition): StatementSync {
  const { run, get, all, iterate } = statement;
  type Given = Parameters<StatementSync['run']>;
  return Object.assign(statement, {
    run: (...given: Given) => noting(condition, () => run.apply(statement, given)),
    get: (...given: Given) => noting(condition, () => get.apply(statement, given)),
    all: (...given: Given) => noting(condition, () => all.apply(statement, given)),
    *iterate(...given: Given) {
      try {
        yield* iterate.apply(statement, given);
      } catch (error) {
        condition.note(error);
        throw error;
      }
    },
  });
}

function noting<T>(condition: Condition, work: () => T): T {
  try {
    return work();
  } catch (error) {
    condition.note(error);
    throw error;
  }
}
