/** The files that the rows of a database promise: every stored object and every message of the outbox. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

export interface NamedFile {
  /** Below the data folder, with "/" on every system. */
  readonly path: string;
  /** What the file is, for a person: `users/ada/media/…/original`. */
  readonly subject: string;
  /** What is known of its content; null for messages. */
  readonly content: { readonly byteCount: number /** Base64. */; readonly md5: string } | null;
}

/** Folders whose every lasting file is named by a row. */
export const OBJECTS_FOLDER = 'files/objects';
export const MESSAGES_FOLDER = 'mail/messages';
/** Folders of files that are still being received. */
export const UNFINISHED_FOLDERS: readonly string[] = ['files/arriving', 'mail/incoming'];

const objectRow = z.object({
  file: z.string(),
  name: z.string(),
  byteCount: z.number().int().nonnegative(),
  md5: z.string(),
});
const messageRow = z.object({ id: z.string() });

/** A folder whose server never got as far as a table has no rows in it. */
export function hasTable(database: DatabaseSync, name: string): boolean {
  const found = database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(name);
  return found !== undefined;
}

export function* readNamedFiles(database: DatabaseSync): Generator<NamedFile> {
  if (hasTable(database, 'storage_objects')) {
    const objects = database.prepare(
      `SELECT file, name, json_extract(content, '$.size') AS byteCount, json_extract(content, '$.md5') AS md5
       FROM storage_objects ORDER BY file`,
    );
    for (const row of objects.iterate()) {
      const { file, name, byteCount, md5 } = objectRow.parse(row);
      yield { path: `files/${file.replaceAll('\\', '/')}`, subject: name, content: { byteCount, md5 } };
    }
  }
  if (hasTable(database, 'mail_message')) {
    for (const row of database.prepare('SELECT id FROM mail_message ORDER BY id').iterate()) {
      const { id } = messageRow.parse(row);
      yield { path: `${MESSAGES_FOLDER}/${id}.eml`, subject: `message ${id}`, content: null };
    }
  }
}
