import type Stripe from 'stripe';

/** Where a finished session leads; the vendor puts the session's id where the address asks for it. */
export function successAddress(session: Stripe.Checkout.Session): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}
