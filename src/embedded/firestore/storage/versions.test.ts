/** Past versions take a bounded room, and a read never answers from what was dropped for it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { migrate, openDatabase } from '../../database/openDatabase.ts';
import type { StoredDocument } from './documentRow.ts';
import { documentKey } from './documents.ts';
import { schema } from './schema.ts';
import { createSql, numberOf, type Sql } from './sql.ts';
import { createVersions, VERSIONS_KEPT, type Versions } from './versions.ts';

const KIBIBYTE = 1024;
const bounds = { bytes: 10 * KIBIBYTE, bytesOfAll: 25 * KIBIBYTE };
const DATABASE = 1;

let sql: Sql;
let versions: Versions;
beforeEach(() => {
  const database = openDatabase(':memory:');
  migrate(database, 'firestore', schema);
  sql = createSql(database);
  sql.run("INSERT INTO firestore_databases VALUES (1, 'p')");
  versions = createVersions(sql, bounds);
});

/** About a kibibyte that stood from `from` on. */
const version = (path: string, from: number): StoredDocument => ({
  path,
  key: documentKey(path),
  fields: { text: { stringValue: `${from} `.padEnd(900, 'x') } },
  created: 1,
  updated: from,
});
const keep = (path: string, from: number) => versions.keep(DATABASE, version(path, from), from + 1);
const read = (path: string, at: number) => versions.get(DATABASE, documentKey(path), at)?.updated;
const everything = [DATABASE, Buffer.of(0), Buffer.of(0xff)] as const;
const bytes = () =>
  numberOf(
    sql.get(
      'SELECT sum(octet_length(path) + octet_length(key) + octet_length(fields)) AS bytes FROM firestore_versions',
    ) ?? {},
    'bytes',
  );
const tooOld = expect.objectContaining({ status: 'FAILED_PRECONDITION' });

describe('the versions of a document that changes again and again', () => {
  it('stay within its bound, the newest kept', () => {
    for (let from = 1; from <= 100; from += 1) {
      keep('letters/one', from);
      expect(bytes()).toBeLessThanOrEqual(bounds.bytes);
    }
    expect(bytes()).toBeGreaterThan(bounds.bytes / 2);
    expect(read('letters/one', 100)).toBe(100);
    expect(read('letters/one', 95)).toBe(95);
  });

  it('that were dropped are too old to read, one by one and in a query', () => {
    keep('letters/still', 1);
    for (let from = 1; from <= 100; from += 1) keep('letters/one', from);
    expect(() => read('letters/one', 50)).toThrow(tooOld);
    expect(versions.dropped(...everything, 50)).toEqual(['letters/one']);
    expect(versions.dropped(...everything, 95)).toEqual([]);
    expect(read('letters/still', 1)).toBe(1);
  });

  it('larger than the bound is not kept at all', () => {
    const large = {
      ...version('letters/one', 1),
      fields: { text: { stringValue: 'x'.repeat(bounds.bytes) } },
    };
    versions.keep(DATABASE, large, 2);
    expect(() => read('letters/one', 1)).toThrow(tooOld);
  });
});

it('the versions of many documents stay within the bound of all, the oldest dropped first', () => {
  for (let from = 1; from <= 200; from += 1) {
    keep(`letters/${from}`, from);
    expect(bytes()).toBeLessThanOrEqual(bounds.bytesOfAll);
  }
  expect(bytes()).toBeGreaterThan(bounds.bytesOfAll / 2);
  expect(read('letters/200', 200)).toBe(200);
  expect(() => read('letters/1', 1)).toThrow(tooOld);
});

it('what is forgotten after its hour, or cleared, leaves room and no trace', () => {
  for (let from = 1; from <= 100; from += 1) keep(`letters/${from % 5}`, from);
  versions.forget(VERSIONS_KEPT);
  expect(sql.all('SELECT * FROM firestore_version_bytes')).toEqual([]);
  expect(sql.get('SELECT bytes FROM firestore_versions_total')).toEqual({ bytes: 0 });
  keep('letters/one', VERSIONS_KEPT);
  versions.clear(DATABASE);
  expect(sql.all('SELECT * FROM firestore_version_bytes')).toEqual([]);
  expect(sql.get('SELECT bytes FROM firestore_versions_total')).toEqual({ bytes: 0 });
});

it('versions from before the bound are counted', () => {
  const database = openDatabase(':memory:');
  migrate(database, 'firestore', schema.slice(0, 2));
  const old = createSql(database);
  old.run("INSERT INTO firestore_databases VALUES (1, 'p')");
  const { key } = version('letters/one', 1);
  for (let replaced = 1; replaced <= 30; replaced += 1) {
    old.run(
      'INSERT INTO firestore_versions VALUES (1, ?, ?, ?, ?, 1, 1)',
      key,
      replaced,
      'letters/one',
      'x'.repeat(900),
    );
  }
  migrate(database, 'firestore', schema);
  const kept = createVersions(createSql(database), bounds);
  kept.keep(DATABASE, version('letters/one', 30), 31);
  const left = numberOf(old.get('SELECT count(*) AS n FROM firestore_versions') ?? {}, 'n');
  expect(left).toBeGreaterThan(5);
  expect(left).toBeLessThan(12);
});
