/** The index of all objects: what is in a bucket, and which file holds it. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { migrate, transaction } from '../../database/openDatabase.ts';
import type { StoredObject } from './storedObject.ts';

const steps = [
  `CREATE TABLE storage_objects (
     bucket TEXT NOT NULL,
     name TEXT NOT NULL,
     generation INTEGER NOT NULL,
     file TEXT NOT NULL UNIQUE,
     content TEXT NOT NULL,
     PRIMARY KEY (bucket, name)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE storage_uploads (
     id TEXT PRIMARY KEY,
     content TEXT NOT NULL,
     touched_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;`,
  'CREATE INDEX storage_uploads_by_touch ON storage_uploads (touched_at)',
  // Sessions of the earlier shape do not say who opened them in which protocol: they end.
  `DROP TABLE storage_uploads;
   CREATE TABLE storage_sessions (
     id TEXT PRIMARY KEY,
     opener TEXT NOT NULL,
     object TEXT NOT NULL,
     is_open INTEGER NOT NULL,
     content TEXT NOT NULL,
     touched_at INTEGER NOT NULL,
     expires_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX storage_sessions_by_expiry ON storage_sessions (expires_at);
   CREATE INDEX storage_sessions_open ON storage_sessions (opener, touched_at) WHERE is_open = 1;
   CREATE TABLE storage_discarded (
     file TEXT PRIMARY KEY,
     discarded_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX storage_discarded_by_time ON storage_discarded (discarded_at);`,
  `ALTER TABLE storage_discarded ADD COLUMN writer TEXT;
   ALTER TABLE storage_discarded ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX storage_discarded_by_writer ON storage_discarded (writer, bytes) WHERE writer IS NOT NULL;`,
  `ALTER TABLE storage_objects ADD COLUMN sender TEXT;
   ALTER TABLE storage_discarded ADD COLUMN sender TEXT;
   CREATE INDEX storage_discarded_by_sender ON storage_discarded (sender, bytes)
     WHERE writer IS NULL AND sender IS NOT NULL;`,
];

const objectSchema: z.ZodType<StoredObject> = z.object({
  bucket: z.string(),
  name: z.string(),
  generation: z.number(),
  metageneration: z.number(),
  size: z.number(),
  md5: z.string(),
  crc32c: z.string(),
  timeCreated: z.string(),
  updated: z.string(),
  downloadTokens: z.array(z.string()),
  file: z.string(),
  contentType: z.string(),
  cacheControl: z.string().nullable(),
  contentDisposition: z.string().nullable(),
  contentEncoding: z.string().nullable(),
  contentLanguage: z.string().nullable(),
  customTime: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
});

function objectFrom(row: Record<string, unknown> | undefined): StoredObject | null {
  return typeof row?.content === 'string' ? objectSchema.parse(JSON.parse(row.content)) : null;
}

interface ListOptions {
  readonly prefix: string;
  /** First name that counts, itself included. */
  readonly from?: string;
  /** Names from here on, exclusive. */
  readonly after: string;
  readonly limit: number;
}

/** A person by their id; null for the business logic and for visitors. */
export type Doer = string | null;

export interface Writing {
  /** Whose bytes these are, and whose doing it is that what they replace has to go. */
  readonly sender?: Doer;
  /** Runs in the same transaction. */
  readonly alongside?: () => void;
}

export class ObjectIndex {
  readonly #database: DatabaseSync;
  readonly #read;
  readonly #write;
  readonly #remove;
  readonly #list;
  readonly #files;
  readonly #discard;
  readonly #discarded;
  readonly #forgetDiscarded;
  readonly #postponeDiscarded;
  readonly #discardedBytes;
  readonly #erasedBytes;

