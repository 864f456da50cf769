/** What goes with an item that is erased: its earlier versions and its files. */
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { discardFiles } from './discardedFiles.ts';
import { filesOfItem } from './itemFigures.ts';
import { readVaultFiles, type VaultFileRecord, type VaultItemRecord } from './vaultDocuments.ts';

/** Returns the files, whose bytes the caller removes after the transaction, and what they give back, which it moves in it. */
export async function discardRemains(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  item: VaultItemRecord,
): Promise<{ readonly files: readonly VaultFileRecord[]; readonly bytes: number }> {
  const files = [...(await readVaultFiles(transaction, firestore, uid, filesOfItem(item))).values()];
  const bytes = discardFiles(transaction, files);
  for (const { version } of item.history) {
    transaction.delete(item.reference.collection('versions').doc(String(version)));
  }
  return { files, bytes };
}
