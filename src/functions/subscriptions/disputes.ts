/**
 * What banks say of the payments of a plan. The vendor marks a charge for good once it was disputed, so it is the dispute that
 * is asked. See decision 34.
 */
import type Stripe from 'stripe';
import { CURRENCY } from '#shared/currency.ts';
import { type Cents, cents } from '#shared/money.ts';
import { askVendor } from '../payments/index.ts';
import type { Services } from '../services.ts';
import { paymentsOf } from './paymentsOf.ts';

export interface PlanDispute {
  readonly id: string;
  readonly subscription: string;
  readonly amount: Cents;
  /** The bank took the money back for good; else it looks into it still. */
  readonly isLost: boolean;
}

/** Decided for us, or a question that was closed without a decision. */
const settled: ReadonlySet<Stripe.Dispute.Status> = new Set(['won', 'warning_closed', 'prevented']);

/** Those that are lost or open, of any of these subscriptions. */
export async function findDisputes(
  services: Services,
  customer: string,
  subscriptions: readonly string[],
): Promise<readonly PlanDispute[]> {
  if (subscriptions.length === 0) return [];
  const charges = await askVendor(services, (stripe) =>
    stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: 1_000 }),
  );
  const disputed = charges.filter((charge) => charge.disputed);
  if (disputed.length === 0) return [];
  const own = new Map<string, string>();
  for (const subscription of subscriptions)
    for (const { paymentIntentId } of await paymentsOf(services, subscription))
      own.set(paymentIntentId, subscription);
  const found: PlanDispute[] = [];
  for (const { id: charge, payment_intent: named } of disputed) {
    const paymentIntentId = typeof named === 'object' ? named?.id : named;
    const subscription = paymentIntentId === undefined ? undefined : own.get(paymentIntentId);
    if (subscription === undefined) continue;
    const { data } = await askVendor(services, (stripe) => stripe.disputes.list({ charge, limit: 100 }));
    for (const { id, amount, status } of data) {
      if (!settled.has(status))
        found.push({ id, subscription, amount: cents(amount), isLost: status === 'lost' });
    }
  }
  return found;
}

/**
 * Credit that came of money which the bank took back is taken back too, once a dispute: what is credited after it was lost came of
 * other money, so the customer carries a mark.
 */
export async function takeCreditBack(
  services: Services,
  customer: string,
  { id, amount }: PlanDispute,
): Promise<void> {
  await askVendor(services, async (stripe) => {
    const found = await stripe.customers.retrieve(customer);
    const mark = `credit-of-${id}`;
    if (found.deleted || found.metadata[mark] !== undefined) return;
    const credit = -found.balance;
    if (credit > 0 && !(await isTaken(stripe, customer, id)))
      await stripe.customers.createBalanceTransaction(
        customer,
        { amount: Math.min(credit, amount), currency: CURRENCY, metadata: { dispute: id } },
        { idempotencyKey: `${mark}-${credit}` },
      );
    await stripe.customers.update(customer, { metadata: { [mark]: 'taken' } });
  });
}

/** By an earlier call that did not live to leave its mark. */
async function isTaken(stripe: Stripe, customer: string, dispute: string): Promise<boolean> {
  for await (const { metadata } of stripe.customers.listBalanceTransactions(customer, { limit: 100 }))
    if (metadata?.dispute === dispute) return true;
  return false;
}
