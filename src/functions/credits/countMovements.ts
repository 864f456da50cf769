/**
 * What money that came and went makes of a pack: credits in proportion to what is paid and not given back, rounded once for the
 * whole pack, so that parts in whatever order end in the same sum. Knows no vendor and no store.
 */
import type { CreditLine } from '#shared/domain/creditLine.ts';
import type { NewCreditLine } from './ledger.ts';

export interface Movement {
  /** The line's key: what moved it counts once. */
  readonly key: string;
  readonly kind: CreditLine['kind'];
  /** Of the price: positive what was paid or came back to us, negative what was given or taken back. */
  readonly cents: number;
}

/** What was counted of a pack so far. */
export interface Counted {
  readonly keys: readonly string[];
  readonly cents: number;
  readonly credits: number;
}
export const NOTHING_COUNTED: Counted = { keys: [], cents: 0, credits: 0 };

export interface Pack {
  readonly credits: number;
  readonly price: number;
}

export interface Counting {
  /** Without those that move nothing: a cent may be less than half a credit. */
  readonly lines: readonly NewCreditLine[];
  readonly counted: Counted;
}

/** Counts what is not counted yet, in the order given. */
export function countMovements(pack: Pack, before: Counted, movements: readonly Movement[]): Counting {
  const known = new Set(before.keys);
  const lines: NewCreditLine[] = [];
  let { cents, credits } = before;
  for (const { key, kind, cents: moved } of movements) {
    if (known.has(key)) continue;
    known.add(key);
    cents += moved;
    const amount = creditsFor(pack, cents) - credits;
    credits += amount;
    if (amount !== 0) lines.push({ key, kind, amount });
  }
  return { lines, counted: { keys: [...known], cents, credits } };
}

/** More than the price is given back by nobody, but a dispute and a refund may name the same cents. */
function creditsFor({ credits, price }: Pack, cents: number): number {
  if (price === 0) return credits;
  return Math.round((credits * Math.min(price, Math.max(0, cents))) / price);
}
