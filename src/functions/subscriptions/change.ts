/**
 * Another plan or another interval: what it costs to the cent, and the change itself (shared/callables/subscriptions.ts). Both
 * ways take effect at once; what is left of the former is credited with it. See decision 34.
 */
import type Stripe from 'stripe';
import { subscriptionsChange, subscriptionsPreview } from '#shared/callables/subscriptions.ts';
import { cents } from '#shared/money.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { askVendor } from '../payments/index.ts';
import type { Services } from '../services.ts';
import { type Followed, followSubscription } from './followSubscription.ts';
import { ensurePrice, type PlanChoice, priceOf } from './prices.ts';

/** How old the preview may be, in seconds. */
const LONGEST_PREVIEW = 10 * 60;
/** The vendor's clock may be ahead of ours. */
const ALLOWANCE = 60;

type Changeable = Followed & {
  readonly live: NonNullable<Followed['live']>;
  readonly customerId: string;
};

/**
 * Throws Refusal `conflict` where there is nothing to change, `payment-declined` while something is owed, `payment-disputed`
 * while a bank looks into what was paid: a change would give credit for money that may be gone.
 */
async function findChangeable(services: Services, uid: string): Promise<Changeable> {
  const { live, customerId, state, isDisputed } = await followSubscription(services, uid);
  if (!live || customerId === null) throw new Refusal('conflict', 'There is no subscription: begin one.');
  if (state.is === 'past-due') throw new Refusal('payment-declined', 'An earlier payment is still open.');
  if (isDisputed) throw new Refusal('payment-disputed', 'A bank looks into a payment of this plan.');
  return { live, customerId, state, isDisputed };
}

const isSame = (live: PlanChoice, { planId, interval }: PlanChoice) =>
  live.planId === planId && live.interval === interval;

export const preview = defineHandler(subscriptionsPreview, {
  access: 'user',
  effect: 'reads',
  limit: { calls: 60, within: 10 * 60_000 },
  run: async (choice, { caller, services }) => {
    const { live, customerId } = await findChangeable(services, caller.uid);
    if (isSame(live, choice)) throw new Refusal('conflict', 'This is the plan that there is.');
    const price = await ensurePrice(services, choice);
    const prorationDate = Math.floor(services.clock.now() / 1000);
    const invoice = await askVendor(services, (stripe) =>
      stripe.invoices.createPreview({
        customer: customerId,
        subscription: live.id,
        subscription_details: {
          items: [{ id: live.itemId, price }],
          proration_behavior: 'always_invoice',
          proration_date: prorationDate,
          ...(live.isEnding ? { cancel_at_period_end: false } : {}),
        },
      }),
    );
    const lines = invoice.lines.data;
    return {
      prorationDate,
      lines: lines.map((line) => ({
        description: line.description ?? '',
        amount: line.amount,
        isProration: isProration(line),
      })),
      ...sumsOf(invoice),
      nextAmount: cents(priceOf(choice)),
      nextAt: Math.max(...lines.map(({ period }) => period.end)) * 1000,
    };
  },
});

/** The vendor counts credit as a balance below zero. */
function sumsOf({ total, amount_due: due, starting_balance: balance }: Stripe.Invoice) {
  const credit = Math.max(0, -balance);
  const dueNow = total > 0 ? due : 0;
  const creditUsed = total > 0 ? Math.max(0, total - due) : 0;
  const creditLeft = Math.max(0, credit - creditUsed - Math.min(0, total));
  return { dueNow: cents(dueNow), creditUsed: cents(creditUsed), creditLeft: cents(creditLeft) };
}

function isProration({ parent }: Stripe.InvoiceLineItem): boolean {
  return parent?.subscription_item_details?.proration ?? parent?.invoice_item_details?.proration ?? false;
}

export const change = defineHandler(subscriptionsChange, {
  access: 'user',
  limit: { calls: 20, within: 60 * 60_000 },
  run: async ({ key, prorationDate, ...choice }, { caller, services }) => {
    const { uid } = caller;
    const { live, state } = await findChangeable(services, uid);
    // Done by an earlier call, or in another tab: it costs once.
    if (isSame(live, choice)) return state;
    const age = services.clock.now() / 1000 - prorationDate;
    if (age > LONGEST_PREVIEW || age < -ALLOWANCE) {
      throw new Refusal('conflict', 'The preview is too old: ask again.', { field: 'prorationDate' });
    }
    const price = await ensurePrice(services, choice);
    await askVendor(services, (stripe) =>
      stripe.subscriptions.update(
        live.id,
        {
          items: [{ id: live.itemId, price }],
          proration_behavior: 'always_invoice',
          proration_date: prorationDate,
          // What the bank declines changes nothing.
          payment_behavior: 'error_if_incomplete',
          ...(live.isEnding ? { cancel_at_period_end: false } : {}),
        },
        { idempotencyKey: `change-${uid}-${key}` },
      ),
    );
    services.log.log('info', 'subscription-changed', { uid, from: live.planId, to: choice.planId });
    return (await followSubscription(services, uid)).state;
  },
});
