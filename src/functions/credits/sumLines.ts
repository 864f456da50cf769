/** A ledger added up by the store, whatever stands in its lines: one that says no amount adds none. */
import { AggregateField, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { creditLines } from './ledger.ts';

export interface SummedLines {
  readonly sum: number;
  readonly count: number;
  /** Lines that no list by number has. */
  readonly unnumbered: number;
  /** What no line's number is above. */
  readonly lastNumber: number;
}

/** Of a transaction, or past one. */
export async function sumLines(
  firestore: Firestore,
  uid: string,
  transaction?: Transaction,
): Promise<SummedLines> {
  const lines = creditLines(firestore, uid);
  // Each apart: a count beside a sum leaves out the lines without an amount.
  const added = lines.aggregate({ sum: AggregateField.sum('amount') });
  const [all, listed] = [lines.count(), lines.orderBy('number').count()];
  // Numbers alone: what else may stand there is sorted after them.
  const last = lines.where('number', '<=', Number.MAX_SAFE_INTEGER).orderBy('number', 'desc').limit(1);
  const [summed, whole, numbered, highest] = transaction
    ? [
        await transaction.get(added),
        await transaction.get(all),
        await transaction.get(listed),
        await transaction.get(last),
      ]
    : await Promise.all([added.get(), all.get(), listed.get(), last.get()]);
  const [{ sum }, { count }] = [summed.data(), whole.data()];
  const number: unknown = highest.docs[0]?.get('number');
  return {
    sum: Math.round(sum),
    count,
    unnumbered: count - numbered.data().count,
    lastNumber: typeof number === 'number' ? Math.floor(number) : 0,
  };
}
