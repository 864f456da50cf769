/** An item whose time has come, for the jobs: looked at again, erased and its files removed. */
import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { ownerOf } from '../../jobs/index.ts';
import type { Services } from '../../services.ts';
import { readStorageAccount } from '../storageAccount.ts';
import { removeDiscarded } from './discardedFiles.ts';
import { eraseInTransaction } from './eraseItems.ts';
import { type ItemRecord, itemFrom } from './itemDocument.ts';

/** `isDue` is asked within the transaction that erases: since the job read its list, the item may have been claimed. */
export async function eraseDue(
  services: Services,
  subject: QueryDocumentSnapshot,
  isDue: (item: ItemRecord, stored: DocumentSnapshot) => boolean,
): Promise<void> {
  const uid = ownerOf(subject);
  const { firestore } = services;
  const folders = await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(subject.ref);
    if (!stored.exists) return [];
    const item = itemFrom(stored);
    if (!item) throw new Error('The item cannot be read.');
    if (!isDue(item, stored)) return [];
    const account = await readStorageAccount(transaction, firestore, uid);
    return eraseInTransaction(transaction, services, account, [item]);
  });
  await removeDiscarded(services, folders);
}
