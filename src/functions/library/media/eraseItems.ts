/** Removing items for good: their documents, what they counted, and the claim of their files, in one transaction. */
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { itemWeight } from '#shared/weights.ts';
import type { Services } from '../../services.ts';
import { itemsOf } from '../albums/albumDocument.ts';
import { moveUsage, type StorageAccount } from '../storageAccount.ts';
import { discardFolder } from './discardedFiles.ts';
import { type FileRecord, folderOfFile, type ItemRecord, isFile, textWeight } from './itemDocument.ts';

/** Most values of one `in` question. */
const IN_LIMIT = 30;

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
  const gone = new Set(leaving.map(({ id }) => id));
  const files = new Map(leaving.filter(isFile).map((file) => [file.storagePath, file]));
  const paths = [...files.keys()];
  for (let start = 0; start < paths.length; start += IN_LIMIT) {
    const page = await transaction.get(
      itemsOf(firestore, uid)
        .where('storagePath', 'in', paths.slice(start, start + IN_LIMIT))
        .select('storagePath'),
    );
    for (const item of page.docs) if (!gone.has(item.id)) files.delete(String(item.get('storagePath')));
  }
  return [...files.values()];
}
