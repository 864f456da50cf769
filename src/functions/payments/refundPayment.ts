/** Gives back what was paid, or a part of it. */
import type Stripe from 'stripe';
import { type Cents, cents } from '#shared/money.ts';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';
import { askVendor } from './askVendor.ts';

export interface RefundRequest {
  readonly paymentIntentId: string;
  readonly amount: Cents;
  /** The same key is the same refund, however often and however much later it is asked for. */
  readonly key: string;
  /** The vendor's word for why. */
  readonly reason?: Stripe.RefundCreateParams.Reason;
}

/**
 * Throws Refusal `conflict` for more than is left of the payment, and for a charge that a bank took back: that money is the
 * bank's to decide about.
 */
export async function refundPayment(
  services: Services,
  { paymentIntentId, amount, key, reason = 'requested_by_customer' }: RefundRequest,
): Promise<{ readonly refundId: string }> {
  const { stripe } = services.payments;
  // The vendor forgets idempotency keys after a day; what it gave back it never forgets.
  const earlier = await askVendor(services, async () => {
    for await (const refund of stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 })) {
      if (refund.metadata?.key === key && !isFailed(refund)) return refund;
    }
    return null;
  });
  if (earlier) return { refundId: earlier.id };
  const refund = await askVendor(services, async () => {
    try {
      return await stripe.refunds.create(
        { payment_intent: paymentIntentId, amount, reason, metadata: { key } },
        // What is left may be less by the next time; with another amount the key would be refused.
        { idempotencyKey: `refund-${paymentIntentId}-${key}-${amount}` },
      );
    } catch (error) {
      if (error instanceof Error && 'code' in error && NOT_LEFT.has(String(error.code))) {
        throw new Refusal('conflict', 'That much is not left of the payment.', { field: 'amount' });
      }
      throw error;
    }
  });
  return { refundId: refund.id };
}

/** Nobody gives back more than this. */
export async function leftOfPayment(services: Services, payment_intent: string): Promise<Cents> {
  const { data } = await askVendor(services, (stripe) => stripe.charges.list({ payment_intent, limit: 100 }));
  return cents(
    data
      .filter(({ status }) => status === 'succeeded')
      .reduce((left, charge) => left + charge.amount_captured - charge.amount_refunded, 0),
  );
}

const isFailed = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled';

const NOT_LEFT = new Set(['charge_already_refunded', 'charge_disputed', 'amount_too_large']);