  constructor(database: DatabaseSync) {
    migrate(database, 'storage', steps);
    this.#database = database;
    this.#read = database.prepare('SELECT content FROM storage_objects WHERE bucket = ? AND name = ?');
    this.#write = database.prepare(
      `INSERT INTO storage_objects (bucket, name, generation, file, content, sender) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (bucket, name) DO UPDATE
       SET generation = excluded.generation, content = excluded.content, file = excluded.file,
         sender = CASE WHEN file = excluded.file THEN sender ELSE excluded.sender END`,
    );
    this.#remove = database.prepare('DELETE FROM storage_objects WHERE bucket = ? AND name = ?');
    this.#list = database.prepare(
      'SELECT content FROM storage_objects WHERE bucket = ? AND name > ? AND name >= ? ORDER BY name LIMIT ?',
    );
    this.#files = database.prepare('SELECT 1 FROM storage_objects WHERE file = ?');
    this.#discard = database.prepare(
      `INSERT INTO storage_discarded (file, discarded_at, writer, bytes, sender)
       VALUES (?1, ?2, ?3, ?4, (SELECT sender FROM storage_objects WHERE file = ?1))
       ON CONFLICT (file) DO NOTHING`,
    );
    this.#discarded = database.prepare(
      'SELECT file FROM storage_discarded WHERE discarded_at <= ? ORDER BY discarded_at LIMIT ?',
    );
    this.#forgetDiscarded = database.prepare('DELETE FROM storage_discarded WHERE file = ?');
    this.#postponeDiscarded = database.prepare(
      'UPDATE storage_discarded SET discarded_at = ? WHERE file = ?',
    );
    this.#discardedBytes = database.prepare(
      'SELECT sum(bytes) AS bytes FROM storage_discarded WHERE writer = ?',
    );
    this.#erasedBytes = database.prepare(
      'SELECT sum(bytes) AS bytes FROM storage_discarded WHERE writer IS NULL AND sender = ?',
    );
  }

  read(bucket: string, name: string): StoredObject | null {
    return objectFrom(this.#read.get(bucket, name));
  }

  /**
   * Puts an object in its place, durably; the file of what it replaces is discarded. `now` is milliseconds since the
   * epoch.
   */
  write(object: StoredObject, now: number, { sender = null, alongside }: Writing = {}): void {
    const { bucket, name, generation, file } = object;
    transaction(this.#database, () => {
      const replaced = this.read(bucket, name);
      if (replaced && replaced.file !== file) this.#discard.run(replaced.file, now, sender, replaced.size);
      this.#write.run(bucket, name, generation, file, JSON.stringify(object), sender);
      alongside?.();
    });
  }

  /** Takes an object out of the bucket, durably; its file is discarded. */
  remove({ bucket, name, file, size }: StoredObject, now: number, discarder: Doer = null): void {
    transaction(this.#database, () => {
      this.#discard.run(file, now, discarder, size);
      this.#remove.run(bucket, name);
    });
  }

  /** Takes every object out of every bucket; their files are discarded. */
  removeAll(now: number): void {
    transaction(this.#database, () => {
      this.#database
        .prepare(
          `INSERT INTO storage_discarded (file, discarded_at, bytes)
           SELECT file, ?, json_extract(content, '$.size') FROM storage_objects WHERE true
           ON CONFLICT (file) DO NOTHING`,
        )
        .run(now);
      this.#database.exec('DELETE FROM storage_objects');
    });
  }

  /** Notes a file that nothing points to. The first note counts. */
  discard(file: string, now: number): void {
    this.#discard.run(file, now, null, 0);
  }

  /** Files that were discarded at or before an instant, oldest first. */
  discardedBefore(instant: number, limit: number): string[] {
    return this.#discarded.all(instant, limit).map((row) => String(row.file));
  }

  forgetDiscarded(file: string): void {
    this.#forgetDiscarded.run(file);
  }

  /** For a file that could not be removed: it is due again after everything that is due now. */
  postponeDiscarded(file: string, now: number): void {
    this.#postponeDiscarded.run(now, file);
  }

  /** What still waits to be removed because this one replaced or deleted it. */
  discardedBytesOf(discarder: string): number {
    return Number(this.#discardedBytes.get(discarder)?.bytes ?? 0);
  }

  /** What still waits to be removed of what this one sent, because the business logic erased it. */
  erasedBytesOf(sender: string): number {
    return Number(this.#erasedBytes.get(sender)?.bytes ?? 0);
  }

  /** Objects in name order, from a prefix; never more than `limit`. */
  *list(bucket: string, { prefix, from = prefix, after, limit }: ListOptions): Generator<StoredObject> {
    for (const row of this.#list.all(bucket, after, from > prefix ? from : prefix, limit)) {
      const object = objectFrom(row);
      if (!object?.name.startsWith(prefix)) return;
      yield object;
    }
  }

  isFileInUse(file: string): boolean {
    return this.#files.get(file) !== undefined;
  }
}
