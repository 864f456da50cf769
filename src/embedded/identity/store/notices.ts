/**
 * What happened to accounts here, until the documents and files kept about them follow. Kept with the change itself, so
 * that a crash in between leaves nothing behind.
 */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Clock } from '#shared/clock.ts';

/** Deleted by its owner; come into by its owner, who never shared it; moved to another address. */
const kinds = ['deleted', 'claimed', 'moved'] as const;
export type AccountChange = (typeof kinds)[number];

/** Makes documents and files follow. `notedAt` in milliseconds since the epoch. */
export type TellOfAccount = (kind: AccountChange, localId: string, notedAt: number) => Promise<void>;

export interface Notices {
  add(localId: string, kind: AccountChange): void;
  /** Tells of those that are still to be told; what fails is told with the next one, or after a restart. */
  handOn(): Promise<void>;
}

export interface NoticesOptions {
  readonly clock: Clock;
  readonly tell: TellOfAccount;
  readonly onFailure: (error: unknown) => void;
}

const rowSchema = z.object({ local_id: z.string(), kind: z.enum(kinds), noted_at: z.number() });

export function createNotices(database: DatabaseSync, { clock, tell, onFailure }: NoticesOptions): Notices {
  const insert = database.prepare('INSERT OR REPLACE INTO identity_notices VALUES (?, ?, ?)');
  const all = database.prepare('SELECT local_id, kind, noted_at FROM identity_notices');
  const remove = database.prepare(
    'DELETE FROM identity_notices WHERE local_id = ? AND kind = ? AND noted_at = ?',
  );
  let hasNew = true;
  let running: Promise<void> = Promise.resolve();
  async function tellAll() {
    for (const row of all.all()) {
      const { local_id: localId, kind, noted_at: notedAt } = rowSchema.parse(row);
      try {
        await tell(kind, localId, notedAt);
        remove.run(localId, kind, notedAt);
      } catch (error) {
        onFailure(error);
      }
    }
  }
  return {
    add(localId, kind) {
      insert.run(localId, kind, clock.now());
      hasNew = true;
    },
    handOn() {
      // Whoever asks while others are told waits for them too: theirs may be among them.
      if (hasNew) running = running.then(tellAll);
      hasNew = false;
      return running;
    },
  };
}
