/** People with a plan that is paid, as the vendor's page leaves them. */
import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { ensureCustomer } from '../../src/functions/payments/index.ts';
import { followSubscription } from '../../src/functions/subscriptions/followSubscription.ts';
import { ensurePrice, type PlanChoice } from '../../src/functions/subscriptions/prices.ts';
import type { Commerce } from './commerce.ts';
import { makeSomebody, type Somebody } from './legacyPeople.ts';

export const PRO = { planId: 'pro', interval: 'month' } as const;
export const PREMIUM = { planId: 'premium', interval: 'month' } as const;

export async function payWithCard({ stripe }: Commerce, customer: string, card: string): Promise<void> {
  const method = await stripe.paymentMethods.attach(card, { customer });
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method.id } });
}

export async function subscribeTo(
  commerce: Commerce,
  owner: Somebody,
  choice: PlanChoice,
): Promise<Stripe.Subscription> {
  const customer = await ensureCustomer(commerce.services, owner.uid);
  await payWithCard(commerce, customer, 'pm_card_visa');
  const reference = `${choice.planId}-${choice.interval}`;
  return commerce.stripe.subscriptions.create({
    customer,
    items: [{ price: await ensurePrice(commerce.services, choice) }],
    metadata: { kind: 'subscription', uid: owner.uid, reference, key: randomUUID() },
  });
}

export async function makeSubscriberOf(commerce: Commerce, choice: PlanChoice = PRO, more = {}) {
  const owner = await makeSomebody(commerce.services, { plan: 'Free', ...more });
  const subscription = await subscribeTo(commerce, owner, choice);
  await followSubscription(commerce.services, owner.uid);
  return { owner, subscription, customer: String(subscription.customer) };
}

export const subscriptionOf = async ({ services }: Commerce, { uid }: Somebody) =>
  (await services.firestore.doc(`users/${uid}/billing/subscription`).get()).data();

export const readProfile = async ({ services }: Commerce, { uid }: Somebody) =>
  (await services.firestore.doc(`users/${uid}`).get()).data();

/** In cents, less what was given back. */
export async function paidByCustomer({ stripe }: Commerce, customer: string): Promise<number> {
  const { data } = await stripe.charges.list({ customer, limit: 100 });
  return data
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amount, amount_refunded: back }) => sum + amount - back, 0);
}
