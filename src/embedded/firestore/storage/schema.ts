/**
 * Firestore's tables.
 *
 * [Note: Index entries] One table holds every index: a row says that in index `index_id` the document `key`
 * stands at `value`. An index belongs to a collection id and is either of scope `collection` (its values start
 * with the encoded parent, so one index serves every collection of that id) or of scope `group`. Its definition
 * is one of: all documents by name (``), a field (`field:a.b`), an array's elements (`contains:a.b`), or a
 * composite (`composite:a ASC,b DESC`). All bytes compare in the vendor's order, so every ordered query is a
 * range of this table's primary key.
 *
 * [Note: Bytes of versions] What past versions take is counted by triggers, for each document and for all. `dropped`
 * is the time (microseconds) before which a document's past is not known any more, because versions of it were dropped
 * before their hour was over.
 */
export const schema: readonly string[] = [
  `
  CREATE TABLE firestore_databases (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
  ) STRICT;
  CREATE TABLE firestore_documents (
    id INTEGER PRIMARY KEY,
    database INTEGER NOT NULL REFERENCES firestore_databases (id),
    key BLOB NOT NULL,
    path TEXT NOT NULL,
    fields TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    UNIQUE (database, key)
  ) STRICT;
  CREATE TABLE firestore_indexes (
    id INTEGER PRIMARY KEY,
    database INTEGER NOT NULL REFERENCES firestore_databases (id),
    collection TEXT NOT NULL,
    scope TEXT NOT NULL CHECK (scope IN ('collection', 'group')),
    definition TEXT NOT NULL,
    UNIQUE (database, collection, scope, definition)
  ) STRICT;
  CREATE TABLE firestore_entries (
    index_id INTEGER NOT NULL,
    value BLOB NOT NULL,
    key BLOB NOT NULL,
    PRIMARY KEY (index_id, value, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE firestore_clock (
    singleton INTEGER PRIMARY KEY CHECK (singleton = 1),
    last_commit INTEGER NOT NULL
  ) STRICT;
  INSERT INTO firestore_clock VALUES (1, 0);
  `,
  `
  CREATE TABLE firestore_versions (
    database INTEGER NOT NULL REFERENCES firestore_databases (id),
    key BLOB NOT NULL,
    replaced INTEGER NOT NULL,
    path TEXT NOT NULL,
    fields TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    PRIMARY KEY (database, key, replaced)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX firestore_versions_by_end ON firestore_versions (replaced);
  `,
  `
  CREATE TABLE firestore_version_bytes (
    database INTEGER NOT NULL REFERENCES firestore_databases (id),
    key BLOB NOT NULL,
    path TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    dropped INTEGER NOT NULL,
    PRIMARY KEY (database, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE firestore_versions_total (
    singleton INTEGER PRIMARY KEY CHECK (singleton = 1),
    bytes INTEGER NOT NULL
  ) STRICT;
  INSERT INTO firestore_version_bytes
    SELECT database, key, path, sum(octet_length(path) + octet_length(key) + octet_length(fields)), 0
    FROM firestore_versions GROUP BY database, key;
  INSERT INTO firestore_versions_total SELECT 1, coalesce(sum(bytes), 0) FROM firestore_version_bytes;
  CREATE TRIGGER firestore_version_kept AFTER INSERT ON firestore_versions BEGIN
    INSERT INTO firestore_version_bytes VALUES (new.database, new.key, new.path,
      octet_length(new.path) + octet_length(new.key) + octet_length(new.fields), 0)
      ON CONFLICT DO UPDATE SET bytes = bytes + excluded.bytes;
    UPDATE firestore_versions_total
      SET bytes = bytes + octet_length(new.path) + octet_length(new.key) + octet_length(new.fields);
  END;
  CREATE TRIGGER firestore_version_forgotten AFTER DELETE ON firestore_versions BEGIN
    UPDATE firestore_version_bytes
      SET bytes = bytes - octet_length(old.path) - octet_length(old.key) - octet_length(old.fields)
      WHERE database = old.database AND key = old.key;
    UPDATE firestore_versions_total
      SET bytes = bytes - octet_length(old.path) - octet_length(old.key) - octet_length(old.fields);
  END;
  `,
];
