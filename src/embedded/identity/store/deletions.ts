/**
 * Accounts that deleted themselves here, until it is known where their files and documents are erased. Kept in the same
 * transaction as the deletion, so that a crash in between leaves nobody's files behind.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#shared/clock.ts';

export interface Deletions {
  /** In the transaction that removes the account. */
  add(localId: string): void;
  /** Tells of those that are still to be told; what fails is told the next time. */
  handOn(): Promise<void>;
}

export interface DeletionsOptions {
  readonly clock: Clock;
  /** Marks the person's files and documents for erasure. `deletedAt` in milliseconds since the epoch. */
  readonly noteDeleted: (localId: string, deletedAt: number) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

export function createDeletions(
  database: DatabaseSync,
  { clock, noteDeleted, onFailure }: DeletionsOptions,
): Deletions {
  const insert = database.prepare('INSERT OR REPLACE INTO identity_deletions VALUES (?, ?)');
  const all = database.prepare('SELECT local_id, deleted_at FROM identity_deletions');
  const remove = database.prepare('DELETE FROM identity_deletions WHERE local_id = ?');
  return {
    add: (localId) => void insert.run(localId, clock.now()),
    async handOn() {
      for (const { local_id: localId, deleted_at: deletedAt } of all.all()) {
        try {
          await noteDeleted(String(localId), Number(deletedAt));
          remove.run(String(localId));
        } catch (error) {
          onFailure(error);
        }
      }
    },
  };
}
