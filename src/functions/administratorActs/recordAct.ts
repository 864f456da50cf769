/**
 * Every act of an administrator leaves a row that nothing changes or deletes: document `administratorActs/{id}`, written in the
 * transaction of the act itself, so that neither is there without the other.
 */
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Caller } from '../caller.ts';
import type { Services } from '../services.ts';

export const ADMINISTRATOR_ACTS = 'administratorActs';

interface Act {
  /** The callable's name. */
  readonly act: string;
  /** Whom or what it was done to, as an operator would search it: an order's number, an address, a product. */
  readonly subject: string;
  readonly reason?: string;
  /** What was before and what is after, in a few words; never anything that a person keeps. */
  readonly change?: string;
}

export function recordAct(
  transaction: Transaction,
  { caller, services: { firestore, clock } }: { readonly caller: Caller; readonly services: Services },
  { act, subject, reason = '', change = '' }: Act,
): void {
  transaction.create(firestore.collection(ADMINISTRATOR_ACTS).doc(), {
    at: Timestamp.fromMillis(clock.now()),
    administrator: caller.email ?? caller.uid,
    administratorUid: caller.uid,
    act,
    subject,
    reason,
    change,
  });
}
