/**
 * A payment has come: the order is paid, its lines leave the cart, its buyer is told. One that comes after its order was let go of
 * takes it up again while the pieces are there, and is sent back where they are not or where its buyer called it off.
 */
import type { Transaction } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { type Cents, cents } from '#shared/money.ts';
import { advanceOrder, isCancelledByBuyer } from '#shared/shop/advanceOrder.ts';
import { deliverSoon, queueMail } from '../delivery/index.ts';
import type { Services } from '../services.ts';
import {
  areInStock,
  cartOf,
  countedPieces,
  readProductRecords,
  returnPieces,
  takeOutLines,
  takePieces,
} from '../shop/index.ts';
import { fieldsOf, orderDocument, orderFrom, paidFor, type StoredOrder } from './orderDocument.ts';
import { cancelledMail, paidMail, tooLateMail } from './orderMails.ts';
import { payBack } from './payBack.ts';
import { settleRefundsSoon } from './refunds.ts';

/** Any number of times, from any number of places: it counts once. */
export async function takePayment(
  services: Services,
  orderId: string,
  session: Stripe.Checkout.Session,
): Promise<void> {
  // The page is done, the money not here: a bank clears it, or has refused it since.
  if (session.payment_status === 'unpaid') return;
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
  const paid = { ...before, ...paymentOf(before, session) };
  if (paid.paidAmount !== null)
    log.log('error', 'order-paid-another-amount', { orderId, amount: paid.paidAmount });
  const productIds = isLate ? before.lines.map(({ productId }) => productId) : [];
  const records = await readProductRecords(transaction, firestore, productIds);
  const held = isLate ? countedPieces(before.lines, records) : before.held;
  if (isLate && (isCancelledByBuyer(before) || !areInStock(held, records)))
    return sendBack(transaction, services, paid);
  if (paid.paidAmount !== null && paid.paidAmount < paid.total)
    return refuseShort(transaction, services, paid, paid.paidAmount);
  const advance = advanceOrder(paid, { act: 'pay' }, clock.now());
  if (advance.is !== 'advanced') return null;
  const order = owingExcess(
    { ...paid, ...advance.order, held: [...held], releaseAt: null, paymentUrl: null, forgetAt: null },
    clock.now(),
  );
  const cartDocument = cartOf(firestore, order.buyerUid);
  const storedCart = await transaction.get(cartDocument);
  const mails = await queueMail(transaction, services, paidMail(services, order));
  if (isLate) takePieces(transaction, firestore, held, records);
  // An account that was erased meanwhile is not begun anew.
  if (storedCart.exists) takeOutLines(transaction, cartDocument, storedCart, order.lines);
  transaction.set(document, fieldsOf(order));
  return { order, mails };
}

/** What the page took, and by which payment. */
function paymentOf(
  { total }: StoredOrder,
  { payment_intent: payment, amount_total: amount }: Stripe.Checkout.Session,
): Pick<StoredOrder, 'paymentIntentId' | 'paidAmount'> {
  return {
    paymentIntentId: typeof payment === 'string' ? payment : (payment?.id ?? null),
    paidAmount: amount === null || amount === total ? null : cents(amount),
  };
}

/** More than its total was paid: it is made, and the rest goes back. */
function owingExcess(order: StoredOrder, now: number): StoredOrder {
  const { id, paidAmount, total } = order;
  if (paidAmount === null || paidAmount <= total) return order;
  const owed = { key: `excess-${id}`, amount: cents(paidAmount - total), reason: '' };
  const noted = withAnotherAmount(order, paidAmount, now);
  return { ...noted, owedRefunds: [...noted.owedRefunds, owed], owedSince: now };
}

/** Less than its total was paid: it is not made, and what was paid goes back. */
async function refuseShort(
  transaction: Transaction,
  services: Services,
  order: StoredOrder,
  amount: Cents,
): Promise<Taken> {
  const { firestore, clock } = services;
  const now = clock.now();
  const cartDocument = cartOf(firestore, order.buyerUid);
  const [storedCart, records] = [
    await transaction.get(cartDocument),
    await readProductRecords(
      transaction,
      firestore,
      order.held.map(({ productId }) => productId),
    ),
  ];
  const after: StoredOrder = {
    ...withAnotherAmount(order, amount, now),
    owedRefunds: amount === 0 ? [] : [{ key: `short-${order.id}`, amount, reason: '' }],
    owedSince: amount === 0 ? null : now,
    releaseAt: null,
    paymentUrl: null,
    forgetAt: null,
    held: [],
  };
  returnPieces(transaction, firestore, order.held, records);
  if (storedCart.get('openOrderId') === order.id) transaction.update(cartDocument, { openOrderId: null });
  transaction.set(orderDocument(firestore, order.id), fieldsOf(after));
  return { order: after, mails: [] };
}

function withAnotherAmount(order: StoredOrder, amount: number, now: number): StoredOrder {
  const noted = advanceOrder(order, { act: 'note-another-amount', amount }, now);
  return noted.is === 'advanced' ? { ...order, ...noted.order } : order;
}

async function sendBack(transaction: Transaction, services: Services, order: StoredOrder): Promise<Taken> {
  const { firestore, clock } = services;
  const owed = { key: `late-${order.id}`, amount: paidFor(order), reason: '' };
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
