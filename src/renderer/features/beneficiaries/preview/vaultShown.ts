/** Which items of the vault are somebody's today, and which of them are locked for them. */
import type { Wish } from '#shared/legacy/wish.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import type { Thing } from '../matrix/things.ts';
import { wishFor } from '../matrix/wishChanges.ts';

interface ShownVaultItem {
  readonly thing: Thing;
  readonly message: string;
  readonly isLocked: boolean;
}

export interface VaultShown {
  readonly shown: readonly ShownVaultItem[];
  readonly unlockedCount: number;
}

/** `waiting`: keys of what comes on a day of its own. */
export function vaultShown(
  things: readonly Thing[],
  wishes: readonly Wish[],
  waiting: ReadonlySet<string>,
  locked: readonly VaultItemId[],
): VaultShown {
  const isEverythingTheirs = wishFor(wishes, 'everything') !== null && !waiting.has('everything');
  const lockedIds = new Set(locked);
  const shown = things.flatMap((thing): ShownVaultItem[] => {
    if (thing.thing.is !== 'vault-item' || waiting.has(thing.key)) return [];
    const wish = wishFor(wishes, thing.key);
    if (!wish && !isEverythingTheirs) return [];
    return [{ thing, message: wish?.message ?? '', isLocked: lockedIds.has(thing.thing.vaultItemId) }];
  });
  return { shown, unlockedCount: shown.filter(({ isLocked }) => !isLocked).length };
}
