/**
 * Document `paymentPages/{uid}-{key}`: a page of the vendor's that somebody was sent to, written before the vendor is asked for
 * it. What is still `open` after its end is looked up at the vendor (`lookAgain.ts`).
 */
import {
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { purchaseMetadataSchema } from './purchases.ts';

const instant = z.instanceof(Timestamp).transform((timestamp) => timestamp.toMillis());

const pageSchema = purchaseMetadataSchema.extend({
  state: z.enum(['open', 'paid', 'unpaid']),
  customerId: z.string().min(1),
  /** Null until the vendor answered. */
  sessionId: z.string().nullable(),
  openedAt: instant,
  /** When it is looked up, should nobody have told of it. Absent once it is settled. */
  lookAt: instant.nullable().default(null),
});
export type PaymentPage = z.output<typeof pageSchema>;

export const paymentPages = (firestore: Firestore): CollectionReference =>
  firestore.collection('paymentPages');

export const paymentPage = (firestore: Firestore, uid: string, key: string): DocumentReference =>
  paymentPages(firestore).doc(`${uid}-${key}`);

/** Null for one that is not there. Throws ZodError for a row that is none. */
export function readPage(fields: unknown): PaymentPage | null {
  return fields === undefined ? null : pageSchema.parse(fields);
}
