/**
 * What banks say of the payments of a plan. The vendor marks a charge for good once it was disputed, so it is the dispute that
 * is asked. See decision 34.
 */
import type Stripe from 'stripe';
import { type Cents, cents } from '#shared/money.ts';
import { askVendor } from '../payments/index.ts';
import type { Services } from '../services.ts';
import { paymentsOf } from './paymentsOf.ts';

export interface PlanDispute {
  readonly id: string;
  readonly amount: Cents;
  /** The bank took the money back for good; else it looks into it still. */
  readonly isLost: boolean;
}

/** Decided for us, or a question that was closed without a decision. */
const settled: ReadonlySet<Stripe.Dispute.Status> = new Set(['won', 'warning_closed', 'prevented']);

/** One that is lost before one that is open; null where the money is ours. */
export async function findDispute(
  services: Services,
  customer: string,
  subscription: string,
): Promise<PlanDispute | null> {
  const charges = await askVendor(services, (stripe) =>
    stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: 1_000 }),
  );
  const disputed = charges.filter((charge) => charge.disputed);
  if (disputed.length === 0) return null;
  const own = new Set(
    (await paymentsOf(services, subscription)).map(({ paymentIntentId }) => paymentIntentId),
  );
  const found: PlanDispute[] = [];
  for (const { id: charge, payment_intent: named } of disputed) {
    const paymentIntentId = typeof named === 'object' ? named?.id : named;
    if (paymentIntentId === undefined || !own.has(paymentIntentId)) continue;
    const { data } = await askVendor(services, (stripe) => stripe.disputes.list({ charge, limit: 100 }));
    for (const { id, amount, status } of data) {
      if (!settled.has(status)) found.push({ id, amount: cents(amount), isLost: status === 'lost' });
    }
  }
  return found.find(({ isLost }) => isLost) ?? found[0] ?? null;
}

/** Credit that came of money which the bank took back is taken back too, once a dispute. */
export async function takeCreditBack(
  services: Services,
  customer: string,
  { id, amount }: PlanDispute,
): Promise<void> {
  await askVendor(services, async (stripe) => {
    const found = await stripe.customers.retrieve(customer);
    const credit = found.deleted ? 0 : -found.balance;
    if (credit <= 0) return;
    const movements = stripe.customers.listBalanceTransactions(customer, { limit: 100 });
    for await (const { metadata } of movements) if (metadata?.dispute === id) return;
    await stripe.customers.createBalanceTransaction(
      customer,
      { amount: Math.min(credit, amount), currency: 'usd', metadata: { dispute: id } },
      { idempotencyKey: `credit-of-${id}-${credit}` },
    );
  });
}
