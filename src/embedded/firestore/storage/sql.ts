/** Typed reading of SQLite rows, and statements prepared once. */
import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';

export type Row = Record<string, SQLOutputValue>;

export interface Sql {
  get(sql: string, ...values: SQLInputValue[]): Row | undefined;
  all(sql: string, ...values: SQLInputValue[]): Row[];
  run(sql: string, ...values: SQLInputValue[]): void;
  execute(sql: string): void;
  /** SQLite ends a transaction by itself when the disk fails. */
  isInTransaction(): boolean;
  /** Ends a transaction that failed, when one is open. */
  rollback(): void;
}

export function createSql(database: DatabaseSync): Sql {
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string) => {
    let statement = statements.get(sql);
    if (!statement) {
      statement = database.prepare(sql);
      statements.set(sql, statement);
    }
    return statement;
  };
  return {
    get: (sql, ...values) => prepared(sql).get(...values),
    all: (sql, ...values) => prepared(sql).all(...values),
    run: (sql, ...values) => {
      prepared(sql).run(...values);
    },
    execute: (sql) => database.exec(sql),
    isInTransaction: () => database.isTransaction,
    rollback: () => {
      if (database.isTransaction) database.exec('ROLLBACK');
    },
  };
}

export function textOf(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`Column ${column} is not text.`);
  return value;
}

export function numberOf(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`Column ${column} is not a number.`);
  return value;
}

export function bytesOf(row: Row, column: string): Buffer {
  const value = row[column];
  if (!(value instanceof Uint8Array)) throw new TypeError(`Column ${column} is not bytes.`);
  return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
}
