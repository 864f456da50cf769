/** The arithmetic of what a person has and may have: what still fits, and the figures after a change. */
import { ITEM_LIMIT, ITEM_LIMIT_FREE, TEXT_LIMIT_BYTES } from '#shared/limits.ts';
import type { Plan } from '#shared/plans.ts';
import { Refusal } from '../errors.ts';

export interface StorageFigures {
  readonly usedBytes: number;
  readonly limitBytes: number;
  readonly textBytes: number;
  /** What the portrait counted when it was last weighed; part of `usedBytes`. */
  readonly portraitBytes: number;
  /** Items of every kind and state: what is hidden behind a still and what is in the trash, too. */
  readonly itemsKept: number;
  /** Items of the vault, of every state: the tombstones of erased ones too. */
  readonly vaultItemsKept: number;
  readonly plan: Plan;
}

type Room = Pick<StorageFigures, 'usedBytes' | 'limitBytes'>;

export function bytesLeft(account: Room): number {
  return Math.max(0, account.limitBytes - account.usedBytes);
}

/** What a change takes (positive) or gives back (negative). */
export interface UsageChange {
  readonly storage?: number;
  readonly text?: number;
  /** Items that come, whatever they count otherwise. */
  readonly items?: number;
  /** Items of the vault that come. */
  readonly vaultItems?: number;
  /** The portrait's weight when it was weighed again. */
  readonly portraitBytes?: number;
}

/** The figures after a change; null when it moves none of them. Giving back never fails. */
export function usageAfter(
  account: Pick<StorageFigures, 'usedBytes' | 'textBytes' | 'portraitBytes' | 'itemsKept' | 'vaultItemsKept'>,
  { storage = 0, text = 0, items = 0, vaultItems = 0, portraitBytes = account.portraitBytes }: UsageChange,
) {
  const portraitChange = portraitBytes - account.portraitBytes;
  if ([storage, text, items, vaultItems, portraitChange].every((change) => change === 0)) return null;
  return {
    storageUsed: Math.max(0, account.usedBytes + storage + portraitChange),
    textBytes: Math.max(0, account.textBytes + text),
    portraitBytes,
    itemsKept: Math.max(0, account.itemsKept + items),
    vaultItemsKept: Math.max(0, account.vaultItemsKept + vaultItems),
  };
}

/** Throws Refusal `storage-quota-exceeded` with the figures the interface shows. */
export function assertFits(account: Room, bytes: number): void {
  if (bytes <= bytesLeft(account)) return;
  throw new Refusal('storage-quota-exceeded', 'There is not enough room left for this.', {
    neededBytes: bytes,
    leftBytes: bytesLeft(account),
    limitBytes: account.limitBytes,
  });
}

/** Throws Refusal `item-limit-reached`: a copy costs no storage, so that nothing else would bound their number. */
export function assertItemsFit(
  { plan, itemsKept }: Pick<StorageFigures, 'plan' | 'itemsKept'>,
  added: number,
): void {
  const itemLimit = plan.id === 'free' ? ITEM_LIMIT_FREE : ITEM_LIMIT;
  if (itemsKept + added <= itemLimit) return;
  throw new Refusal(
    'item-limit-reached',
    'Your albums hold as many pictures and letters as we can keep. Erase some copies first.',
    { itemLimit },
  );
}

/** Throws Refusal `text-limit-reached` when letters and the words of copies would pass what every plan has. */
export function assertTextFits(account: Pick<StorageFigures, 'textBytes'>, bytes: number): void {
  if (bytes <= 0 || account.textBytes + bytes <= TEXT_LIMIT_BYTES) return;
  throw new Refusal(
    'text-limit-reached',
    'Your letters, your vault and copies have reached 100 MB of text, which is all we keep.',
    {
      limitBytes: TEXT_LIMIT_BYTES,
    },
  );
}
