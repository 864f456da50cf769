/** Somebody presses the button of a session: what becomes of the payment, the subscription or the card, and of the session. */
import type Stripe from 'stripe';
import { attemptPayment } from '../objects/charging.ts';
import { makeCustomer } from '../objects/customers.ts';
import { findCustomer } from '../objects/findCustomer.ts';
import { keepCard } from '../objects/paymentMethods.ts';
import { confirmSetup } from '../objects/setupIntents.ts';
import type { PaymentsContext } from '../paymentsContext.ts';
import type { PaymentError } from '../wire/paymentError.ts';
import { intentOf } from './checkoutSessions.ts';
import { completeSession } from './completeSession.ts';
import type { ReadPayment } from './readPayment.ts';
import { subscribe } from './subscribe.ts';

export type PaidOutcome =
  | { readonly kind: 'paid'; readonly session: Stripe.Checkout.Session }
  | { readonly kind: 'asked'; readonly intent: { readonly id: string } }
  | { readonly kind: 'refused'; readonly error: PaymentError };

export function payInSession(
  before: Stripe.Checkout.Session,
  given: ReadPayment,
  payments: PaymentsContext,
): PaidOutcome {
  const session = collect(before, given, payments);
  if (session.mode === 'subscription') return subscribeIn(session, given, payments);
  if (session.mode === 'setup') return saveCardIn(session, given, payments);
  return payOnce(session, given, payments);
}

const customerOf = ({ customer }: Stripe.Checkout.Session) =>
  typeof customer === 'string' ? customer : null;

function payOnce(
  session: Stripe.Checkout.Session,
  given: ReadPayment,
  payments: PaymentsContext,
): PaidOutcome {
  if (session.amount_total === 0) {
    const status = { payment_status: 'no_payment_required' } as const;
    return { kind: 'paid', session: completeSession(session, status, payments) };
  }
  const customer = customerOf(session);
  const made = intentOf(session, customer, payments);
  const intent: Stripe.PaymentIntent = {
    ...made,
    amount: session.amount_total ?? made.amount,
    shipping: given.shipping ? { ...given.shipping, phone: given.phone } : made.shipping,
  };
  payments.store.save(intent);
  const linked: Stripe.Checkout.Session = { ...session, payment_intent: intent.id };
  payments.store.save(linked);
  const method = keepCard(given.card, intent.setup_future_usage ? customer : null, payments);
  const attempted = attemptPayment(
    intent,
    { method, isOffSession: false, isAuthenticated: false, returnUrl: linked.success_url },
    payments,
  );
  if (attempted.refusal) return { kind: 'refused', error: attempted.refusal };
  if (attempted.intent.status === 'requires_action') return { kind: 'asked', intent: attempted.intent };
  const payment_status = attempted.intent.status === 'requires_capture' ? 'unpaid' : 'paid';
  return { kind: 'paid', session: completeSession(linked, { payment_status }, payments) };
}

function subscribeIn(
  session: Stripe.Checkout.Session,
  given: ReadPayment,
  payments: PaymentsContext,
): PaidOutcome {
  const customer = customerOf(session);
  if (customer === null) throw new Error('A subscription without a customer.');
  const method = keepCard(given.card, customer, payments);
  const { subscription, settled } = subscribe(session, customer, method, payments);
  if (settled.refusal) return { kind: 'refused', error: settled.refusal };
  if (settled.intent?.status === 'requires_action') return { kind: 'asked', intent: settled.intent };
  const made = {
    payment_status: 'paid',
    subscription: subscription.id,
    invoice: settled.invoice.id,
  } as const;
  return { kind: 'paid', session: completeSession(session, made, payments) };
}

function saveCardIn(
  session: Stripe.Checkout.Session,
  given: ReadPayment,
  payments: PaymentsContext,
): PaidOutcome {
  const made = payments.store.find('setup_intent', String(session.setup_intent));
  if (!made) throw new Error(`Session ${session.id} has no setup intent.`);
  const customer = customerOf(session);
  const method = keepCard(given.card, null, payments);
  payments.store.writePrivate(made.id, { session: session.id });
  const how = { isAuthenticated: false, returnUrl: session.success_url };
  const { intent, refusal } = confirmSetup({ ...made, customer }, method, how, payments);
  if (refusal) return { kind: 'refused', error: refusal };
  if (intent.status === 'requires_action') return { kind: 'asked', intent };
  const status = { payment_status: 'no_payment_required' } as const;
  return { kind: 'paid', session: completeSession(session, status, payments) };
}

/** What was typed goes into the session, and into a customer where one is wanted. */
function collect(
  before: Stripe.Checkout.Session,
  given: ReadPayment,
  payments: PaymentsContext,
): Stripe.Checkout.Session {
  const { email, phone, shipping } = given;
  const name = given.card.holder.name;
  const wantsCustomer =
    before.customer === null && (before.customer_creation === 'always' || before.mode === 'subscription');
  const customer = wantsCustomer ? makeCustomer({ email, name, phone }, payments).id : before.customer;
  if (typeof customer === 'string') findCustomer(customer, payments, 'customer');
  const session: Stripe.Checkout.Session = {
    ...before,
    customer,
    ...(before.amount_total !== null && shippedWith(before, given.shippingRate)),
    collected_information: {
      business_name: null,
      individual_name: null,
      shipping_details: shipping,
    },
    customer_details: {
      address: given.card.address,
      business_name: null,
      email,
      individual_name: null,
      name,
      phone,
      tax_exempt: 'none',
      tax_ids: [],
    },
  };
  payments.store.save(session);
  return session;
}

/** What the chosen way of sending makes of the total. */
function shippedWith(
  before: Stripe.Checkout.Session,
  chosen: string | null,
): Pick<Stripe.Checkout.Session, 'amount_total' | 'shipping_cost' | 'total_details'> {
  const option = before.shipping_options.find(({ shipping_rate: rate }) => rate === chosen);
  const base = (before.amount_total ?? 0) - (before.shipping_cost?.amount_total ?? 0);
  const cost = option?.shipping_amount ?? before.shipping_cost?.amount_total ?? 0;
  return {
    amount_total: base + cost,
    shipping_cost: option
      ? { amount_subtotal: cost, amount_tax: 0, amount_total: cost, shipping_rate: option.shipping_rate }
      : before.shipping_cost,
    total_details: {
      amount_discount: 0,
      amount_tax: before.total_details?.amount_tax ?? 0,
      amount_shipping: cost,
    },
  };
}
