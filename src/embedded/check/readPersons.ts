/** Everything the database holds about each person, one person at a time. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { itemRecord, type PersonRecords, vaultItemRecord } from '../../functions/invariants/index.ts';
import { hasTable } from '../dataFolder/namedFiles.ts';
import type { FirestoreFields } from '../firestore/value.ts';
import { afterPrefix, encodePath } from '../firestore/values/encodePath.ts';
import { plainFields } from './plainFields.ts';

const documentRow = z.object({ path: z.string(), fields: z.string() });
const objectRow = z.object({ name: z.string(), byteCount: z.number() });

interface Gathered {
  profile: Record<string, unknown> | null;
  readonly albums: Record<string, Record<string, unknown>>;
  readonly items: Record<string, Record<string, unknown>>;
  readonly vaultItems: Record<string, Record<string, unknown>>;
  readonly vaultFiles: Record<string, Record<string, unknown>>;
  creditAccount: Record<string, unknown> | null;
  readonly creditLines: Record<string, Record<string, unknown>>;
}

const nothing = (): Gathered => ({
  profile: null,
  albums: {},
  items: {},
  vaultItems: {},
  vaultFiles: {},
  creditAccount: null,
  creditLines: {},
});

export function* readPersons(database: DatabaseSync): Generator<PersonRecords> {
  const discarded = readDiscarded(database);
  const seen = new Set<string>();
  for (const [uid, gathered] of gatherDocuments(database)) {
    seen.add(uid);
    yield { uid, ...gathered, objects: readObjects(database, uid), discarded: discarded.get(uid) ?? [] };
  }
  for (const uid of ownersOfObjects(database)) {
    if (seen.has(uid)) continue;
    const objects = readObjects(database, uid);
    yield { uid, ...nothing(), objects, discarded: discarded.get(uid) ?? [] };
  }
}

/** Documents come in the order of their names, so a person's are together. */
function* gatherDocuments(database: DatabaseSync): Generator<[string, Gathered]> {
  let current: [string, Gathered] | null = null;
  for (const { path, fields } of readCollection(database, 'users')) {
    const [, uid = '', collection, id = ''] = path.split('/');
    if (current?.[0] !== uid) {
      if (current) yield current;
      current = [uid, nothing()];
    }
    const [, gathered] = current;
    const depth = path.split('/').length;
    if (depth === 2) gathered.profile = fields;
    else if (depth === 4 && collection === 'albums') gathered.albums[id] = fields;
    else if (depth === 4 && collection === 'mediaItems') gathered.items[id] = itemRecord(fields);
    else if (depth === 4 && collection === 'vaultItems') gathered.vaultItems[id] = vaultItemRecord(fields);
    else if (depth === 4 && collection === 'vaultFiles') gathered.vaultFiles[id] = fields;
    else if (depth === 4 && collection === 'creditLines') gathered.creditLines[id] = fields;
    else if (depth === 4 && collection === 'billing' && id === 'credits') gathered.creditAccount = fields;
  }
  if (current) yield current;
}

/** The folders that wait to be removed, by person. */
function readDiscarded(database: DatabaseSync): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const { fields } of readCollection(database, 'discardedFiles')) {
    const { uid, folder } = fields;
    if (typeof uid !== 'string' || typeof folder !== 'string') continue;
    folders.set(uid, [...(folders.get(uid) ?? []), folder]);
  }
  return folders;
}

/** A collection's documents and all below them, of the default database. */
function* readCollection(
  database: DatabaseSync,
  name: string,
): Generator<{ path: string; fields: Record<string, unknown> }> {
  if (!hasTable(database, 'firestore_documents')) return;
  const prefix = encodePath([name]);
  const rows = database
    .prepare(
      `SELECT path, fields FROM firestore_documents
       WHERE database IN (SELECT id FROM firestore_databases WHERE name LIKE '%/(default)')
         AND key >= ? AND key < ? ORDER BY database, key`,
    )
    .iterate(prefix, afterPrefix(prefix));
  for (const row of rows) {
    const { path, fields } = documentRow.parse(row);
    const stored: FirestoreFields = JSON.parse(fields);
    yield { path, fields: plainFields(stored) };
  }
}

function readObjects(database: DatabaseSync, uid: string): PersonRecords['objects'] {
  if (!hasTable(database, 'storage_objects')) return [];
  // "0" is the character after "/".
  return database
    .prepare(
      `SELECT name, json_extract(content, '$.size') AS byteCount FROM storage_objects
       WHERE bucket IN (SELECT DISTINCT bucket FROM storage_objects) AND name >= ? AND name < ?`,
    )
    .all(`users/${uid}/`, `users/${uid}0`)
    .map((row) => {
      const { name, byteCount } = objectRow.parse(row);
      return { name, size: byteCount };
    });
}

function ownersOfObjects(database: DatabaseSync): Set<string> {
  if (!hasTable(database, 'storage_objects')) return new Set();
  const rows = database
    .prepare(
      "SELECT DISTINCT substr(name, 7, instr(substr(name, 7), '/') - 1) AS uid FROM storage_objects WHERE name LIKE 'users/%/%'",
    )
    .all();
  return new Set(rows.map(({ uid }) => String(uid)));
}
