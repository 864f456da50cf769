/**
 * A data folder with many documents and files, made without a server: through the engine's and the object index's own
 * writes, in large transactions. Only waiting for the disk is left out, and made up for at the end.
 */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openDatabase } from '../../../src/embedded/database/openDatabase.ts';
import { openDataFolder } from '../../../src/embedded/dataFolder/openDataFolder.ts';
import { fillDocuments } from './fillDocuments.ts';
import { fillFiles } from './fillFiles.ts';

const root = resolve(import.meta.dirname, '../../..');

export interface Fill {
  readonly documentCount: number;
  readonly fileCount: number;
}

export async function fillFolder(path: string, { documentCount, fileCount }: Fill): Promise<void> {
  const folder = openDataFolder(path, { emulator: true });
  const database = openDatabase(folder.databasePath);
  try {
    database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -1000000;');
    const indexesJson: unknown = JSON.parse(await readFile(join(root, 'firestore.indexes.json'), 'utf8'));
    await fillDocuments(database, indexesJson, documentCount);
    if (fileCount > 0) await fillFiles(database, join(path, 'files'), fileCount);
    database.exec('PRAGMA synchronous = FULL; PRAGMA wal_checkpoint(TRUNCATE);');
  } finally {
    database.close();
    folder.release();
  }
}
