/**
 * Money that goes back. What is owed is written with what causes it; here it is sent, at once or by the job, each under a key of
 * its own, so that it goes back once. How much went back is what the vendor says, never what we added up.
 */
import type { Transaction } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { cents } from '#shared/money.ts';
import { advanceOrder } from '#shared/shop/advanceOrder.ts';
import { deliverSoon, queueMail } from '../delivery/index.ts';
import { Refusal } from '../errors.ts';
import { defineJob, dueOrAstrayByNumber } from '../jobs/index.ts';
import { askVendor, leftOfPayment, refundPayment } from '../payments/index.ts';
import type { Services } from '../services.ts';
import { readProductRecords, returnPieces } from '../shop/index.ts';
import {
  fieldsOf,
  type NoticedRefund,
  type OwedRefund,
  orderDocument,
  orderFrom,
  orders,
  paidFor,
  type StoredOrder,
} from './orderDocument.ts';
import { refundedMail } from './orderMails.ts';
import { scrubIfOver } from './scrubOrder.ts';

/** For whoever caused it: what fails now, the job goes on with. */
export async function settleRefundsSoon(services: Services, orderId: string): Promise<void> {
  try {
    await settleRefunds(services, orderId);
  } catch (error) {
    services.log.log('warning', 'order-refund-delayed', { orderId, reason: String(error) });
  }
}

export async function settleRefunds(services: Services, orderId: string): Promise<void> {
  const order = orderFrom(await orderDocument(services.firestore, orderId).get());
  if (!order) return;
  for (const owed of order.owedRefunds) await settleOne(services, order, owed);
}

async function settleOne(services: Services, order: StoredOrder, owed: OwedRefund): Promise<void> {
  const { id, paymentIntentId } = order;
  if (paymentIntentId === null) throw new Error(`Nothing was paid for ${id}.`);
  try {
    await refundPayment(services, { paymentIntentId, amount: owed.amount, key: owed.key });
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'conflict')) throw error;
    const statuses = await disputesOf(services, paymentIntentId);
    if (statuses.some((status) => !decided.has(status))) return postpone(services, id);
    // What a bank took is not there to be given.
    const left = statuses.includes('lost') ? 0 : await leftOfPayment(services, paymentIntentId);
    // The money is there and owed: an operator reads in the job's failures why it does not go.
    if (left >= owed.amount) throw error;
    // The rest went back in another way.
    services.log.log('error', 'order-refund-not-left', { orderId: id, key: owed.key, left });
    if (left > 0) await refundPayment(services, { paymentIntentId, amount: cents(left), key: owed.key });
  }
  const { data } = await askVendor(services, (stripe) =>
    stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }),
  );
  const own = data.filter(({ metadata }) => metadata?.key === owed.key);
  // It came back from the bank before we had noted it: the vendor repeats its answer to the same key for a day.
  const isBack = own.length > 0 && own.every(isGone);
  await noteRefunds(services, id, data, isBack ? undefined : owed);
  if (isBack) await postpone(services, id);
}

async function disputesOf(services: Services, payment_intent: string) {
  const { data } = await askVendor(services, (stripe) =>
    stripe.disputes.list({ payment_intent, limit: 100 }),
  );
  return data.map(({ status }) => status);
}

const decided: ReadonlySet<Stripe.Dispute.Status> = new Set(['won', 'lost', 'warning_closed', 'prevented']);

/** While a bank has not decided nothing goes back, and everything is owed still. */
async function postpone({ firestore, clock, log }: Services, orderId: string): Promise<void> {
  const document = orderDocument(firestore, orderId);
  await firestore.runTransaction(async (transaction) => {
    const order = orderFrom(await transaction.get(document));
    if (!order || order.owedRefunds.length === 0) return;
    transaction.set(document, fieldsOf({ ...order, owedSince: clock.now() + POSTPONED }));
  });
  log.log('warning', 'order-refund-postponed', { orderId });
}

const POSTPONED = 60 * 60_000;

