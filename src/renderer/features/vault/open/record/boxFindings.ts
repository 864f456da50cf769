/** What this device can tell of an answer before any key is there, by what it remembers of the vaults it opened. */

import { TRASH_RETENTION } from '#shared/limits.ts';
import { type BoxFinding, compareLockedBox } from '#shared/vault/deviceRecord.ts';
import type { VaultId } from '#shared/vault/ids.ts';
import type { ServedVault } from '../server/vaultServer.ts';
import type { KeptRecord } from './deviceRecords.ts';

/** Of the vault in use. */
export function findBoxFindings(
  used: ServedVault,
  served: readonly ServedVault[],
  records: readonly KeptRecord[],
  now: number,
): readonly BoxFinding[] {
  const record = records.find(({ vaultId }) => vaultId === used.vaultId);
  if (!record) return missingVaults(served, records, now).length > 0 ? [{ is: 'box-replaced' }] : [];
  const compared = compareLockedBox(record.stored, used.keys);
  return compared.ok ? compared.value : [];
}

/**
 * When a vault that the server says is out of use may be gone without being missed. Whatever day the server names, its owner
 * had 30 days from when this device heard of it.
 */
export function goneFromOf(erasureDueAt: number | null, known: number | null, now: number): number | null {
  if (erasureDueAt === null) return null;
  return Math.max(erasureDueAt, known ?? now + TRASH_RETENTION);
}

/** Vaults that this device has seen, and that should still be there. */
export function missingVaults(
  served: readonly ServedVault[],
  records: readonly KeptRecord[],
  now: number,
): readonly VaultId[] {
  const there = new Set(served.map(({ vaultId }) => vaultId));
  return records
    .filter(({ vaultId, goneFrom }) => !there.has(vaultId) && (goneFrom === null || goneFrom > now))
    .map(({ vaultId }) => vaultId);
}
