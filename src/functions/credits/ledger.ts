/**
 * The ledger of credits: `users/{uid}/creditLines/{key}`, of which no line is ever changed, and their sum in
 * `users/{uid}/billing/credits`. Both are written here and nowhere else, in one transaction.
 */
import {
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import {
  type CreditAccount,
  type CreditLine,
  creditAccountSchema,
  NO_CREDITS,
} from '#shared/domain/creditLine.ts';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';

export const creditLines = (firestore: Firestore, uid: string): CollectionReference =>
  firestore.collection(`users/${uid}/creditLines`);

export const creditAccount = (firestore: Firestore, uid: string): DocumentReference =>
  firestore.doc(`users/${uid}/billing/credits`);

export interface NewCreditLine {
  /** What caused it, and so what it counts once for. */
  readonly key: string;
  readonly kind: CreditLine['kind'];
  /** Not zero. */
  readonly amount: number;
  /** An administrator's. */
  readonly reason?: string;
}

export interface Ledger {
  /** As it is with the lines that were added. */
  readonly account: CreditAccount;
  has(key: string): boolean;
  /** Does nothing for a line that is there. The caller has asked for its key. */
  add(line: NewCreditLine): void;
}

/**
 * Reads what writing these lines needs; `add` writes. Call it before the transaction's first write. Throws ZodError for an
 * account that cannot be read.
 */
export async function openLedger(
  transaction: Transaction,
  { firestore, clock }: Services,
  uid: string,
  keys: readonly string[],
): Promise<Ledger> {
  const lines = creditLines(firestore, uid);
  const [account, ...stored] = await transaction.getAll(
    creditAccount(firestore, uid),
    ...keys.map((key) => lines.doc(key)),
  );
  const there = new Set(stored.flatMap(({ exists, id }) => (exists ? [id] : [])));
  const known = new Set(keys);
  let { balance, lines: count } = account?.exists ? creditAccountSchema.parse(account.data()) : NO_CREDITS;
  return {
    get account() {
      return { balance, lines: count };
    },
    has: (key) => there.has(key),
    add: ({ key, kind, amount, reason = '' }) => {
      if (!known.has(key)) throw new Error(`The line ${key} was not looked for.`);
      if (there.has(key)) return;
      there.add(key);
      balance += amount;
      count += 1;
      const at = Timestamp.fromMillis(clock.now());
      transaction.create(lines.doc(key), { kind, amount, number: count, balance, at, reason });
      transaction.set(creditAccount(firestore, uid), { balance, lines: count });
    },
  };
}

/**
 * One line, in a transaction that has not written yet. Throws Refusal `credits-insufficient` when it would take more than there
 * is. Resolves with the account after it; a line that is there already changes nothing.
 */
export async function addCreditLine(
  transaction: Transaction,
  services: Services,
  uid: string,
  line: NewCreditLine,
): Promise<CreditAccount> {
  const ledger = await openLedger(transaction, services, uid, [line.key]);
  if (!ledger.has(line.key) && line.amount < 0 && ledger.account.balance + line.amount < 0) {
    const { balance } = ledger.account;
    throw new Refusal('credits-insufficient', `There are ${balance} credits.`, { balance });
  }
  ledger.add(line);
  return ledger.account;
}

/** One message of a clone costs one. Throws Refusal `credits-insufficient`. Safe to repeat with one `answerId`, which nobody outside may choose. */
export const spendCredit = (
  transaction: Transaction,
  services: Services,
  uid: string,
  answerId: string,
): Promise<CreditAccount> =>
  addCreditLine(transaction, services, uid, { key: `message-${answerId}`, kind: 'message', amount: -1 });
