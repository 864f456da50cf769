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
import { ITEM_LIMIT, ITEM_LIMIT_FREE, STORAGE_LIMIT_FREE_BYTES, TEXT_LIMIT_BYTES } from '#shared/limits.ts';
import { type Plan, planOf } from '#shared/plans.ts';
import { BusinessError } from '../errors.ts';
import { itemsOf, profileOf } from './albumDocument.ts';

const profileSchema = z.object({
  storageUsed: z.number().catch(0),
  storageLimit: z.number().catch(STORAGE_LIMIT_FREE_BYTES),
  textBytes: z.number().catch(0),
  portraitBytes: z.number().catch(0),
  itemsKept: z.number().optional().catch(undefined),
  plan: z.string().catch('Free'),
  erasureStartedAt: z.unknown().optional(),
});

export interface StorageAccount {
  readonly usedBytes: number;
  readonly limitBytes: number;
  readonly textBytes: number;
  /** What the portrait counted when it was last weighed; part of `usedBytes`. */
  readonly portraitBytes: number;
  /** Items of every kind and state: what is hidden behind a still and what is in the trash, too. */
  readonly itemsKept: number;
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
  const profile = profileSchema.parse(snapshot.data());
  // Nothing may come in behind the sweep.
  if (profile.erasureStartedAt != null) throw new BusinessError('not-found', 'This account is being erased.');
  return {
    usedBytes: profile.storageUsed,
    limitBytes: profile.storageLimit,
    textBytes: profile.textBytes,
    portraitBytes: profile.portraitBytes,
    itemsKept: profile.itemsKept ?? (await countItems(transaction, firestore, uid)),
    plan: planOf(profile.plan),
    reference,
  };
}

/** For a profile that does not say it yet: the page that writes the first one knows nothing of it. */
async function countItems(transaction: Transaction, firestore: Firestore, uid: string): Promise<number> {
  return (await transaction.get(itemsOf(firestore, uid).count())).data().count;
}

export function bytesLeft(account: StorageAccount): number {
  return Math.max(0, account.limitBytes - account.usedBytes);
}

/** What a change takes (positive) or gives back (negative). */
export interface UsageChange {
  readonly storage?: number;
  readonly text?: number;
  /** Items that come, whatever they count otherwise. */
  readonly items?: number;
  /** The portrait's weight when it was weighed again. */
  readonly portraitBytes?: number;
}

/** Once a transaction. Giving back never fails. */
export function moveUsage(
  transaction: Transaction,
  account: StorageAccount,
  { storage = 0, text = 0, items = 0, portraitBytes = account.portraitBytes }: UsageChange,
): void {
  const change = storage + portraitBytes - account.portraitBytes;
  if (change === 0 && text === 0 && items === 0 && portraitBytes === account.portraitBytes) return;
  transaction.update(account.reference, {
    storageUsed: Math.max(0, account.usedBytes + change),
    textBytes: Math.max(0, account.textBytes + text),
    portraitBytes,
    itemsKept: Math.max(0, account.itemsKept + items),
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

/** Throws BusinessError `item-limit-reached`: a copy costs no storage, so that nothing else would bound their number. */
export function assertItemsFit({ plan, itemsKept }: StorageAccount, added: number): void {
  const itemLimit = plan.id === 'free' ? ITEM_LIMIT_FREE : ITEM_LIMIT;
  if (itemsKept + added <= itemLimit) return;
  throw new BusinessError(
    'item-limit-reached',
    'Your albums hold as many pictures and letters as we can keep. Erase some copies first.',
    { itemLimit },
  );
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
