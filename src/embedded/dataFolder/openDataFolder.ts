/**
 * The one folder that holds everything: checked, private to its owner, and locked, so that two servers never
 * write into the same one.
 */
import { chmodSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isMissing } from '../disk/isMissing.ts';
import { LOCK_NAME, lockFolder } from './folderLock.ts';

export const DATA_FORMAT_VERSION = 1;
export const DATABASE_NAME = 'amaranth.sqlite';
const FORMAT_NAME = 'format.json';

/** A folder that cannot be used as it is; the message says what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

const dataFormatSchema = z.object({
  format: z.literal('amaranth-data'),
  version: z.number().int().positive(),
  /** Made with --emulator, whose conveniences would be back doors on real data. */
  emulator: z.boolean(),
});
type DataFormat = z.infer<typeof dataFormatSchema>;

export interface DataFolder {
  readonly path: string;
  readonly databasePath: string;
  /** True when this start made it. */
  readonly isNew: boolean;
  release(): void;
}

/** Throws DataFolderError: in use, not ours, of a newer release, or of the other mode. */
export function openDataFolder(path: string, { emulator }: { readonly emulator: boolean }): DataFolder {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    chmodSync(path, 0o700);
  } catch (error) {
    throw new DataFolderError(`The data folder ${path} cannot be made or opened: ${reasonOf(error)}`);
  }
  const names = readdirSync(path);
  const isNew = !names.includes(FORMAT_NAME);
  if (isNew && names.some((name) => !name.startsWith(LOCK_NAME))) {
    throw new DataFolderError(`${path} holds other files. Give Amaranth an empty folder of its own.`);
  }
  const release = lock(path);
  try {
    if (isNew) writeFormat(path, { format: 'amaranth-data', version: DATA_FORMAT_VERSION, emulator });
    else assertMode(path, assertKnownFormat(path), emulator);
  } catch (error) {
    release();
    throw error;
  }
  return { path, databasePath: join(path, DATABASE_NAME), isNew, release };
}

function readFormat(path: string): DataFormat {
  try {
    return dataFormatSchema.parse(JSON.parse(readFileSync(join(path, FORMAT_NAME), 'utf8')));
  } catch (error) {
    if (isMissing(error)) {
      throw new DataFolderError(`${path} is no data folder of Amaranth: ${FORMAT_NAME} is missing.`);
    }
    throw new DataFolderError(`${join(path, FORMAT_NAME)} cannot be read: ${reasonOf(error)}`);
  }
}

/** Throws DataFolderError for a folder that is not ours, or was written by a newer release. */
export function assertKnownFormat(path: string): DataFormat {
  const format = readFormat(path);
  if (format.version <= DATA_FORMAT_VERSION) return format;
  throw new DataFolderError(
    `${path} was written by a newer Amaranth (format ${format.version}; this one knows ${DATA_FORMAT_VERSION}). ` +
      'Use that release or a newer one; nothing in the folder was changed.',
  );
}

function assertMode(path: string, format: DataFormat, emulator: boolean): void {
  if (emulator && !format.emulator) {
    throw new DataFolderError(`${path} holds real data: --emulator refuses to open it.`);
  }
  if (!emulator && format.emulator) {
    throw new DataFolderError(`${path} was made with --emulator: start it with that flag, or use another.`);
  }
}

function writeFormat(path: string, format: DataFormat): void {
  const temporary = join(path, `${LOCK_NAME}-${FORMAT_NAME}`);
  writeFileSync(temporary, `${JSON.stringify(format, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(temporary, join(path, FORMAT_NAME));
}

function lock(path: string): () => void {
  try {
    return lockFolder(path);
  } catch (error) {
    throw new DataFolderError(
      `${path} is in use by another Amaranth, or cannot be written: ${reasonOf(error)}`,
    );
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
