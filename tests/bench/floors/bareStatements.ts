/** The bare SQLite statements under each document operation, one after another, on the same disk and as durable. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase, transaction } from '../../../src/embedded/database/openDatabase.ts';
import { countPerSecond } from './countPerSecond.ts';

export interface StatementFloors {
  readonly get: number;
  readonly set: number;
  readonly query: number;
  readonly transaction: number;
}

const ROWS = 100_000;
const GROUPS = 100;

function fill(database: DatabaseSync): string[] {
  database.exec(`
    CREATE TABLE bare (key TEXT PRIMARY KEY, grouping INTEGER, position INTEGER, fields TEXT) WITHOUT ROWID;
    CREATE INDEX bare_by_position ON bare (grouping, position);
  `);
  const insert = database.prepare('INSERT INTO bare VALUES (?, ?, ?, ?)');
  const fields = JSON.stringify({ name: 'x'.repeat(300) });
  return transaction(database, () =>
    Array.from({ length: ROWS }, (_, index) => {
      const key = randomUUID();
      insert.run(key, index % GROUPS, index, fields);
      return key;
    }),
  );
}

/** Operations a second of each. */
export async function measureStatements(folder: string): Promise<StatementFloors> {
  const database = openDatabase(join(folder, 'floor.sqlite'));
  const keys = fill(database);
  const anyKey = () => keys[Math.floor(Math.random() * keys.length)] ?? '';
  const read = database.prepare('SELECT fields FROM bare WHERE key = ?');
  const write = database.prepare('UPDATE bare SET fields = ? WHERE key = ?');
  const list = database.prepare('SELECT fields FROM bare WHERE grouping = ? ORDER BY position DESC LIMIT 50');
  // Never what stands there already: SQLite leaves a page alone that would not change.
  const anyFields = () => JSON.stringify({ name: String(Math.random()).padEnd(300, 'x') });
  const floors = {
    get: await countPerSecond(() => read.get(anyKey())),
    set: await countPerSecond(() => write.run(anyFields(), anyKey())),
    query: await countPerSecond(() => list.all(Math.floor(Math.random() * GROUPS))),
    transaction: await countPerSecond(() =>
      transaction(database, () => {
        const key = anyKey();
        read.get(key);
        write.run(anyFields(), key);
      }),
    ),
  };
  database.close();
  return floors;
}
