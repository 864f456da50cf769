/** Somebody accepted who may have been given something before: the job writes it, should whoever accepted not. */
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Services } from '../services.ts';
import { releaseOf } from './releaseDocument.ts';

/** Reads first; what it returns writes. */
export async function readClaimed(
  transaction: Transaction,
  { firestore, clock }: Services,
  ownerId: string,
  to: string,
): Promise<() => void> {
  const { exists, ref } = await transaction.get(releaseOf(firestore, ownerId, to));
  return () => {
    if (exists) transaction.update(ref, { dueAt: Timestamp.fromMillis(clock.now()) });
  };
}