/** As the vendor has them now. `settled` is the one that was just sent. */
export async function noteRefunds(
  services: Services,
  orderId: string,
  refunds: readonly Stripe.Refund[],
  settled?: OwedRefund,
): Promise<void> {
  const mails = await services.firestore.runTransaction((transaction) =>
    noteOnce(transaction, services, orderId, refunds, settled),
  );
  await deliverSoon(services, mails);
}

const isGone = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled';

async function noteOnce(
  transaction: Transaction,
  services: Services,
  orderId: string,
  refunds: readonly Stripe.Refund[],
  settled: OwedRefund | undefined,
): Promise<readonly string[]> {
  const { firestore, clock, log } = services;
  const document = orderDocument(firestore, orderId);
  const before = orderFrom(await transaction.get(document));
  if (!before) {
    log.log('warning', 'order-refunded-and-missing', { orderId });
    return [];
  }
  const noticed = mergeRefunds(before.refunds, refunds);
  const act = {
    act: 'note-refunds',
    refunded: noticed.reduce((sum, { amount, isGone: gone }) => sum + (gone ? 0 : amount), 0),
    paid: paidFor(before),
    reason: settled?.reason ?? '',
  } as const;
  const advance = advanceOrder(before, act, clock.now());
  const known = noticed === before.refunds ? before : { ...before, refunds: noticed };
  const advanced = advance.is === 'advanced' ? { ...known, ...advance.order } : known;
  // Told of by the vendor before we have noted it ourselves: it is owed no longer.
  const sent = refunds.flatMap((refund) => (isGone(refund) ? [] : (refund.metadata?.key ?? [])));
  const after = withoutOwed(advanced, [...sent, ...(settled ? [settled.key] : [])]);
  if (after === before) return [];
  const isFirstEnd = before.state === 'paid' && after.state === 'refunded';
  const returned = isFirstEnd ? before.held : [];
  const records = await readProductRecords(
    transaction,
    firestore,
    returned.map(({ productId }) => productId),
  );
  const amount = after.refunded - before.refunded;
  const drafts = amount > 0 && !isToldAlready(before) ? refundedMail(services, after, amount) : [];
  const mails = await queueMail(transaction, services, drafts);
  returnPieces(transaction, firestore, returned, records);
  transaction.set(document, fieldsOf(scrubIfOver(isFirstEnd ? { ...after, held: [] } : after)));
  return mails;
}

/** In any order of answers the same: a refund that was heard of stays, and one that is gone does not come back. */
function mergeRefunds(before: NoticedRefund[], refunds: readonly Stripe.Refund[]): NoticedRefund[] {
  const known = new Map(before.map((refund) => [refund.id, refund]));
  const news = refunds.filter(
    (refund) => known.get(refund.id)?.isGone !== true && (isGone(refund) || !known.has(refund.id)),
  );
  for (const refund of news)
    known.set(refund.id, { id: refund.id, amount: cents(refund.amount), isGone: isGone(refund) });
  return news.length === 0 ? before : [...known.values()];
}

function withoutOwed(order: StoredOrder, keys: readonly string[]): StoredOrder {
  const settled = new Set(keys.filter((key) => !order.settledRefunds.includes(key)));
  if (settled.size === 0) return order;
  const owedRefunds = order.owedRefunds.filter(({ key }) => !settled.has(key));
  return {
    ...order,
    owedRefunds,
    owedSince: owedRefunds.length === 0 ? null : order.owedSince,
    settledRefunds: [...order.settledRefunds, ...settled],
  };
}

/** Who called it off, or came too late, was told of the refund with that. */
const isToldAlready = ({ owedRefunds, settledRefunds }: StoredOrder) =>
  [...owedRefunds.map(({ key }) => key), ...settledRefunds].some((key) => /^(?:cancel|late)-/.test(key));

export const settleOwed = defineJob({
  name: 'orders-settleRefunds',
  expression: '*/5 * * * *',
  due: ({ firestore }, now) =>
    dueOrAstrayByNumber(orders(firestore), { field: 'owedSince', now, longest: POSTPONED }),
  process: (services, { id }) => settleRefunds(services, id),
});
