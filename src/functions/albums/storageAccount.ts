/**
 * The person's storage: how many bytes are used and how many they may use. It moves only inside the transaction that
 * moves the items, so that concurrent uploads cannot pass the limit and a crash cannot leave it wrong.
 */
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { STORAGE_LIMIT_FREE_BYTES } from '#shared/limits.ts';
import { type Plan, planOf } from '#shared/plans.ts';
import { BusinessError } from '../errors.ts';
import { profileOf } from './albumDocument.ts';

const profileSchema = z.object({
  storageUsed: z.number().catch(0),
  storageLimit: z.number().catch(STORAGE_LIMIT_FREE_BYTES),
  plan: z.string().catch('Free'),
});

export interface StorageAccount {
  readonly usedBytes: number;
  readonly limitBytes: number;
  readonly plan: Plan;
  readonly reference: DocumentReference;
}

/** Throws BusinessError `not-found` for an account without a profile. */
export async function readStorageAccount(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
): Promise<StorageAccount> {
  const reference = profileOf(firestore, uid);
  const snapshot = await transaction.get(reference);
  if (!snapshot.exists) throw new BusinessError('not-found', 'This account has no profile yet.');
  const { storageUsed, storageLimit, plan } = profileSchema.parse(snapshot.data());
  return { usedBytes: storageUsed, limitBytes: storageLimit, plan: planOf(plan), reference };
}

export function bytesLeft(account: StorageAccount): number {
  return Math.max(0, account.limitBytes - account.usedBytes);
}

/** Takes (positive) or gives back (negative) bytes. Giving back never fails. */
export function moveBytes(transaction: Transaction, account: StorageAccount, bytes: number): void {
  if (bytes === 0) return;
  const next = Math.max(0, account.usedBytes + bytes);
  transaction.update(account.reference, { storageUsed: next, updatedAt: FieldValue.serverTimestamp() });
}

/** Throws BusinessError `storage-quota-exceeded` with the figures the interface shows. */
export function assertFits(account: StorageAccount, bytes: number): void {
  if (bytes <= bytesLeft(account)) return;
  throw new BusinessError('storage-quota-exceeded', 'There is not enough room left for this.', {
    neededBytes: bytes,
    leftBytes: bytesLeft(account),
    limitBytes: account.limitBytes,
  });
}
