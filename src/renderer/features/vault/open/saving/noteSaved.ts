import { markOf } from '#shared/vault/sealedItem.ts';
import type { OpenVaultHeld } from '../holder.ts';
import type { SealedRow } from '../keeper/sealRow.ts';
import type { VaultItem } from '../vaultState.ts';

/** For the device's record. Asked before anything that comes after it; when the vault is locked meanwhile, it is not. */
export function noteSaved({ keeper }: OpenVaultHeld, item: VaultItem, row: SealedRow): void {
  const { itemId, version, state } = item;
  const seen = { itemId, version, mark: markOf(row), state };
  keeper.ask(async (api) => api.noteSaved(seen)).catch(() => undefined);
}
