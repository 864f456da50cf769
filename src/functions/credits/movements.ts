/** All that the vendor knows of the money of one pack, as movements of its price. */
import type Stripe from 'stripe';
import { askVendor, refundsOf } from '../payments/index.ts';
import type { Services } from '../services.ts';
import type { Movement } from './countMovements.ts';

/** The purchase first, then what was given back, then what banks took, each the oldest first. */
export async function movementsOf(
  services: Services,
  session: Stripe.Checkout.Session,
): Promise<readonly Movement[]> {
  const bought: Movement = {
    key: `purchase-${session.id}`,
    kind: 'purchase',
    cents: session.amount_total ?? 0,
  };
  const payment = session.payment_intent;
  if (payment === null) return [bought];
  const paymentIntent = typeof payment === 'string' ? payment : payment.id;
  const { data: charges } = await askVendor(services, (stripe) =>
    stripe.charges.list({ payment_intent: paymentIntent, limit: 100 }),
  );
  const succeeded = charges.filter(({ status }) => status === 'succeeded');
  const refunds = await Promise.all(succeeded.map(({ id }) => refundsOf(services, id)));
  const disputes = await askVendor(services, (stripe) =>
    stripe.disputes.list({ payment_intent: paymentIntent, limit: 100 }).autoPagingToArray({ limit: 100 }),
  );
  const inOrder = disputes.toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1));
  return [bought, ...refunds.flat().flatMap(movementsOfRefund), ...inOrder.flatMap(movementsOfDispute)];
}

function movementsOfRefund({ id, amount, status }: Stripe.Refund): readonly Movement[] {
  const given: Movement = { key: `refund-${id}`, kind: 'refund', cents: -amount };
  const isBack = status === 'failed' || status === 'canceled';
  return isBack ? [given, { key: `refund-undone-${id}`, kind: 'refund', cents: amount }] : [given];
}

/** A bank's question moves nothing before it becomes a claim. */
function movementsOfDispute({ id, amount, status }: Stripe.Dispute): readonly Movement[] {
  if (status.startsWith('warning_') || status === 'prevented') return [];
  const taken: Movement = { key: `dispute-${id}`, kind: 'dispute', cents: -amount };
  return status === 'won' ? [taken, { key: `dispute-won-${id}`, kind: 'dispute', cents: amount }] : [taken];
}
