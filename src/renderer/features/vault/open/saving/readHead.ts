/** What stands on the server of one item, opened. */
import type { VaultItemId } from '#shared/vault/ids.ts';
import type { VaultProblem } from '#shared/vault/problems.ts';
import type { OpenVaultHeld, VaultHolder } from '../holder.ts';
import type { OpenedRow } from '../keeper/openServed.ts';
import type { UnreadableItem } from '../vaultState.ts';

export type Head = OpenedRow & { readonly nonce: string };

/** Null when there is none. Throws what the line or the server refuses, and VaultLockedError. */
export async function readHead(
  { surroundings }: VaultHolder,
  { userId, keeper }: OpenVaultHeld,
  itemId: VaultItemId,
): Promise<Head | null> {
  const served = await surroundings.server.readItem(userId, itemId);
  if (!served) return null;
  const [row] = await keeper.ask(async (api) => api.openItems([served]));
  return row ? { ...row, nonce: served.nonce } : null;
}

/** Why nothing is written over an item that did not open here. */
export function problemOf({ why }: UnreadableItem): VaultProblem {
  return why.is === 'newer' ? { is: 'newer-format', what: 'item', format: 0 } : why;
}
