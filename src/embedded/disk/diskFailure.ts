/** What an error says about the disk below: of a file, or of the database that lies in one. */
import {
  resultCodeOf,
  SQLITE_CORRUPT,
  SQLITE_FULL,
  SQLITE_IOERR,
  SQLITE_NOTADB,
  SQLITE_READONLY,
} from '../database/resultCode.ts';

export type DiskFailure = 'damaged' | 'diskFull' | 'readOnly';

const databaseFailures: ReadonlyMap<unknown, DiskFailure> = new Map([
  [SQLITE_READONLY, 'readOnly'],
  [SQLITE_IOERR, 'damaged'],
  [SQLITE_CORRUPT, 'damaged'],
  [SQLITE_FULL, 'diskFull'],
  [SQLITE_NOTADB, 'damaged'],
]);
const systemFailures: ReadonlyMap<unknown, DiskFailure> = new Map([
  ['ENOSPC', 'diskFull'],
  ['EDQUOT', 'diskFull'],
  ['EFBIG', 'diskFull'],
  ['EROFS', 'readOnly'],
  ['EACCES', 'readOnly'],
  ['EPERM', 'readOnly'],
  ['EIO', 'damaged'],
]);

/** By the error itself or the one that caused it; null when the disk has no part in it. */
export function diskFailureOf(error: unknown): DiskFailure | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? error.code : null;
  return databaseFailures.get(resultCodeOf(error)) ?? systemFailures.get(code) ?? diskFailureOf(error.cause);
}
