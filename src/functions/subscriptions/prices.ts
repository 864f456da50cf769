/**
 * The plans at the vendor: a product a plan, a price a plan and interval, found by its lookup key and made where it is not there.
 * A price whose amount is no longer ours gives its key to a new one; who pays the former goes on paying it.
 */
import type Stripe from 'stripe';
import { z } from 'zod';
import { CURRENCY } from '#shared/currency.ts';
import {
  type BillingInterval,
  billingIntervalSchema,
  type SoldPlanId,
  soldPlanIdSchema,
} from '#shared/domain/subscription.ts';
import { plans } from '#shared/plans.ts';
import { askVendor, findAtVendor } from '../payments/index.ts';
import type { Services } from '../services.ts';

export interface PlanChoice {
  readonly planId: SoldPlanId;
  readonly interval: BillingInterval;
}

export const lookupKeyOf = ({ planId, interval }: PlanChoice) => `amaranth-${planId}-${interval}`;

export const priceOf = ({ planId, interval }: PlanChoice): number =>
  interval === 'month' ? plans[planId].monthlyPriceCents : plans[planId].yearlyPriceCents;

/** The id of the vendor's price. */
export async function ensurePrice(services: Services, choice: PlanChoice): Promise<string> {
  const lookupKey = lookupKeyOf(choice);
  const amount = priceOf(choice);
  return askVendor(services, async (stripe) => {
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true });
    const found = data.find(({ unit_amount: asked, currency }) => asked === amount && currency === CURRENCY);
    if (found) return found.id;
    const made = await stripe.prices.create(
      {
        currency: CURRENCY,
        unit_amount: amount,
        recurring: { interval: choice.interval },
        product: await ensureProduct(stripe, choice.planId),
        lookup_key: lookupKey,
        transfer_lookup_key: true,
        metadata: { planId: choice.planId, interval: choice.interval },
      },
      { idempotencyKey: `price-${lookupKey}-${amount}` },
    );
    return made.id;
  });
}

async function ensureProduct(stripe: Stripe, planId: SoldPlanId): Promise<string> {
  const id = `amaranth-${planId}`;
  if (await findAtVendor(() => stripe.products.retrieve(id))) return id;
  const product = await stripe.products.create(
    { id, name: `Amaranth ${plans[planId].name}` },
    { idempotencyKey: `product-${id}` },
  );
  return product.id;
}

const choiceSchema = z.object({ planId: soldPlanIdSchema, interval: billingIntervalSchema });

/** Null for a price that is none of ours. */
export function choiceOfPrice({ metadata }: Pick<Stripe.Price, 'metadata'>): PlanChoice | null {
  return choiceSchema.safeParse(metadata).data ?? null;
}
