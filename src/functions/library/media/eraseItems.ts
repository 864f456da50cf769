/** Removing items for good: their documents, what they counted, and the claim of their files, in one transaction. */
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { itemWeight } from '#shared/weights.ts';
import type { Services } from '../../services.ts';
import { itemsOf } from '../albums/albumDocument.ts';
import { noteErased } from '../contents/updateIndex.ts';
import { moveUsage, type StorageAccount } from '../storageAccount.ts';
import { discardFolder } from './discardedFiles.ts';
import { type FileRecord, folderOfFile, type ItemRecord, isFile, textWeight } from './itemDocument.ts';
import { findShared } from './sharedValues.ts';

/**
 * Deletes the items' documents and gives back what they held. Its reads come first, so it is the last step of its
 * transaction. Resolves with the folders that nothing shows any more, for `removeDiscarded` once it has committed.
 */
export async function eraseInTransaction(
  transaction: Transaction,
  services: Services,
  account: StorageAccount,
  items: readonly ItemRecord[],
): Promise<string[]> {
  const uid = account.reference.id;
  const unshown = await findUnshown(transaction, services.firestore, uid, items);
  moveUsage(transaction, account, {
    storage: -unshown.reduce((sum, file) => sum + itemWeight(file), 0),
    text: -textWeight(items),
    items: -items.length,
  });
  for (const { reference } of items) transaction.delete(reference);
  noteErased(
    transaction,
    services.firestore,
    uid,
    items.map(({ id }) => id),
  );
  const folders = unshown.map(folderOfFile);
  for (const folder of folders) discardFolder(transaction, services, uid, folder);
  return folders;
}

/** One of `leaving` for each original that no other item shows. */
async function findUnshown(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  leaving: readonly ItemRecord[],
): Promise<FileRecord[]> {
  const files = new Map(leaving.filter(isFile).map((file) => [file.storagePath, file]));
  const gone = new Set(leaving.map(({ id }) => id));
  const shown = await findShared(
    transaction,
    itemsOf(firestore, uid),
    'storagePath',
    [...files.keys()],
    gone,
  );
  return [...files.values()].filter(({ storagePath }) => !shown.has(storagePath));
}
