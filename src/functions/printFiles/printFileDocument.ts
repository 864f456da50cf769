/** Documents of print files, and whether an order is made from one. */
import {
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { PRINT_FILE_UPLOAD_TERM, printFilePath, printFileSchema } from '#shared/domain/printFile.ts';
import { type OrderState, orderStateSchema } from '#shared/shop/order.ts';
import type { Services } from '../services.ts';

export const printFilesOf = (firestore: Firestore, uid: string): CollectionReference =>
  firestore.collection(`users/${uid}/printFiles`);

const moment = z.instanceof(Timestamp).transform((at) => at.toDate());
const storedSchema = printFileSchema.extend({
  createdAt: moment,
  forgetAt: moment,
  /** Of a discarded one: its bytes were removed, and are looked for once more. */
  isRemoved: z.boolean().default(false),
});
export type StoredPrintFile = z.infer<typeof storedSchema>;

/** Null for none, and for what cannot be read. */
export function printFileFrom(snapshot: DocumentSnapshot): StoredPrintFile | null {
  return snapshot.exists ? (storedSchema.safeParse(snapshot.data()).data ?? null) : null;
}

/** Orders in these states are not made from anything any more. */
const over: ReadonlySet<OrderState> = new Set(['cancelled', 'refunded']);
/** How long after it was ordered a piece may still have to be made anew, in milliseconds. */
const REMAKE_TERM = 365 * 24 * 60 * 60_000;
const orderSchema = z.object({
  state: orderStateSchema.catch('paid'),
  orderedAt: z.number().catch(Number.POSITIVE_INFINITY),
  lines: z.array(z.object({ printFileId: z.string().nullable().catch(null) })).catch([]),
});

/** The ids that the workshop may still want: of a person's orders that are not over. */
export async function orderedPrintFiles(
  transaction: Transaction,
  { firestore, clock }: Services,
  uid: string,
): Promise<ReadonlySet<string>> {
  const now = clock.now();
  const orders = await transaction.get(firestore.collection('orders').where('buyerUid', '==', uid));
  return new Set(
    orders.docs
      .map((order) => orderSchema.parse(order.data()))
      .filter(({ state, orderedAt }) => !over.has(state) && now - orderedAt < REMAKE_TERM)
      .flatMap(({ lines }) => lines.flatMap(({ printFileId }) => printFileId ?? [])),
  );
}

const cartSchema = z.object({ lines: z.array(z.object({ printFileId: z.string().nullable().catch(null) })) });

/** Whether a line of the person's cart is made from it. */
export async function isInCart(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  id: string,
): Promise<boolean> {
  const cart = await transaction.get(firestore.doc(`users/${uid}/cart/current`));
  return cartSchema.safeParse(cart.data()).data?.lines.some((line) => line.printFileId === id) ?? false;
}

/**
 * The bytes of one that was marked as discarded, in the transaction that found nobody wanting it. An upload that was let in before may
 * still bring them: the row stays until none can, and the job looks for them once more.
 */
export async function removeBytes(
  { bucket, clock }: Services,
  uid: string,
  reference: DocumentReference,
): Promise<void> {
  await bucket.file(printFilePath(uid, reference.id)).delete({ ignoreNotFound: true });
  await reference.update({
    isRemoved: true,
    forgetAt: Timestamp.fromMillis(clock.now() + PRINT_FILE_UPLOAD_TERM),
  });
}

/** What an upload brought late, and the row. */
export async function removePrintFile(
  { bucket }: Services,
  uid: string,
  reference: DocumentReference,
): Promise<void> {
  await bucket.file(printFilePath(uid, reference.id)).delete({ ignoreNotFound: true });
  await reference.delete();
}
