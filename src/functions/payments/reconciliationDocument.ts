/** Document `paymentReconciliations/events`: when the newest happened of what we have asked the vendor for. */
import {
  type CollectionReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Services } from '../services.ts';

export const reconciliations = (firestore: Firestore): CollectionReference =>
  firestore.collection('paymentReconciliations');

/** There from the first customer on: before there is one, nothing can have happened. A read, then a write. */
export async function ensureReconciliation(
  transaction: Transaction,
  { firestore, clock }: Services,
): Promise<void> {
  const document = reconciliations(firestore).doc('events');
  if ((await transaction.get(document)).exists) return;
  const now = Timestamp.fromMillis(clock.now());
  transaction.create(document, { askedUntil: now });
}

const storedSchema = z.object({ askedUntil: z.instanceof(Timestamp) });

/**
 * Milliseconds since the epoch: zero, and so everything that the vendor still lists, for a row that cannot be read and for an
 * instant ahead of now, which a clock wrote that was wrong.
 */
export function readAskedUntil(fields: unknown, now: number): number {
  const asked = storedSchema.safeParse(fields).data?.askedUntil.toMillis() ?? 0;
  return asked > now ? 0 : asked;
}
