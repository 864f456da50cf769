/** What is in the trash, and how long it stays there. */
import { TRASH_RETENTION } from '#shared/limits.ts';
import type { VaultItem } from '../open/vaultState.ts';

const DAY = 86_400_000;

/**
 * Whole days until it is erased, rounded up: on the last day one day is left. Never more than an item is there at all: the
 * clock of the device that threw it away may have been ahead.
 */
export function daysLeft(trashedAt: number | null, now: number): number {
  if (trashedAt === null) return TRASH_RETENTION / DAY;
  const left = Math.min(TRASH_RETENTION, trashedAt + TRASH_RETENTION - now);
  return Math.max(0, Math.ceil(left / DAY));
}

/** What was thrown away last comes first. */
export function trashedItems(items: Iterable<VaultItem>): VaultItem[] {
  return [...items]
    .filter(({ state }) => state === 'trashed')
    .toSorted((one, other) => (other.trashedAt ?? 0) - (one.trashedAt ?? 0));
}
