/**
 * What happened to accounts here, until the documents and files kept about them follow. Kept with the change itself, so
 * that a crash in between leaves nothing behind.
 */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Clock } from '#shared/clock.ts';

/**
 * Deleted by its owner; taken by its owner, from whoever had it last; taken so for the first time, so that nothing in it
 * is the owner's yet; moved to another address; one of its sessions stolen, which a token that was used twice told.
 */
const kinds = ['deleted', 'claimed', 'begun', 'moved', 'sessionStolen'] as const;
export type AccountChange = (typeof kinds)[number];

export interface AccountEvent {
  readonly localId: string;
  readonly kind: AccountChange;
  /** The one it is about, by the second of its sign-in; empty where it is about the account. */
  readonly session: string;
  /** Milliseconds since the epoch. */
  readonly notedAt: number;
}

/** Makes documents and files follow. */
export type TellOfAccount = (event: AccountEvent) => Promise<void>;

export interface AccountEvents {
  /** `session` where the change is of one alone. */
  add(localId: string, kind: AccountChange, session?: string): void;
  /** Tells of those that are still to be told; what fails is told with the next one, or after a restart. */
  handOn(): Promise<void>;
}

interface AccountEventsOptions {
  readonly clock: Clock;
  readonly tell: TellOfAccount;
  readonly onFailure: (error: unknown) => void;
}

const rowSchema = z.object({
  local_id: z.string(),
  kind: z.enum(kinds),
  session: z.string(),
  noted_at: z.number(),
});

export function createAccountEvents(
  database: DatabaseSync,
  { clock, tell, onFailure }: AccountEventsOptions,
): AccountEvents {
  const insert = database.prepare('INSERT OR REPLACE INTO identity_notices VALUES (?, ?, ?, ?)');
  const all = database.prepare('SELECT local_id, kind, session, noted_at FROM identity_notices');
  const remove = database.prepare(
    'DELETE FROM identity_notices WHERE local_id = ? AND kind = ? AND session = ? AND noted_at = ?',
  );
  let hasNew = true;
  let running: Promise<void> = Promise.resolve();
  async function tellAll() {
    for (const row of all.all()) {
      const { local_id: localId, kind, session, noted_at: notedAt } = rowSchema.parse(row);
      try {
        await tell({ localId, kind, session, notedAt });
        remove.run(localId, kind, session, notedAt);
      } catch (error) {
        onFailure(error);
      }
    }
  }
  return {
    add(localId, kind, session = '') {
      insert.run(localId, kind, session, clock.now());
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
