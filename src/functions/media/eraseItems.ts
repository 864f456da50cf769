/** Removing items for good: the documents first, then the files that no other item shares. */

import { itemsOf } from '../albums/albumDocument.ts';
import type { Services } from '../services.ts';
import { readItems } from './itemDocument.ts';

/** Removes every file in an item's folder. Missing files are fine: the call may be a repetition. */
export async function eraseFiles(services: Services, folder: string): Promise<void> {
  await services.bucket.deleteFiles({ prefix: `${folder}/`, force: true });
}

/**
 * Deletes the items' documents, then the files of those whose original no other item shares. A crash between the two
 * leaves files without an item: they count for nobody and the account's erasure removes them.
 */
export async function eraseItems(services: Services, uid: string, itemIds: readonly string[]): Promise<void> {
  const { firestore } = services;
  const erased = await firestore.runTransaction(async (transaction) => {
    const items = await readItems(transaction, firestore, uid, itemIds);
    for (const item of items) transaction.delete(item.reference);
    return items;
  });
  const paths = new Set(erased.flatMap((item) => (item.kind === 'letter' ? [] : [item.storagePath])));
  for (const path of paths) {
    const shared = await itemsOf(firestore, uid).where('storagePath', '==', path).limit(1).select().get();
    if (shared.empty) await eraseFiles(services, path.replace(/\/original$/, ''));
  }
}
