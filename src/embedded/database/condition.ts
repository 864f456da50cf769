/**
 * How the data folder is doing, as the statements and file operations of this process met it. Whoever catches an
 * error of the disk notes it here; `/health` reads it.
 */
export type DatabaseCondition =
  | { readonly status: 'ok' }
  | { readonly status: 'damaged' | 'diskFull' | 'readOnly' /** ISO instant. */; readonly since: string };

export interface Condition {
  /** Remembers what an error says about the disk; other errors are none of its business. */
  note(error: unknown): void;
  read(): DatabaseCondition;
}

export interface ConditionOptions {
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** False while the disk is known to have no room: a full disk is reported until then, and a minute longer. */
  readonly hasRoom?: () => boolean;
}

type Trouble = 'damaged' | 'diskFull' | 'readOnly';

/** A refused write is believed this long (milliseconds) after the last one. Damage does not pass. */
const REFUSAL_LIFETIME = 60_000;

/** SQLite's primary result codes. */
const SQLITE_TROUBLE: ReadonlyMap<number, Trouble> = new Map([
  [8, 'readOnly'],
  [10, 'damaged'],
  [11, 'damaged'],
  [13, 'diskFull'],
  [26, 'damaged'],
]);
const SYSTEM_TROUBLE: ReadonlyMap<string, Trouble> = new Map([
  ['ENOSPC', 'diskFull'],
  ['EDQUOT', 'diskFull'],
  ['EROFS', 'readOnly'],
  ['EIO', 'damaged'],
]);
/** The worst first: it is what the operator has to act on. */
const BY_WEIGHT: readonly Trouble[] = ['damaged', 'readOnly', 'diskFull'];

export function createCondition({ now = Date.now, hasRoom = () => true }: ConditionOptions = {}): Condition {
  const noted = new Map<Trouble, { readonly first: number; readonly last: number }>();

  function hasPassed(trouble: Trouble, last: number): boolean {
    if (trouble === 'damaged') return false;
    return now() - last > REFUSAL_LIFETIME && (trouble !== 'diskFull' || hasRoom());
  }

  return {
    note(error) {
      const trouble = troubleOf(error);
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

/** What an error, or the one that caused it, says about the disk. */
function troubleOf(error: unknown): Trouble | null {
  if (!(error instanceof Error)) return null;
  // The low byte is the primary code, whatever the extension says more precisely.
  if ('errcode' in error && typeof error.errcode === 'number') {
    const trouble = SQLITE_TROUBLE.get(error.errcode & 0xff);
    if (trouble) return trouble;
  }
  if ('code' in error && typeof error.code === 'string') {
    const trouble = SYSTEM_TROUBLE.get(error.code);
    if (trouble) return trouble;
  }
  return troubleOf(error.cause);
}
