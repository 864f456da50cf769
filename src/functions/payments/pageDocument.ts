/**
 * Document `paymentPages/{uid}-{key}`: a page of the vendor's that somebody was sent to, written before the vendor is asked for
 * it. What is still `open` after its end is looked up at the vendor (`jobs.ts`).
 */
import {
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Services } from '../services.ts';
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

/** Without the rows that cannot be read: they keep nobody from the others. */
export function readPages(
  { log }: Pick<Services, 'log'>,
  rows: readonly QueryDocumentSnapshot[],
): readonly PaymentPage[] {
  return rows.flatMap((row) => {
    const page = pageSchema.safeParse(row.data());
    if (page.success) return [page.data];
    log.log('error', 'payment-page-not-read', { path: row.ref.path });
    return [];
  });
}

/** Null for one that is not there. Throws ZodError for a row that is none. */
export function readPage(fields: unknown): PaymentPage | null {
  return fields === undefined ? null : pageSchema.parse(fields);
}

/** Null also for a row that is none, where the vendor knows what it said. */
export const readablePage = (fields: unknown): PaymentPage | null =>
  pageSchema.safeParse(fields).data ?? null;

/** As a row is kept. */
export const fieldsOfPage = ({ openedAt, lookAt, ...page }: PaymentPage) => ({
  ...page,
  openedAt: Timestamp.fromMillis(openedAt),
  ...(lookAt === null ? {} : { lookAt: Timestamp.fromMillis(lookAt) }),
});
