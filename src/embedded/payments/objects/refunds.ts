/** Charges as they are looked up, and money that is given back. Sources: https://docs.stripe.com/api/charges, …/api/refunds */
import type Stripe from 'stripe';
import { z } from 'zod';
import { makeId, type PaymentsContext } from '../paymentsContext.ts';
import {
  amount,
  expand,
  expandOnly,
  identifier,
  mergeMetadata,
  metadata,
  removable,
} from '../wire/formFields.ts';
import { listOperation } from '../wire/listOperation.ts';
import { PaymentError, refuseMissing, refuseParameter } from '../wire/paymentError.ts';
import { operation } from '../wire/serveApi.ts';
import { recordMovement } from './balance.ts';
import { findIntent } from './intentObject.ts';
import { beginRefund } from './settleRefund.ts';

function findCharge(id: string, payments: PaymentsContext, param = 'id'): Stripe.Charge {
  const charge = payments.store.find('charge', id);
  if (!charge) throw refuseMissing('charge', id, param);
  return charge;
}

function findRefund(id: string, payments: PaymentsContext): Stripe.Refund {
  const refund = payments.store.find('refund', id);
  if (!refund) throw refuseMissing('refund', id);
  return refund;
}

const createSchema = z.strictObject({
  amount: amount.optional(),
  charge: identifier.optional(),
  payment_intent: identifier.optional(),
  metadata: metadata.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  expand: expand.optional(),
});

function chargeOf(given: z.output<typeof createSchema>, payments: PaymentsContext): Stripe.Charge {
  if (given.charge !== undefined) return findCharge(given.charge, payments, 'charge');
  if (given.payment_intent === undefined) {
    throw refuseParameter(
      'charge',
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = findIntent(given.payment_intent, payments, 'payment_intent');
  if (typeof intent.latest_charge !== 'string' || intent.status !== 'succeeded') {
    throw new PaymentError(400, {
      type: 'invalid_request_error',
      message: `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      param: 'payment_intent',
    });
  }
  return findCharge(intent.latest_charge, payments);
}

function giveBack(given: z.output<typeof createSchema>, payments: PaymentsContext): Stripe.Refund {
  const before = chargeOf(given, payments);
  const left = before.amount_captured - before.amount_refunded;
  const refused = (code: string, message: string) =>
    new PaymentError(400, { type: 'invalid_request_error', code, message, param: 'amount' });
  const { data: banks } = payments.store.list('dispute', { charge: before.id }, { limit: 100 });
  if (banks.some((dispute) => !dispute.is_charge_refundable)) {
    throw refused('charge_disputed', `Charge ${before.id} has been charged back; cannot issue a refund.`);
  }
  if (left === 0) {
    throw refused('charge_already_refunded', `Charge ${before.id} has already been refunded.`);
  }
  const taken = given.amount ?? left;
  if (taken === 0) throw refuseParameter('amount', 'Invalid positive integer', 'parameter_invalid_integer');
  if (taken > left) {
    throw refused(
      'amount_too_large',
      `Refund amount (${taken}) is greater than unrefunded amount on charge (${left}).`,
    );
  }
  const id = makeId('re');
  const movement = recordMovement(
    {
      amount: -taken,
      fee: 0,
      currency: before.currency,
      source: id,
      type: 'refund',
      category: 'refund',
      description: `REFUND FOR CHARGE (${before.description ?? before.id})`,
    },
    payments,
  );
  const returned: Stripe.Refund = {
    id,
    object: 'refund',
    amount: taken,
    balance_transaction: movement.id,
    charge: before.id,
    created: payments.now(),
    currency: before.currency,
    customer: before.customer,
    customer_account: null,
    destination_details: {
      type: 'card',
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    },
    metadata: mergeMetadata({}, given.metadata),
    payment_intent: before.payment_intent,
    payment_method: before.payment_method,
    reason: given.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  const refund = beginRefund(returned, payments);
  payments.store.insert(refund);
  const charge: Stripe.Charge = {
    ...before,
    amount_refunded: before.amount_refunded + taken,
    refunded: taken === left,
  };
  payments.store.save(charge);
  payments.emit('refund.created', refund);
  payments.emit('charge.refunded', charge, before);
  return refund;
}

export const charges = [
  operation('get', '/v1/charges/:id', expandOnly, (_input, id, payments) => findCharge(id, payments)),
  operation(
    'post',
    '/v1/charges/:id',
    z.strictObject({
      description: removable.optional(),
      metadata: metadata.optional(),
      expand: expand.optional(),
    }),
    ({ description, metadata: entries }, id, payments) => {
      const before = findCharge(id, payments);
      const charge: Stripe.Charge = {
        ...before,
        ...(description !== undefined && { description }),
        metadata: mergeMetadata(before.metadata, entries),
      };
      payments.store.save(charge);
      payments.emit('charge.updated', charge, before);
      return charge;
    },
  ),
  listOperation('/v1/charges', 'charge', {
    customer: identifier.optional(),
    payment_intent: identifier.optional(),
  }),
];

export const refunds = [
  operation('post', '/v1/refunds', createSchema, (given, _id, payments) => giveBack(given, payments)),
  operation('get', '/v1/refunds/:id', expandOnly, (_input, id, payments) => findRefund(id, payments)),
  operation(
    'post',
    '/v1/refunds/:id',
    z.strictObject({ metadata: metadata.optional(), expand: expand.optional() }),
    ({ metadata: entries }, id, payments) => {
      const before = findRefund(id, payments);
      const refund = { ...before, metadata: mergeMetadata(before.metadata ?? {}, entries) };
      payments.store.save(refund);
      payments.emit('refund.updated', refund, before);
      return refund;
    },
  ),
  listOperation('/v1/refunds', 'refund', {
    charge: identifier.optional(),
    payment_intent: identifier.optional(),
  }),
];
