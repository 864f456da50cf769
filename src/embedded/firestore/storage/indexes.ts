/**
 * Which index entries a document has, and the numbers of the indexes they are in. See [Note: Index entries].
 */

import { type FieldPath, formatFieldPath, valueAt } from '../paths/fieldPath.ts';
import type { FirestoreFields } from '../value.ts';
import { encodePath } from '../values/encodePath.ts';
import { encodeValue, isVector } from '../values/encodeValue.ts';
import type { CompositeIndex, IndexConfiguration, IndexScope } from './indexConfiguration.ts';
import { numberOf, type Sql } from './sql.ts';

export interface IndexEntry {
  readonly index: number;
  readonly value: Buffer;
}

/** The vendor indexes the first 1,500 bytes of a value; whoever searches must look at the document, too. */
const MAXIMUM_INDEXED_BYTES = 1500;
const MAXIMUM_CACHED_INDEXES = 50_000;

export const nameDefinition = '';
export const fieldDefinition = (field: string) => `field:${field}`;
export const containsDefinition = (field: string) => `contains:${field}`;
export const compositeDefinition = (index: CompositeIndex) =>
  `composite:${index.fields.map((field) => `${formatFieldPath(field.path)} ${field.order}`).join(',')}`;

export const inverted = (bytes: Uint8Array): Buffer => Buffer.from(bytes.map((byte) => ~byte & 0xff));

export const cutToIndexed = (value: Buffer): Buffer =>
  value.length > MAXIMUM_INDEXED_BYTES ? value.subarray(0, MAXIMUM_INDEXED_BYTES) : value;

/** Whether entries of this value are of this value alone, and not of longer ones that begin so. */
export const isIndexedWhole = (indexed: Buffer): boolean => indexed.length < MAXIMUM_INDEXED_BYTES;

/** What stands before every value of a collection in an index of scope `collection`. */
export const scopePrefix = (parent: readonly string[]): Buffer =>
  Buffer.concat([encodePath(parent), Buffer.of(0)]);

export interface Indexes {
  /** The index's number, or null when no document was ever in it. */
  find(database: number, collection: string, scope: IndexScope, definition: string): number | null;
  /** Every entry of a document, in both scopes. Makes the indexes that do not exist yet. */
  entriesOf(database: number, segments: readonly string[], fields: FirestoreFields): Map<string, IndexEntry>;
  compositesOf(collection: string): readonly CompositeIndex[];
  /** Makes every declared composite of a new database, so that a later start has none to fill. */
  declareComposites(database: number): void;
  /** After a rollback: numbers given in it may be given again. */
  forget(): void;
}

export function createIndexes(sql: Sql, configuration: IndexConfiguration): Indexes {
  const known = new Map<string, number>();

  const find = (database: number, collection: string, scope: IndexScope, definition: string) => {
    const cacheKey = `${database}|${scope}|${collection}|${definition}`;
    const cached = known.get(cacheKey);
    if (cached !== undefined) return cached;
    const row = sql.get(
      'SELECT id FROM firestore_indexes WHERE database = ? AND collection = ? AND scope = ? AND definition = ?',
      database,
      collection,
      scope,
      definition,
    );
    if (!row) return null;
    if (known.size >= MAXIMUM_CACHED_INDEXES) known.clear();
    const id = numberOf(row, 'id');
    known.set(cacheKey, id);
    return id;
  };

  const obtain = (database: number, collection: string, scope: IndexScope, definition: string) => {
    const existing = find(database, collection, scope, definition);
    if (existing !== null) return existing;
    const row = sql.get(
      'INSERT INTO firestore_indexes (database, collection, scope, definition) VALUES (?, ?, ?, ?) RETURNING id',
      database,
      collection,
      scope,
      definition,
    );
    return numberOf(row ?? {}, 'id');
  };

  return {
    find,
    forget: () => known.clear(),
    compositesOf: (collection) => configuration.composites.get(collection) ?? [],
    declareComposites(database) {
      for (const composite of [...configuration.composites.values()].flat()) {
        obtain(database, composite.collection, composite.scope, compositeDefinition(composite));
      }
    },
    entriesOf(database, segments, fields) {
      const collection = segments.at(-2) ?? '';
      const prefix = scopePrefix(segments.slice(0, -2));
      const entries = new Map<string, IndexEntry>();
      const add = (definition: string, value: Buffer, scopes: readonly IndexScope[]) => {
        for (const scope of scopes) {
          const index = obtain(database, collection, scope, definition);
          const scoped = scope === 'collection' ? Buffer.concat([prefix, value]) : value;
          entries.set(`${index}:${scoped.toString('latin1')}`, { index, value: scoped });
        }
      };
      const both: readonly IndexScope[] = ['collection', 'group'];
      add(nameDefinition, Buffer.alloc(0), both);
      walk(fields, [], (definition, value) => {
        add(definition, value, both);
      });
      for (const composite of configuration.composites.get(collection) ?? []) {
        const value = compositeValue(composite, fields);
        if (value) add(compositeDefinition(composite), value, [composite.scope]);
      }
      return entries;
    },
  };
}

type Visit = (definition: string, value: Buffer) => void;

function walk(fields: FirestoreFields, parent: FieldPath, visit: Visit): void {
  for (const [name, value] of Object.entries(fields)) {
    const path = [...parent, name];
    const text = formatFieldPath(path);
    visit(fieldDefinition(text), cutToIndexed(encodeValue(value)));
    if ('mapValue' in value && !isVector(value.mapValue.fields)) {
      walk(value.mapValue.fields ?? {}, path, visit);
    } else if ('arrayValue' in value) {
      for (const element of value.arrayValue.values ?? []) {
        visit(containsDefinition(text), cutToIndexed(encodeValue(element)));
      }
    }
  }
}

/** The joined key of a document in a composite index; null when it lacks one of the fields. */
export function compositeValue(index: CompositeIndex, fields: FirestoreFields): Buffer | null {
  const parts: Buffer[] = [];
  for (const field of index.fields) {
    const value = valueAt(fields, field.path);
    if (value === undefined) return null;
    const bytes = cutToIndexed(encodeValue(value));
    parts.push(field.order === 'DESCENDING' ? inverted(bytes) : bytes);
  }
  return Buffer.concat(parts);
}
