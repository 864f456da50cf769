/**
 * The sealed records on the disk (IndexedDB), and beside each what is needed to bound them without opening any: kind, size,
 * when it was kept and when it was last seen.
 */
import { type DBSchema, deleteDB, type IDBPDatabase } from 'idb';
import { z } from 'zod';
import { createDeviceDatabase } from '../../deviceDatabase.ts';

const NAME = 'amaranth-kept';

/** What lies on a disk may have been changed there. */
export const keptEntrySchema = z.object({
  place: z.string(),
  kind: z.string(),
  byteCount: z.number().nonnegative(),
  keptAt: z.number(),
  seenAt: z.number(),
});
export type KeptEntry = z.output<typeof keptEntrySchema>;

export const sealedSchema = z.object({
  nonce: z.instanceof(Uint8Array<ArrayBuffer>),
  content: z.instanceof(ArrayBuffer),
});

export interface KeptSchema extends DBSchema {
  entries: { key: string; value: KeptEntry };
  sealed: { key: string; value: z.output<typeof sealedSchema> };
}

export type KeptDatabase = IDBPDatabase<KeptSchema>;

export const openKeptDatabase = createDeviceDatabase<KeptSchema>({
  name: NAME,
  version: 1,
  upgrade(database) {
    database.createObjectStore('entries', { keyPath: 'place' });
    database.createObjectStore('sealed');
  },
});

export const removeKeptDatabase = (): Promise<void> => deleteDB(NAME);
