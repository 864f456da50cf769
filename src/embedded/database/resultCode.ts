/** What an error of the database says, by the codes of SQLite (https://www.sqlite.org/rescode.html). */

export const SQLITE_BUSY = 5;
export const SQLITE_READONLY = 8;
export const SQLITE_IOERR = 10;
export const SQLITE_CORRUPT = 11;
export const SQLITE_FULL = 13;
export const SQLITE_NOTADB = 26;

/** The primary code, which is the low byte of the extended one; null for an error of another sort. */
export function resultCodeOf(error: unknown): number | null {
  if (!(error instanceof Error && 'errcode' in error)) return null;
  return typeof error.errcode === 'number' ? error.errcode & 0xff : null;
}
