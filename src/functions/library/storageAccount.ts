/**
 * What a person has and may have: bytes of files, and bytes of text under a bound of their own. It moves only inside
 * the transaction that moves the items, so that concurrent uploads cannot pass the limit and a crash cannot leave it
 * wrong. What things count: `shared/weights.ts`.
 */
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { STORAGE_LIMIT_FREE_BYTES } from '#shared/limits.ts';
import { planOf } from '#shared/plans.ts';
import { Refusal } from '../errors.ts';
import { itemsOf, profileOf } from './albums/albumDocument.ts';
import { type StorageFigures, type UsageChange, usageAfter } from './storageFigures.ts';

const profileSchema = z.object({
  storageUsed: z.number().catch(0),
  storageLimit: z.number().catch(STORAGE_LIMIT_FREE_BYTES),
  textBytes: z.number().catch(0),
  portraitBytes: z.number().catch(0),
  itemsKept: z.number().optional().catch(undefined),
  vaultItemsKept: z.number().catch(0),
  plan: z.string().catch('Free'),
  erasureStartedAt: z.unknown().optional(),
});

export interface StorageAccount extends StorageFigures {
  readonly reference: DocumentReference;
}

/** Throws Refusal `not-found` for an account without a profile, and for one that is being erased. */
export async function readStorageAccount(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
): Promise<StorageAccount> {
  const reference = profileOf(firestore, uid);
  const snapshot = await transaction.get(reference);
  if (!snapshot.exists) throw new Refusal('not-found', 'This account has no profile yet.');
  const profile = profileSchema.parse(snapshot.data());
  // Nothing may come in behind the sweep.
  if (profile.erasureStartedAt != null) throw new Refusal('not-found', 'This account is being erased.');
  return {
    usedBytes: profile.storageUsed,
    limitBytes: profile.storageLimit,
    textBytes: profile.textBytes,
    portraitBytes: profile.portraitBytes,
    itemsKept: profile.itemsKept ?? (await countItems(transaction, firestore, uid)),
    vaultItemsKept: profile.vaultItemsKept,
    plan: planOf(profile.plan),
    reference,
  };
}

/** For a profile that does not say it yet: the page that writes the first one knows nothing of it. */
async function countItems(transaction: Transaction, firestore: Firestore, uid: string): Promise<number> {
  return (await transaction.get(itemsOf(firestore, uid).count())).data().count;
}

/** Once a transaction. */
export function moveUsage(transaction: Transaction, account: StorageAccount, change: UsageChange): void {
  const usage = usageAfter(account, change);
  if (usage === null) return;
  transaction.update(account.reference, { ...usage, updatedAt: FieldValue.serverTimestamp() });
}
