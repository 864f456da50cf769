/** Document `paymentReconciliations/events`: up to when we have asked the vendor what happened, and when we ask again. */
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
  transaction.create(document, { askedUntil: now, lookAt: now });
}

const storedSchema = z.object({ askedUntil: z.instanceof(Timestamp) });

/** Milliseconds since the epoch. Throws ZodError for a row that is none. */
export const readAskedUntil = (fields: unknown): number => storedSchema.parse(fields).askedUntil.toMillis();
