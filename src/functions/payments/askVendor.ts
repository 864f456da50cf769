/** Calls of the payment provider: what it refuses becomes a refusal of ours, with a word in the log for the operator. */
import Stripe from 'stripe';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';

/**
 * Throws Refusal `payment-declined` for what a bank refuses, `conflict` for a key that was used for something else, and
 * `payment-unavailable` for the rest: nobody can pay before the operator or the vendor has mended it. What is no error of the
 * vendor's goes through.
 */
export async function askVendor<Answer>(
  services: Services,
  call: (stripe: Stripe) => Promise<Answer>,
): Promise<Answer> {
  // The operator gave no keys.
  if (services.payments.webhookSecret === '') throw unavailable();
  try {
    return await call(services.payments.stripe);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, statusCode, requestId } = error;
    services.log.log('warning', 'payment-call-refused', { type, code, statusCode, requestId });
    if (error instanceof Stripe.errors.StripeCardError) {
      throw new Refusal('payment-declined', 'The bank declined the payment.');
    }
    if (error instanceof Stripe.errors.StripeIdempotencyError) {
      throw new Refusal('conflict', 'This key was used for something else.', { field: 'key' });
    }
    throw unavailable();
  }
}

/**
 * Before anything is kept for a payment: without a vendor it would hold its pieces until nobody knows when. Throws Refusal
 * `payment-unavailable`.
 */
export function assertCheckoutOpen({ payments }: Services): void {
  if (!payments.isOpen) throw unavailable();
}

const unavailable = () => new Refusal('payment-unavailable', 'Payments cannot be made at the moment.');

/** Null for what the vendor has not, or has no longer. */
export async function findAtVendor<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null;
    throw error;
  }
}
