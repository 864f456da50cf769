/**
 * Document `orders/{orderId}`. No rule opens it. Beside what buyers and administrators are told (`shared/shop/order.ts`) it has
 * what only the server needs: the payment, the pieces that are held, and when a job has to look at it.
 */
import { createHash } from 'node:crypto';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { type Cents, centsSchema } from '#shared/money.ts';
import { isPaidOtherwise, isRefundFailed, isRemakeAsked } from '#shared/shop/advanceOrder.ts';
import {
  type Order,
  type OrderId,
  type OrderSummary,
  orderIdSchema,
  orderSchema,
  orderSummarySchema,
} from '#shared/shop/order.ts';
import { Refusal } from '../errors.ts';
import { heldPieceSchema } from '../shop/index.ts';

/** `reason` is in an operator's words; empty where what happened says it. */
const owedRefundSchema = z.object({ key: z.string(), amount: centsSchema, reason: z.string() });
/** Money that is to go back: written with what causes it, sent afterwards, and by a job where that failed. */
export type OwedRefund = z.infer<typeof owedRefundSchema>;

const noticedRefundSchema = z.object({ id: z.string(), amount: centsSchema, isGone: z.boolean() });
/** A refund of the vendor's. What is gone came back from the bank, for good. */
export type NoticedRefund = z.infer<typeof noticedRefundSchema>;

const storedOrderSchema = orderSchema.extend({
  /** Of the call that began it. */
  key: z.string(),
  fingerprint: z.string(),
  sessionId: z.string().nullable(),
  paymentUrl: z.string().nullable(),
  paymentIntentId: z.string().nullable(),
  /** What its page took; null where that is the total. */
  paidAmount: centsSchema.nullable().default(null),
  held: z.array(heldPieceSchema),
  owedRefunds: z.array(owedRefundSchema),
  /** Keys of those that went back, so that one that is asked for again is answered. */
  settledRefunds: z.array(z.string()),
  /** All that were ever heard of, so that an older answer of the vendor's takes nothing back. */
  refunds: z.array(noticedRefundSchema).default([]),
  /** Milliseconds, all three; null where there is nothing to do. When nobody has paid it by then, it is let go of. */
  releaseAt: z.number().nullable(),
  owedSince: z.number().nullable(),
  /** Until when the books want it. */
  forgetAt: z.number().nullable(),
  /** Its buyer's account is gone: what is personal goes with the last step. */
  isOrphan: z.boolean(),
});
export type StoredOrder = z.infer<typeof storedOrderSchema>;

export const orders = (firestore: Firestore): CollectionReference => firestore.collection('orders');

export const orderDocument = (firestore: Firestore, id: string): DocumentReference =>
  orders(firestore).doc(id);

/** Null for one that is not there. Throws Refusal `order-unreadable` for a row that is no order. */
export function orderFrom(snapshot: DocumentSnapshot): StoredOrder | null {
  return snapshot.exists ? parseOrder({ ...snapshot.data(), id: snapshot.id }) : null;
}

/** Names the fields at fault, never what stands in them. */
function parseOrder(fields: unknown): StoredOrder {
  const parsed = storedOrderSchema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new Refusal('order-unreadable', `It cannot be read: ${wrong}.`);
}

/** All that can go back. */
export const paidFor = ({ paidAmount, total }: StoredOrder): Cents => paidAmount ?? total;

/** As buyers and administrators are told. */
export const toldOrder = (order: Order): Order => orderSchema.parse(order);

/** Null for a row that cannot be read. */
export function summaryFrom(snapshot: DocumentSnapshot): OrderSummary | null {
  return orderSummarySchema.safeParse({ ...snapshot.data(), id: snapshot.id }).data ?? null;
}

/**
 * With what lists are sorted and filtered by, worked out once where it is written. Throws Refusal `order-unreadable` for what could
 * not be read again.
 */
export function fieldsOf(written: StoredOrder): Readonly<Record<string, unknown>> {
  const order = parseOrder(written);
  const remakeAsked = isRemakeAsked(order);
  const refundFailed = isRefundFailed(order);
  const paidAnotherAmount = isPaidOtherwise(order);
  return {
    ...order,
    pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    remakeAsked,
    refundFailed,
    paidAnotherAmount,
    needsAnswer: remakeAsked || order.isDisputed || refundFailed || paidAnotherAmount,
    searchEmail: order.buyerEmail.toLowerCase(),
  };
}

/** The same for the same call of the same person, and nobody else's. */
export function orderIdOf(uid: string, key: string): OrderId {
  return orderIdSchema.parse(textOf(`${uid}\n${key}`, ID_LETTERS, 20));
}

const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const NUMBER_LETTERS = '34679ACDEFGHJKMNPRTWXY';

function textOf(seed: string, letters: string, length: number): string {
  const base = BigInt(letters.length);
  let rest = BigInt(`0x${createHash('sha256').update(seed).digest('hex')}`);
  return Array.from({ length }, () => {
    const letter = letters.charAt(Number(rest % base));
    rest /= base;
    return letter;
  }).join('');
}

/** One number in a hundred million is another order's. */
const MOST_ATTEMPTS = 5;

/** One that no other order has. It tells neither how many were before nor when. */
export async function freeNumber(firestore: Firestore, id: OrderId, now: number): Promise<string> {
  const year = new Date(now).getUTCFullYear();
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const number = `AM-${year}-${textOf(`${id} ${attempt}`, NUMBER_LETTERS, 6)}`;
    const taken = await orders(firestore).where('number', '==', number).limit(1).select().get();
    if (taken.docs.every((other) => other.id === id)) return number;
  }
  throw new Refusal('busy', 'No number was free. Try again.');
}
