/** What a customer has to their credit (below zero) or owes. Source: https://docs.stripe.com/api/customer_balance_transactions */
import type Stripe from 'stripe';
import { z } from 'zod';
import { findCustomer } from '../objects/findCustomer.ts';
import { makeId, type PaymentsContext } from '../paymentsContext.ts';
import {
  currency,
  expand,
  integer,
  listing,
  mergeMetadata,
  metadata,
  removable,
} from '../wire/formFields.ts';
import { refuseMissing } from '../wire/paymentError.ts';
import { operation } from '../wire/serveApi.ts';

interface Change {
  readonly amount: number;
  readonly currency: string;
  readonly type: Stripe.CustomerBalanceTransaction.Type;
  readonly invoice?: string;
  readonly description?: string | null;
  readonly metadata?: Stripe.Metadata;
}

/** Writes the line and the balance that it ends in. */
export function changeBalance(
  before: Stripe.Customer,
  change: Change,
  payments: PaymentsContext,
): Stripe.CustomerBalanceTransaction {
  const ending = before.balance + change.amount;
  const line: Stripe.CustomerBalanceTransaction = {
    id: makeId('cbtxn'),
    object: 'customer_balance_transaction',
    amount: change.amount,
    checkout_session: null,
    created: payments.now(),
    credit_note: null,
    currency: change.currency,
    customer: before.id,
    customer_account: null,
    description: change.description ?? null,
    ending_balance: ending,
    invoice: change.invoice ?? null,
    livemode: false,
    metadata: change.metadata ?? {},
    type: change.type,
  };
  payments.store.insert(line);
  const customer: Stripe.Customer = {
    ...before,
    balance: ending,
    currency: before.currency ?? change.currency,
  };
  payments.store.save(customer);
  payments.emit('customer.updated', customer, before);
  return line;
}

const path = '/v1/customers/:id/balance_transactions';

export const customerBalance = [
  operation(
    'post',
    path,
    z.strictObject({
      amount: integer,
      currency,
      description: removable.optional(),
      metadata: metadata.optional(),
      expand: expand.optional(),
    }),
    (given, id, payments) =>
      changeBalance(
        findCustomer(id, payments),
        {
          amount: given.amount,
          currency: given.currency,
          type: 'adjustment',
          description: given.description ?? null,
          metadata: mergeMetadata({}, given.metadata),
        },
        payments,
      ),
  ),
  operation('get', path, z.strictObject(listing), (page, id, payments) => {
    findCustomer(id, payments);
    return {
      object: 'list',
      ...payments.store.list('customer_balance_transaction', { customer: id }, page),
      url: `/v1/customers/${id}/balance_transactions`,
    };
  }),
  operation(
    'get',
    `${path}/:part`,
    z.strictObject({ expand: expand.optional() }),
    (_input, id, payments, part) => {
      const found = payments.store.find('customer_balance_transaction', part);
      if (found?.customer !== id) throw refuseMissing('customer balance transaction', part, 'transaction');
      return found;
    },
  ),
];
