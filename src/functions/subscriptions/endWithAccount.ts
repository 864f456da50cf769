/**
 * An account that waits to be erased is not charged again: its plan ends with what is paid, and goes on where the owner
 * stays. What its owner cancelled themselves is never taken up again by this.
 */
import { askVendor } from '../payments/index.ts';
import type { Services } from '../services.ts';
import { ENDS_WITH, ENDS_WITH_ACCOUNT, type LiveSubscription } from './vendorSubscription.ts';

/** Resolves with the subscription as it is then. Throws Refusal `payment-unavailable`. */
export async function endWithAccount(
  services: Services,
  uid: string,
  live: LiveSubscription,
): Promise<LiveSubscription> {
  const profile = await services.firestore.doc(`users/${uid}`).get();
  if (!profile.exists) return live;
  const isLeaving = profile.get('deletionDueAt') != null;
  if (isLeaving ? live.isEnding : !live.isEndingWithAccount) return live;
  await askVendor(services, (stripe) =>
    stripe.subscriptions.update(live.id, {
      cancel_at_period_end: isLeaving,
      metadata: { [ENDS_WITH]: isLeaving ? ENDS_WITH_ACCOUNT : '' },
    }),
  );
  return { ...live, isEnding: isLeaving, isEndingWithAccount: isLeaving };
}
