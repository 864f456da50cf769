/**
 * How the data folder is doing, as the statements and file operations of this process met it. Whoever catches an
 * error of the disk notes it here; `/health` reads it.
 */
import { type DiskTrouble, diskTroubleOf } from '../disk/diskTrouble.ts';

export type DatabaseCondition =
  | { readonly status: 'ok' }
  | { readonly status: DiskTrouble /** ISO instant. */; readonly since: string };

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
const BY_WEIGHT: readonly DiskTrouble[] = ['damaged', 'readOnly', 'diskFull'];

export function createCondition({ now = Date.now, hasRoom = () => true }: ConditionOptions = {}): Condition {
  const noted = new Map<DiskTrouble, { readonly first: number; readonly last: number }>();

  function hasPassed(trouble: DiskTrouble, last: number): boolean {
    if (trouble === 'damaged') return false;
    return now() - last > REFUSAL_LIFETIME && (trouble !== 'diskFull' || hasRoom());
  }

  return {
    note(error) {
      const trouble = diskTroubleOf(error);
      if (!trouble) return;
      const first = noted.get(trouble)?.first ?? now();
      noted.set(trouble, { first, last: now() });
    },
    read() {
      for (const trouble of BY_WEIGHT) {
        const seen = noted.get(trouble);
        if (!seen) continue;
        if (hasPassed(trouble, seen.last)) noted.delete(trouble);
        else return { status: trouble, since: new Date(seen.first).toISOString() };
      }
      return { status: 'ok' };
    },
  };
}
