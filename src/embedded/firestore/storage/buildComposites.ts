/** At start: fills composite indexes that `firestore.indexes.json` has gained, and drops those it has lost. */
import type { Logger } from '#shared/logger.ts';
import type { FirestoreFields } from '../value.ts';
import type { CompositeIndex, IndexConfiguration } from './indexConfiguration.ts';
import { compositeDefinition, compositeValue, scopePrefix } from './indexes.ts';
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
  const members = sql.all(
    `SELECT entry.key FROM firestore_entries AS entry JOIN firestore_indexes AS source ON source.id = entry.index_id
     WHERE source.database = ? AND source.collection = ? AND source.scope = 'group' AND source.definition = ''`,
    database,
    index.collection,
  );
  for (const member of members) {
    const key = bytesOf(member, 'key');
    const document = sql.get(
      'SELECT path, fields FROM firestore_documents WHERE database = ? AND key = ?',
      database,
      key,
    );
    if (!document) continue;
    const fields: FirestoreFields = JSON.parse(textOf(document, 'fields'));
    const value = compositeValue(index, fields);
    if (!value) continue;
    const prefix =
      index.scope === 'group'
        ? Buffer.alloc(0)
        : scopePrefix(textOf(document, 'path').split('/').slice(0, -2));
    sql.run('INSERT INTO firestore_entries VALUES (?, ?, ?)', id, Buffer.concat([prefix, value]), key);
  }
  log.log('info', 'firestore-index-built', { collection: index.collection, documents: members.length });
}
