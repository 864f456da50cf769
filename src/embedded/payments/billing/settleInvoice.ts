/**
 * From a draft to a paid invoice: it gets its number and counts the customer's balance, a payment is made for it, and what
 * is refused is tried again three, five and seven days later. After that the subscription ends.
 * Sources: https://docs.stripe.com/invoicing/integration/workflow-transitions, …/billing/revenue-recovery/smart-retries
 */
import type Stripe from 'stripe';
import { attemptPayment } from '../objects/charging.ts';
import { findCustomer } from '../objects/findCustomer.ts';
import { makeIntent, SMALLEST_AMOUNT } from '../objects/intentObject.ts';
import { makeId, type PaymentsContext } from '../paymentsContext.ts';
import type { Invoice } from '../store/billingObjects.ts';
import { type PaymentError, refuseState } from '../wire/paymentError.ts';
import { changeBalance } from './customerBalance.ts';
import { withTotals } from './invoiceObject.ts';
import { noteInvoicePaid, noteInvoiceUnpaid, subscriptionOf } from './subscriptionStatus.ts';

const DAY = 86_400;
/** Days from each refusal to the next try. */
const RETRY_DAYS = [3, 5, 7];

export interface Settled {
  readonly invoice: Invoice;
  readonly intent: Stripe.PaymentIntent | null;
  readonly refusal: PaymentError | null;
}

