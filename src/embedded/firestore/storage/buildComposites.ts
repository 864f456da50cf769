/** At start: fills composite indexes that `firestore.indexes.json` has gained, and drops those it has lost. */
import type { Logger } from '#shared/logger.ts';
import { formatFieldPath } from '../paths/fieldPath.ts';
import type { FirestoreFields } from '../value.ts';
import type { CompositeIndex, IndexConfiguration } from './indexConfiguration.ts';
import {
  compositeDefinition,
  compositeValue,
  fieldDefinition,
  nameDefinition,
  scopePrefix,
} from './indexes.ts';
import { bytesOf, numberOf, type Sql, textOf } from './sql.ts';

export function buildComposites(sql: Sql, configuration: IndexConfiguration, log: Logger): void {
  const declared = [...configuration.composites.values()].flat();
  const wanted = new Set(
    declared.map((index) => `${index.collection}|${index.scope}|${compositeDefinition(index)}`),
  );
  const stored = sql.all(
    `SELECT id, collection, scope, definition FROM firestore_indexes WHERE definition LIKE 'composite:%'`,
  );
  sql.execute('BEGIN IMMEDIATE');
  try {
    for (const row of stored) {
      const name = `${textOf(row, 'collection')}|${textOf(row, 'scope')}|${textOf(row, 'definition')}`;
      if (wanted.has(name)) continue;
      sql.run('DELETE FROM firestore_entries WHERE index_id = ?', numberOf(row, 'id'));
      sql.run('DELETE FROM firestore_indexes WHERE id = ?', numberOf(row, 'id'));
    }
    for (const { id: database } of sql.all('SELECT id FROM firestore_databases')) {
      if (typeof database !== 'number') continue;
      for (const index of declared) build(sql, database, index, log);
    }
    sql.execute('COMMIT');
  } catch (error) {
    sql.rollback();
    throw error;
  }
}

function build(sql: Sql, database: number, index: CompositeIndex, log: Logger): void {
  const row = sql.get(
    `INSERT INTO firestore_indexes (database, collection, scope, definition) VALUES (?, ?, ?, ?)
     ON CONFLICT DO NOTHING RETURNING id`,
    database,
    index.collection,
    index.scope,
    compositeDefinition(index),
  );
  if (!row) return;
  const id = numberOf(row, 'id');
  let documents = 0;
  for (const { key, path, fields } of membersOf(sql, database, index)) {
    documents += 1;
    const value = compositeValue(index, fields);
    if (!value) continue;
    const prefix = index.scope === 'group' ? Buffer.alloc(0) : scopePrefix(path.split('/').slice(0, -2));
    sql.run('INSERT INTO firestore_entries VALUES (?, ?, ?)', id, Buffer.concat([prefix, value]), key);
  }
  log.log('info', 'firestore-index-built', { collection: index.collection, documents });
}

interface Member {
  readonly key: Buffer;
  readonly path: string;
  readonly fields: FirestoreFields;
}

/** Read at a time: a collection may be larger than memory. */
const PAGE = 500;

/** Every document that may have all fields of an index; none when no document ever had one of them. */
function* membersOf(sql: Sql, database: number, index: CompositeIndex): Generator<Member> {
  const find = (definition: string) =>
    sql.get(
      `SELECT id FROM firestore_indexes
       WHERE database = ? AND collection = ? AND scope = 'group' AND definition = ?`,
      database,
      index.collection,
      definition,
    );
  if (index.fields.some(({ path }) => !find(fieldDefinition(formatFieldPath(path))))) return;
  const names = find(nameDefinition);
  if (!names) return;
  let last: Buffer = Buffer.alloc(0);
  while (true) {
    const page = sql.all(
      `SELECT document.key, document.path, document.fields FROM firestore_entries AS entry
       JOIN firestore_documents AS document ON document.database = ? AND document.key = entry.key
       WHERE entry.index_id = ? AND entry.value = x'' AND entry.key > ? ORDER BY entry.key LIMIT ?`,
      database,
      numberOf(names, 'id'),
      last,
      PAGE,
    );
    for (const row of page) {
      last = bytesOf(row, 'key');
      const fields: FirestoreFields = JSON.parse(textOf(row, 'fields'));
      yield { key: last, path: textOf(row, 'path'), fields };
    }
    if (page.length < PAGE) return;
  }
}
