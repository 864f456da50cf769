/** What the operator's balance gained and lost. Source: https://docs.stripe.com/api/balance_transactions */
import type Stripe from 'stripe';
import { z } from 'zod';
import { makeId, type PaymentsContext } from '../paymentsContext.ts';
import { expand, identifier } from '../wire/formFields.ts';
import { listOperation } from '../wire/listOperation.ts';
import { refuseMissing } from '../wire/paymentError.ts';
import { operation } from '../wire/serveApi.ts';

const DAYS_UNTIL_AVAILABLE = 2;
const DAY = 86_400;

interface Movement {
  /** In the smallest unit; negative for what goes out. */
  readonly amount: number;
  readonly fee: number;
  readonly currency: string;
  readonly source: string;
  readonly type: Stripe.BalanceTransaction.Type;
  readonly category: string;
  readonly description: string | null;
}

/** The vendor's fee for cards: 2.9 % and 30 cents. */
export const cardFee = (amount: number) => Math.round(amount * 0.029) + 30;
export const DISPUTE_FEE = 1_500;

export function recordMovement(movement: Movement, payments: PaymentsContext): Stripe.BalanceTransaction {
  const { amount, fee, currency, source, type, category, description } = movement;
  const transaction: Stripe.BalanceTransaction = {
    id: makeId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: payments.now() + DAYS_UNTIL_AVAILABLE * DAY,
    balance_type: 'payments',
    created: payments.now(),
    currency,
    description,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [{ amount: fee, application: null, currency, description: 'Processing fees', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: category,
    source,
    status: 'pending',
    type,
  };
  payments.store.insert(transaction);
  return transaction;
}

/** What the operator has: taken payments wait for two days before they can be paid out. */
function balanceOf(payments: PaymentsContext): Stripe.Balance {
  const sums = new Map<string, { available: number; pending: number }>();
  for (const { currency, net, available_on: from } of payments.store.all('balance_transaction', {})) {
    const sum = sums.get(currency) ?? { available: 0, pending: 0 };
    const place = from <= payments.now() ? 'available' : 'pending';
    sums.set(currency, { ...sum, [place]: sum[place] + net });
  }
  const entries = sums.size === 0 ? [['usd', { available: 0, pending: 0 }] as const] : [...sums];
  const list = (place: 'available' | 'pending') =>
    entries.map(([currency, sum]) => ({ amount: sum[place], currency, source_types: { card: sum[place] } }));
  return { object: 'balance', available: list('available'), livemode: false, pending: list('pending') };
}

export const balanceTransactions = [
  operation('get', '/v1/balance', z.strictObject({ expand: expand.optional() }), (_input, _id, payments) =>
    balanceOf(payments),
  ),
  operation(
    'get',
    '/v1/balance_transactions/:id',
    z.strictObject({ expand: expand.optional() }),
    (_input, id, payments) => {
      const found = payments.store.find('balance_transaction', id);
      if (!found) throw refuseMissing('balance transaction', id);
      return found;
    },
  ),
  listOperation('/v1/balance_transactions', 'balance_transaction', {
    type: identifier.optional(),
    currency: identifier.optional(),
  }),
];
