/** Whether a subscription goes on after what is paid, the credit that is left, and the vendor's own page for cards and invoices. */
import {
  subscriptionsCancel,
  subscriptionsOpenPortal,
  subscriptionsReadCredit,
  subscriptionsResume,
} from '#shared/callables/subscriptions.ts';
import type { SubscriptionState } from '#shared/domain/subscription.ts';
import { cents } from '#shared/money.ts';
import { routes } from '#shared/routes.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { askVendor, findCustomer } from '../payments/index.ts';
import type { Services } from '../services.ts';
import { followSubscription } from './followSubscription.ts';
import { ENDS_WITH } from './vendorSubscription.ts';

const LIMIT = { calls: 20, within: 60 * 60_000 };

/** At the end of what is paid. Never kept from anybody, however old their page. */
export const cancel = defineHandler(subscriptionsCancel, {
  access: 'user',
  limit: LIMIT,
  servesEveryVersion: true,
  run: (_input, { caller, services }) => setEnding(services, caller.uid, true),
});

export const resume = defineHandler(subscriptionsResume, {
  access: 'user',
  limit: LIMIT,
  run: (_input, { caller, services }) => setEnding(services, caller.uid, false),
});

/** Repeating it changes nothing. Throws Refusal `conflict` where there is no subscription any more. */
async function setEnding(services: Services, uid: string, isEnding: boolean): Promise<SubscriptionState> {
  const { live, state } = await followSubscription(services, uid);
  if (!live) throw new Refusal('conflict', 'There is no subscription.');
  // Cancelled by its owner, too: it stays so when the account that it would have ended with is kept.
  if (live.isEnding === isEnding && !live.isEndingWithAccount) return state;
  await askVendor(services, (stripe) =>
    stripe.subscriptions.update(live.id, { cancel_at_period_end: isEnding, metadata: { [ENDS_WITH]: '' } }),
  );
  services.log.log('info', isEnding ? 'subscription-cancelled' : 'subscription-resumed', { uid });
  return (await followSubscription(services, uid)).state;
}

export const readCredit = defineHandler(subscriptionsReadCredit, {
  access: 'user',
  limit: { calls: 120, within: 60 * 60_000 },
  run: async (_input, { caller, services }) => {
    const known = await findCustomer(services, caller.uid);
    if (known === null) return { credit: cents(0) };
    const customer = await askVendor(services, (stripe) => stripe.customers.retrieve(known));
    // The vendor counts credit as a balance below zero.
    return { credit: cents(customer.deleted ? 0 : Math.max(0, -customer.balance)) };
  },
});

export const openPortal = defineHandler(subscriptionsOpenPortal, {
  access: 'user',
  limit: LIMIT,
  run: async ({ language }, { caller, services }) => {
    const customer = await findCustomer(services, caller.uid);
    if (customer === null) throw new Refusal('not-found', 'Nothing was ever paid with this account.');
    const session = await askVendor(services, (stripe) =>
      stripe.billingPortal.sessions.create({
        customer,
        locale: language,
        return_url: `${services.appOrigin}${routes.subscription.path}`,
      }),
    );
    return { url: session.url };
  },
});