/** Gives it its number. One that comes to nothing is paid by that. */
export function finalizeInvoice(draft: Invoice, payments: PaymentsContext): Invoice {
  const now = payments.now();
  const customer = findCustomer(draft.customer, payments);
  const sequence = customer.next_invoice_sequence ?? 1;
  const counted = withTotals({ ...draft, starting_balance: customer.balance });
  // The vendor charges no less than this; what is below waits on the balance.
  const isTooSmall = counted.amount_due < SMALLEST_AMOUNT;
  const due = isTooSmall ? 0 : counted.amount_due;
  const ending = counted.starting_balance + counted.total - due;
  const invoice: Invoice = {
    ...counted,
    amount_due: due,
    amount_remaining: due,
    automatically_finalizes_at: null,
    effective_at: now,
    ending_balance: ending,
    hosted_invoice_url: `${payments.origin()}/pay/i/${draft.id}`,
    number: `${customer.invoice_prefix ?? 'AMARANTH'}-${String(sequence).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: now },
  };
  payments.store.save(invoice);
  payments.store.setDue(invoice.id, null);
  const counting: Stripe.Customer = { ...customer, next_invoice_sequence: sequence + 1 };
  payments.store.save(counting);
  if (ending !== customer.balance) {
    const type = counted.total < 0 || ending > 0 ? 'invoice_too_small' : 'applied_to_invoice';
    const amount = ending - customer.balance;
    changeBalance(counting, { amount, currency: invoice.currency, type, invoice: invoice.id }, payments);
  }
  if (due > 0) openPayment(invoice, payments);
  payments.emit('invoice.finalized', invoice);
  return due === 0 ? markPaid(invoice, null, payments) : invoice;
}

function openPayment(invoice: Invoice, payments: PaymentsContext): void {
  const reasons: Record<string, string> = {
    subscription_create: 'Subscription creation',
    subscription_update: 'Subscription update',
    subscription_cycle: 'Subscription update',
  };
  const intent = makeIntent(
    {
      amount: invoice.amount_due,
      currency: invoice.currency,
      customer: invoice.customer,
      description: reasons[invoice.billing_reason ?? ''] ?? `Payment for Invoice ${invoice.number}`,
      ...(invoice.parent && { setup_future_usage: 'off_session' as const }),
    },
    payments,
  );
  const payment: Stripe.InvoicePayment = {
    id: makeId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: payments.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
  payments.store.insert(payment, intent.id);
}

export function paymentOf(invoice: Invoice, payments: PaymentsContext): Stripe.InvoicePayment | null {
  return payments.store.list('invoice_payment', { invoice: invoice.id }, { limit: 1 }).data[0] ?? null;
}

export function intentOfInvoice(invoice: Invoice, payments: PaymentsContext): Stripe.PaymentIntent | null {
  const id = paymentOf(invoice, payments)?.payment.payment_intent;
  return id === undefined ? null : payments.store.find('payment_intent', String(id));
}

/** The card that is charged without anybody there. */
export function methodFor(invoice: Invoice, payments: PaymentsContext): Stripe.PaymentMethod | null {
  const id =
    invoice.default_payment_method ??
    subscriptionOf(invoice, payments)?.default_payment_method ??
    findCustomer(invoice.customer, payments).invoice_settings.default_payment_method;
  return id === null ? null : payments.store.find('payment_method', String(id));
}

interface Paying {
  /** Null where nobody has a card for it. */
  readonly method: Stripe.PaymentMethod | null;
  readonly isOffSession: boolean;
  /** Nobody asked: it is tried again by itself. */
  readonly isAutomatic: boolean;
  readonly returnUrl?: string | null;
}

/** One try. What the bank refuses stays written. */
export function payInvoice(before: Invoice, paying: Paying, payments: PaymentsContext): Settled {
  const waiting = intentOfInvoice(before, payments);
  if (!waiting) throw refuseState(`Invoice ${before.id} has nothing to pay.`, 'invoice_not_editable');
  const { method, isOffSession, returnUrl = null } = paying;
  if (!method) return { invoice: noteRefusal(before, paying, payments), intent: waiting, refusal: null };
  const attempt = { method, isOffSession, isAuthenticated: false, returnUrl };
  const { intent, refusal } = attemptPayment(waiting, attempt, payments);
  if (intent.status === 'succeeded') {
    return { invoice: markPaid(before, intent, payments), intent, refusal: null };
  }
  if (intent.status === 'requires_action') {
    const invoice = { ...before, attempted: true, attempt_count: before.attempt_count + 1 };
    payments.store.save(invoice);
    payments.emit('invoice.payment_action_required', invoice);
    return { invoice, intent, refusal: null };
  }
  return { invoice: noteRefusal(before, paying, payments), intent, refusal };
}

function noteRefusal(before: Invoice, { isAutomatic }: Paying, payments: PaymentsContext): Invoice {
  const attempts = before.attempt_count + 1;
  const days = RETRY_DAYS[attempts - 1];
  const isLast = isAutomatic && days === undefined;
  const isRetried = isAutomatic && days !== undefined && before.billing_reason !== 'subscription_create';
  const next = isRetried ? payments.now() + days * DAY : isAutomatic ? null : before.next_payment_attempt;
  const invoice: Invoice = {
    ...before,
    attempted: true,
    attempt_count: attempts,
    auto_advance: isLast ? false : (before.auto_advance ?? false),
    next_payment_attempt: next,
  };
  payments.store.save(invoice);
  payments.store.setDue(invoice.id, next);
  payments.emit('invoice.payment_failed', invoice);
  noteInvoiceUnpaid(invoice, isLast, payments);
  return invoice;
}

/** A payment that was made elsewhere, at the bank's page for one, may be an invoice's. */
export function noteIntentSucceeded(intent: Stripe.PaymentIntent, payments: PaymentsContext): Invoice | null {
  if (intent.status !== 'succeeded') return null;
  const payment = payments.store.list('invoice_payment', { owner: intent.id }, { limit: 1 }).data[0];
  const invoice = payment ? payments.store.find('invoice', String(payment.invoice)) : null;
  return invoice?.status === 'open' || invoice?.status === 'uncollectible'
    ? markPaid(invoice, intent, payments)
    : invoice;
}

/** `intent` is null for what no card pays: nothing was owed, or it was paid elsewhere. */
export function markPaid(
  before: Invoice,
  intent: Stripe.PaymentIntent | null,
  payments: PaymentsContext,
): Invoice {
  const now = payments.now();
  const invoice: Invoice = {
    ...before,
    amount_paid: before.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: before.attempt_count + (intent ? 1 : 0),
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...before.status_transitions, paid_at: now },
  };
  payments.store.save(invoice);
  payments.store.setDue(invoice.id, null);
  const payment = paymentOf(invoice, payments);
  if (payment) {
    payments.store.save({
      ...payment,
      amount_paid: intent ? invoice.amount_paid : null,
      status: intent ? 'paid' : 'canceled',
      status_transitions: { canceled_at: intent ? null : now, paid_at: intent ? now : null },
    });
  }
  payments.emit('invoice.paid', invoice);
  payments.emit('invoice.payment_succeeded', invoice);
  noteInvoicePaid(invoice, intent === null ? null : String(intent.payment_method), payments);
  return invoice;
}
