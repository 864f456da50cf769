/**
 * A payment has come: the order is paid, its lines leave the cart, its buyer is told. One that comes after its order was let go of
 * takes it up again while the pieces are there, and is sent back where they are not or where its buyer called it off.
 */
import type { Transaction } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { cents } from '#shared/money.ts';
import { advanceOrder, isCancelledByBuyer } from '#shared/shop/advanceOrder.ts';
import { deliverSoon, queueMail } from '../delivery/index.ts';
import { Refusal } from '../errors.ts';
import { refundPayment } from '../payments/index.ts';
import type { Services } from '../services.ts';
import {
  areInStock,
  cartOf,
  countedPieces,
  readProductRecords,
  takeOutLines,
  takePieces,
} from '../shop/index.ts';
import { fieldsOf, orderDocument, orderFrom, type StoredOrder } from './orderDocument.ts';
import { cancelledMail, paidMail, tooLateMail } from './orderMails.ts';
import { settleRefundsSoon } from './refunds.ts';

/** Any number of times, from any number of places: it counts once. */
export async function takePayment(
  services: Services,
  orderId: string,
  session: Stripe.Checkout.Session,
): Promise<void> {
  const taken = await services.firestore.runTransaction((transaction) =>
    takeOnce(transaction, services, orderId, session),
  );
  if (taken === 'missing') return payBack(services, orderId, session);
  if (!taken) return;
  await deliverSoon(services, taken.mails);
  if (taken.order.owedRefunds.length > 0) await settleRefundsSoon(services, orderId);
}

interface Taken {
  readonly order: StoredOrder;
  readonly mails: readonly string[];
}

async function takeOnce(
  transaction: Transaction,
  services: Services,
  orderId: string,
  session: Stripe.Checkout.Session,
): Promise<Taken | 'missing' | null> {
  const { firestore, clock, log } = services;
  const document = orderDocument(firestore, orderId);
  const before = orderFrom(await transaction.get(document));
  if (!before) return 'missing';
  const isLate = before.state === 'cancelled' && before.paymentIntentId === null;
  if (before.state !== 'awaiting-payment' && !isLate) return null;
  if (session.amount_total !== before.total)
    log.log('error', 'order-paid-another-amount', { orderId, amount: session.amount_total });
  const payment = session.payment_intent;
  const paymentIntentId = typeof payment === 'string' ? payment : (payment?.id ?? null);
  const productIds = isLate ? before.lines.map(({ productId }) => productId) : [];
  const records = await readProductRecords(transaction, firestore, productIds);
  const held = isLate ? countedPieces(before.lines, records) : before.held;
  if (isLate && (isCancelledByBuyer(before) || !areInStock(held, records)))
    return sendBack(transaction, services, { ...before, paymentIntentId });
  const advance = advanceOrder(before, { act: 'pay' }, clock.now());
  if (advance.is !== 'advanced') return null;
  const order: StoredOrder = {
    ...before,
    ...advance.order,
    paymentIntentId,
    held: [...held],
    releaseAt: null,
    paymentUrl: null,
    forgetAt: null,
  };
  const cartDocument = cartOf(firestore, order.buyerUid);
  const storedCart = await transaction.get(cartDocument);
  const mails = await queueMail(transaction, services, paidMail(services, order));
  if (isLate) takePieces(transaction, firestore, held, records);
  // An account that was erased meanwhile is not begun anew.
  if (storedCart.exists)
    takeOutLines(transaction, cartDocument, storedCart, new Set(order.lines.map(({ id }) => id)));
  transaction.set(document, fieldsOf(order));
  return { order, mails };
}

/** One that was let go of is forgotten after a while, and its page may have been paid at the last moment: nobody makes it. */
async function payBack(services: Services, orderId: string, session: Stripe.Checkout.Session): Promise<void> {
  const { payment_intent: payment, amount_total: amount } = session;
  const paymentIntentId = typeof payment === 'string' ? payment : payment?.id;
  if (!paymentIntentId || !amount) return;
  services.log.log('error', 'order-paid-and-missing', { orderId, payment: paymentIntentId });
  try {
    await refundPayment(services, { paymentIntentId, amount: cents(amount), key: `missing-${orderId}` });
  } catch (error) {
    // It went back already, or a bank has it: nothing is left to give.
    if (!(error instanceof Refusal) || error.code !== 'conflict') throw error;
  }
}

async function sendBack(transaction: Transaction, services: Services, order: StoredOrder): Promise<Taken> {
  const { firestore, clock } = services;
  const owed = { key: `late-${order.id}`, amount: order.total, reason: 'paid after it was let go of' };
  const told = isCancelledByBuyer(order) ? cancelledMail(services, order) : tooLateMail(services, order);
  const mails = await queueMail(transaction, services, told);
  const after = {
    ...order,
    owedRefunds: [owed],
    owedSince: clock.now(),
    forgetAt: null,
    revision: order.revision + 1,
  };
  transaction.set(orderDocument(firestore, order.id), fieldsOf(after));
  return { order: after, mails };
}
