/**
 * How the data folder is doing, as the statements and file operations of this process met it. Whoever catches an
 * error of the disk notes it here; `/health` reads it.
 */
import { type DiskFailure, diskFailureOf } from '../disk/diskFailure.ts';

export type DatabaseCondition =
  | { readonly status: 'ok' }
  | { readonly status: DiskFailure /** ISO instant. */; readonly since: string };

export interface Condition {
  /** Remembers what an error says about the disk; other errors are none of its business. */
  note(error: unknown): void;
  read(): DatabaseCondition;
}

interface ConditionOptions {
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** False while the disk is known to have no room: a full disk is reported until then, and a minute longer. */
  readonly hasRoom?: () => boolean;
}

/** A refused write is believed this long (milliseconds) after the last one. Damage does not pass. */
const REFUSAL_LIFETIME = 60_000;

/** The worst first: it is what the operator has to act on. */
const BY_WEIGHT: readonly DiskFailure[] = ['damaged', 'readOnly', 'diskFull'];

export function createCondition({ now = Date.now, hasRoom = () => true }: ConditionOptions = {}): Condition {
  const noted = new Map<DiskFailure, { readonly first: number; readonly last: number }>();

  function hasPassed(failure: DiskFailure, last: number): boolean {
    if (failure === 'damaged') return false;
    return now() - last > REFUSAL_LIFETIME && (failure !== 'diskFull' || hasRoom());
  }

  return {
    note(error) {
      const failure = diskFailureOf(error);
      if (!failure) return;
      const first = noted.get(failure)?.first ?? now();
      noted.set(failure, { first, last: now() });
    },
    read() {
      for (const failure of BY_WEIGHT) {
        const seen = noted.get(failure);
        if (!seen) continue;
        if (hasPassed(failure, seen.last)) noted.delete(failure);
        else return { status: failure, since: new Date(seen.first).toISOString() };
      }
      return { status: 'ok' };
    },
  };
}
