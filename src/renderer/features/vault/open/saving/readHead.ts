/**
 * What stands on the server of one item, opened, and held to what this device has seen of it ([Note: What was seen]): what
 * is less, older or other than that is told, and nothing is made of it.
 */
import type { VaultItemId } from '#shared/vault/ids.ts';
import type { VaultProblem } from '#shared/vault/problems.ts';
import type { ItemFinding } from '#shared/vault/seen.ts';
import type { OpenVaultHeld, VaultHolder } from '../holder.ts';
import type { OpenedRow } from '../keeper/openServed.ts';
import type { NotAsSeen, UnreadableItem } from '../vaultState.ts';

export type Head =
  | (OpenedRow & { readonly nonce: string })
  /** And there never was one, as far as this device knows. */
  | { readonly is: 'none' }
  | NotAsSeen;

/** `seenVersion` is of the one that is changed; 0 of a new one. Throws what the line or the server refuses, and VaultLockedError. */
export async function readHead(
  holder: VaultHolder,
  held: OpenVaultHeld,
  { itemId, seenVersion }: { readonly itemId: VaultItemId; readonly seenVersion: number },
): Promise<Head> {
  const { userId, keeper } = held;
  const notAsSeen = (finding: ItemFinding): NotAsSeen => {
    holder.publishFindings(held, [finding]);
    return { is: 'not-as-seen', finding };
  };
  const served = await holder.surroundings.server.readItem(userId, itemId);
  if (!served) {
    return seenVersion === 0 ? { is: 'none' } : notAsSeen({ is: 'item-missing', itemId, seenVersion });
  }
  const { row, finding } = await keeper.ask(async (api) => api.openHead(served));
  if (finding) return notAsSeen(finding);
  const answeredVersion = versionOf(row);
  if (answeredVersion !== null && answeredVersion < seenVersion) {
    return notAsSeen({ is: 'item-older', itemId, seenVersion, answeredVersion });
  }
  return { ...row, nonce: served.nonce };
}

function versionOf(row: OpenedRow): number | null {
  if (row.is === 'unreadable') return null;
  return row.is === 'erased' ? row.version : row.item.version;
}

/** Why nothing is written over an item that did not open here. */
export function problemOf({ why }: UnreadableItem): VaultProblem {
  return why.is === 'newer' ? { is: 'newer-format', what: 'item', format: 0 } : why;
}
