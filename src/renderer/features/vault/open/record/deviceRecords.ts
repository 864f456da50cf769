/**
 * What this device remembers of the vaults it opened, on its own disk: sealed, but for the box's fingerprint. It stays when
 * its person signs out: what was seen here must not be forgotten for a server that waits for that.
 */
import type { DBSchema } from 'idb';
import { z } from 'zod';
import { createDeviceDatabase } from '#platform/deviceDatabase.ts';
import { logWarning } from '#platform/logging/logger.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { StoredDeviceRecord } from '#shared/vault/deviceRecord.ts';
import { type VaultId, vaultIdSchema } from '#shared/vault/ids.ts';

export interface KeptRecord {
  readonly vaultId: VaultId;
  /** Checked by whoever opens it. */
  readonly stored: unknown;
  /** When a vault that was taken out of use may be gone; null while it should be there. Milliseconds. */
  readonly goneFrom: number | null;
}

/** None of it rejects: a disk that does not answer remembers nothing. */
export interface DeviceRecords {
  list(userId: UserId): Promise<readonly KeptRecord[]>;
  /** One page at a time reads what is there and writes what follows from it. */
  update(
    userId: UserId,
    vaultId: VaultId,
    compose: (stored: unknown) => Promise<StoredDeviceRecord>,
  ): Promise<void>;
  noteGoneFrom(userId: UserId, vaultId: VaultId, goneFrom: number | null): Promise<void>;
}

const rowSchema = z.object({
  userId: z.string(),
  vaultId: vaultIdSchema,
  stored: z.unknown(),
  goneFrom: z.number().nullable(),
});

interface RecordsSchema extends DBSchema {
  records: { key: string; value: unknown };
}

const keyOf = (userId: UserId, vaultId: VaultId) => `${userId}/${vaultId}`;

export function createDeviceRecords(locks: LockManager | undefined): DeviceRecords {
  const open = createDeviceDatabase<RecordsSchema>({
    name: 'amaranth-vault',
    version: 1,
    upgrade: (database) => void database.createObjectStore('records'),
  });

  async function read(userId: UserId, vaultId: VaultId) {
    return rowSchema.safeParse(await (await open()).get('records', keyOf(userId, vaultId))).data ?? null;
  }

  async function write(userId: UserId, row: KeptRecord): Promise<void> {
    await (await open()).put('records', { userId, ...row }, keyOf(userId, row.vaultId));
  }

  async function attempt(act: () => Promise<void>): Promise<void> {
    try {
      // Alone: two pages that remember at once would each forget what the other saw.
      if (locks) await locks.request('amaranth-vault-records', act);
      else await act();
    } catch (error) {
      logWarning('vault-not-remembered', {}, error);
    }
  }

  return {
    async list(userId) {
      try {
        const rows = await (await open()).getAll('records', IDBKeyRange.bound(`${userId}/`, `${userId}0`));
        return rows.flatMap((row) => rowSchema.safeParse(row).data ?? []);
      } catch (error) {
        logWarning('vault-record-not-read', {}, error);
        return [];
      }
    },

    update: (userId, vaultId, compose) =>
      attempt(async () => {
        const row = await read(userId, vaultId);
        const stored = await compose(row?.stored ?? null);
        await write(userId, { vaultId, stored, goneFrom: null });
      }),

    noteGoneFrom: (userId, vaultId, goneFrom) =>
      attempt(async () => {
        const row = await read(userId, vaultId);
        if (row && row.goneFrom !== goneFrom) await write(userId, { ...row, goneFrom });
      }),
  };
}
