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
import { STORAGE_LIMIT_FREE_BYTES, TEXT_LIMIT_BYTES } from '#shared/limits.ts';
import { type Plan, planOf } from '#shared/plans.ts';
import { BusinessError } from '../errors.ts';
import { profileOf } from './albumDocument.ts';

const profileSchema = z.object({
  storageUsed: z.number().catch(0),
  storageLimit: z.number().catch(STORAGE_LIMIT_FREE_BYTES),
  textBytes: z.number().catch(0),
  portraitBytes: z.number().catch(0),
  plan: z.string().catch('Free'),
  erasureStartedAt: z.unknown().optional(),
});

export interface StorageAccount {
  readonly usedBytes: number;
  readonly limitBytes: number;
  readonly textBytes: number;
  /** What the portrait counted when it was last weighed; part of `usedBytes`. */
  readonly portraitBytes: number;
  readonly plan: Plan;
  readonly reference: DocumentReference;
}

/** Throws BusinessError `not-found` for an account without a profile, and for one that is being erased. */
export async function readStorageAccount(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
): Promise<StorageAccount> {
  const reference = profileOf(firestore, uid);
  const snapshot = await transaction.get(reference);
  if (!snapshot.exists) throw new BusinessError('not-found', 'This account has no profile yet.');
  const { storageUsed, storageLimit, textBytes, portraitBytes, plan, erasureStartedAt } = profileSchema.parse(
    snapshot.data(),
  );
  // Nothing may come in behind the sweep.
  if (erasureStartedAt != null) throw new BusinessError('not-found', 'This account is being erased.');
  return {
    usedBytes: storageUsed,
    limitBytes: storageLimit,
    textBytes,
    portraitBytes,
    plan: planOf(plan),
    reference,
  };
}

export function bytesLeft(account: StorageAccount): number {
  return Math.max(0, account.limitBytes - account.usedBytes);
}

/** What a change takes (positive) or gives back (negative). */
export interface UsageChange {
  readonly storage?: number;
  readonly text?: number;
  /** The portrait's weight when it was weighed again. */
  readonly portraitBytes?: number;
}

/** Once a transaction. Giving back never fails. */
export function moveUsage(
  transaction: Transaction,
  account: StorageAccount,
  { storage = 0, text = 0, portraitBytes = account.portraitBytes }: UsageChange,
): void {
  const change = storage + portraitBytes - account.portraitBytes;
  if (change === 0 && text === 0 && portraitBytes === account.portraitBytes) return;
  transaction.update(account.reference, {
    storageUsed: Math.max(0, account.usedBytes + change),
    textBytes: Math.max(0, account.textBytes + text),
    portraitBytes,
    updatedAt: FieldValue.serverTimestamp(),
  });
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

/** Throws BusinessError `text-limit-reached` when letters would pass what they have on every plan. */
export function assertTextFits(account: StorageAccount, bytes: number): void {
  if (bytes <= 0 || account.textBytes + bytes <= TEXT_LIMIT_BYTES) return;
  throw new BusinessError(
    'text-limit-reached',
    'Your letters have reached 100 MB of text, which is all we keep.',
    {
      limitBytes: TEXT_LIMIT_BYTES,
    },
  );
}
