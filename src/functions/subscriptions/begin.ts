/** A first subscription: sends its owner to where it is paid (shared/callables/subscriptions.ts). */
import { subscriptionsBegin } from '#shared/callables/subscriptions.ts';
import { routes } from '#shared/routes.ts';
import { assertIsSomebody } from '../access/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { assertCheckoutOpen, expireOtherPages, openPaymentPage } from '../payments/index.ts';
import { followSubscription } from './followSubscription.ts';
import { ensurePrice } from './prices.ts';

export const begin = defineHandler(subscriptionsBegin, {
  access: 'user',
  limit: { calls: 20, within: 60 * 60_000 },
  run: async ({ key: given, planId, interval, language }, { caller, services }) => {
    assertIsSomebody(caller);
    assertCheckoutOpen(services);
    const profile = await services.firestore.doc(`users/${caller.uid}`).get();
    if (!profile.exists) throw new Refusal('not-found', 'This account has no profile yet.');
    const key = `subscription-${given}`;
    // A page that was left open elsewhere would be a second subscription.
    const pages = { uid: caller.uid, kind: 'subscription', exceptKey: key } as const;
    await expireOtherPages(services, pages);
    const { state } = await followSubscription(services, caller.uid);
    if (state.is !== 'none') {
      throw new Refusal('conflict', 'There is a subscription already: change it.', { planId: state.planId });
    }
    const choice = { planId, interval };
    const { url } = await openPaymentPage(services, caller, {
      key,
      kind: 'subscription',
      reference: `${planId}-${interval}`,
      mode: 'subscription',
      lineItems: [{ price: await ensurePrice(services, choice), quantity: 1 }],
      language,
      cancelPath: routes.subscription.path,
    });
    return { paymentUrl: url };
  },
});
