/**
 * Refunds that do not end where they begin: one is on its way for a while, another is told as given and comes back from the bank.
 * Sources: https://docs.stripe.com/refunds#failed-refunds, https://docs.stripe.com/testing#refunds
 */
import type Stripe from 'stripe';
import type { CardOutcome } from '../cards/testCards.ts';
import type { PaymentsContext } from '../paymentsContext.ts';
import { recordMovement } from './balance.ts';
import { behaviorOf } from './paymentMethods.ts';

/** Seconds until the bank has answered. */
const BANK_TIME = 5 * 60;

type End = Extract<CardOutcome, { readonly kind: 'refunded-later' }>['end'];

function endOf(method: Stripe.Refund['payment_method'], payments: PaymentsContext): End | null {
  if (typeof method !== 'string') return null;
  const { outcome } = behaviorOf(method, payments).card;
  return outcome.kind === 'refunded-later' ? outcome.end : null;
}

/** How a refund of this card begins; looked at again by the clock where that is not its end. */
export function beginRefund(refund: Stripe.Refund, payments: PaymentsContext): Stripe.Refund {
  const end = endOf(refund.payment_method, payments);
  if (end === null) return refund;
  payments.store.setDue(refund.id, payments.now() + BANK_TIME);
  return end === 'arrives' ? { ...refund, status: 'pending' } : refund;
}

export function settleRefund(before: Stripe.Refund, payments: PaymentsContext): void {
  payments.store.setDue(before.id, null);
  const end = endOf(before.payment_method, payments);
  if (end === 'arrives' && before.status === 'pending') {
    const refund: Stripe.Refund = { ...before, status: 'succeeded' };
    payments.store.save(refund);
    payments.emit('refund.updated', refund, before);
  }
  if (end === 'fails' && before.status === 'succeeded') failRefund(before, payments);
}

/** The money is ours again, and can be given back in another way. */
function failRefund(before: Stripe.Refund, payments: PaymentsContext): void {
  const movement = recordMovement(
    {
      amount: before.amount,
      fee: 0,
      currency: before.currency,
      source: before.id,
      type: 'refund_failure',
      category: 'refund_failure',
      description: `REFUND FAILURE (${before.id})`,
    },
    payments,
  );
  const refund: Stripe.Refund = {
    ...before,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
    failure_balance_transaction: movement.id,
  };
  payments.store.save(refund);
  const charged = typeof before.charge === 'string' ? payments.store.find('charge', before.charge) : null;
  if (charged) {
    const amountRefunded = charged.amount_refunded - before.amount;
    payments.store.save({ ...charged, amount_refunded: amountRefunded, refunded: false });
  }
  payments.emit('refund.updated', refund, before);
  payments.emit('refund.failed', refund, before);
}
