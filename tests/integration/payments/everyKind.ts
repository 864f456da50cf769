/** All that the product does with payments, once: each kind of object is made, in the states that it can be in. */
import Stripe from 'stripe';
import { expect } from 'vitest';
import { submit, typedPayment } from '../../support/payments.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Lets time go by, and what it brings be done. */
type Pass = (milliseconds: number) => Promise<void>;

export async function makeEveryKind(stripe: Stripe, pass: Pass): Promise<void> {
  await buy(stripe);
  await payDirectly(stripe);
  await subscribe(stripe, pass);
  await keepCards(stripe);
}

async function buy(stripe: Stripe): Promise<void> {
  const product = await stripe.products.create({
    name: 'Medallion',
    images: ['https://amaranth.example/medallion.png'],
    default_price_data: { currency: 'usd', unit_amount: 4_900 },
  });
  const price = await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 5_900 });
  await stripe.prices.update(price.id, { nickname: 'Bronze' });
  const rate = await stripe.taxRates.create({ display_name: 'VAT', inclusive: false, percentage: 20 });
  const shippingRate = await stripe.shippingRates.create({
    display_name: 'By post',
    fixed_amount: { amount: 500, currency: 'usd' },
    delivery_estimate: { minimum: { unit: 'day', value: 2 }, maximum: { unit: 'day', value: 5 } },
  });
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    success_url: 'https://amaranth.example/checkout/success',
    customer_creation: 'always',
    shipping_address_collection: { allowed_countries: ['US', 'FR'] },
    shipping_options: [{ shipping_rate: shippingRate.id }],
    line_items: [{ price: price.id, quantity: 2, tax_rates: [rate.id] }],
  });
  await submit(session.url ?? '', {
    ...typedPayment,
    name: 'Rose Martin',
    line1: '1 rue des Alpes',
    city: 'Chambéry',
    postalCode: '73000',
    country: 'FR',
    shippingRate: shippingRate.id,
  });
  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['line_items', 'customer', 'payment_intent.latest_charge.balance_transaction'],
  });
  expect(paid.payment_status).toBe('paid');
  await stripe.checkout.sessions.listLineItems(session.id);
  const other = await stripe.checkout.sessions.create({
    mode: 'payment',
    success_url: 'https://amaranth.example/checkout/success',
    line_items: [{ price: price.id, quantity: 1 }],
  });
  await stripe.checkout.sessions.expire(other.id);
  const alone = await stripe.products.create({ name: 'Urn' });
  await stripe.products.del(alone.id);
}

async function payDirectly(stripe: Stripe): Promise<void> {
  const pay = (card: string, more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
    stripe.paymentIntents.create({
      amount: 2_000,
      currency: 'usd',
      payment_method: card,
      confirm: true,
      return_url: 'https://amaranth.example/return',
      ...more,
    });
  const paid = await pay('pm_card_visa', {
    receipt_email: 'rose@example.org',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    shipping: { name: 'Rose Martin', address: { line1: '1 rue des Alpes', country: 'FR' } },
  });
  const refund = await stripe.refunds.create({ payment_intent: paid.id, amount: 500 });
  await stripe.refunds.retrieve(refund.id, { expand: ['charge', 'balance_transaction'] });
  await expect(pay('pm_card_visa_chargeDeclined')).rejects.toThrow(Stripe.errors.StripeCardError);
  const asked = await pay('pm_card_authenticationRequired');
  await submit(asked.next_action?.redirect_to_url?.url ?? '', { answer: 'fail' });
  const canceled = await pay('pm_card_visa', { capture_method: 'manual' });
  await stripe.paymentIntents.cancel(canceled.id, { cancellation_reason: 'abandoned' });
  const held = await pay('pm_card_visa', { capture_method: 'manual' });
  await stripe.paymentIntents.capture(held.id, { amount_to_capture: 1_500 });
  await pay('pm_card_createDispute');
  await pay('pm_card_createDisputeInquiry');
  for (const dispute of (await stripe.disputes.list()).data) {
    await stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: 'winning_evidence' } });
  }
  await stripe.balance.retrieve();
  await stripe.balanceTransactions.list();
  await stripe.charges.list({ expand: ['data.refunds'] });
  const endpoint = await stripe.webhookEndpoints.create({
    url: 'https://amaranth.example/hook',
    enabled_events: ['charge.succeeded'],
  });
  await stripe.webhookEndpoints.update(endpoint.id, { disabled: true });
  await stripe.webhookEndpoints.del(endpoint.id);
}

async function subscribe(stripe: Stripe, pass: Pass): Promise<void> {
  const customer = await stripe.customers.create({
    email: 'rose@example.org',
    address: { line1: '1 rue des Alpes' },
  });
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
  const rate = await stripe.taxRates.create({ display_name: 'VAT', inclusive: true, percentage: 5.5 });
  const monthly = (unit_amount: number) =>
    stripe.prices.create({
      currency: 'usd',
      unit_amount,
      recurring: { interval: 'month' },
      product_data: { name: 'Pro' },
    });
  const pro = await monthly(999);
  const premium = await monthly(1_999);
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: pro.id, tax_rates: [rate.id] }],
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.payments', 'latest_invoice.confirmation_secret', 'customer'],
  });
  const [item] = (await stripe.subscriptionItems.list({ subscription: subscription.id })).data;
  const items = [{ id: item?.id ?? '', price: premium.id }];
  await stripe.invoices.createPreview({ subscription: subscription.id, subscription_details: { items } });
  await pass(10 * DAY);
  await stripe.subscriptions.update(subscription.id, { items });
  await stripe.subscriptionItems.update(item?.id ?? '', { quantity: 2 });
  await stripe.invoiceItems.list({ customer: customer.id });
  await pass(25 * DAY);
  await pass(2 * HOUR);
  const extra = await stripe.subscriptionItems.create({ subscription: subscription.id, price: pro.id });
  await stripe.subscriptionItems.del(extra.id, { proration_behavior: 'none' });
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  const portal = { customer: customer.id, return_url: 'https://amaranth.example/subscription' };
  await stripe.billingPortal.sessions.create({ ...portal, expand: ['configuration'] });
  await stripe.billingPortal.sessions.create({
    ...portal,
    flow_data: { type: 'subscription_cancel', subscription_cancel: { subscription: subscription.id } },
  });
  await stripe.billingPortal.configurations.create({
    features: { invoice_history: { enabled: true }, subscription_cancel: { enabled: true } },
  });
  await stripe.subscriptions.cancel(subscription.id, { prorate: true, invoice_now: true });
  await stripe.customers.createBalanceTransaction(customer.id, { amount: -500, currency: 'usd' });
  await stripe.customers.listBalanceTransactions(customer.id);
  await stripe.invoiceItems.create({ customer: customer.id, amount: 700, currency: 'usd' });
  const draft = await stripe.invoices.create({
    customer: customer.id,
    pending_invoice_items_behavior: 'include',
  });
  await stripe.invoices.finalizeInvoice(draft.id);
  await stripe.invoices.voidInvoice(draft.id);
  const waiting = await stripe.invoiceItems.create({ customer: customer.id, amount: 700, currency: 'usd' });
  await stripe.invoiceItems.del(waiting.id);
  const dropped = await stripe.invoices.create({ customer: customer.id });
  await stripe.invoices.del(dropped.id);
  await stripe.invoices.list({ customer: customer.id });
  await stripe.invoicePayments.list();
  await stripe.subscriptions.list({ status: 'all' });
}

async function keepCards(stripe: Stripe): Promise<void> {
  const customer = await stripe.customers.create({ email: 'paul@example.org' });
  const setUp = (card: string) =>
    stripe.setupIntents.create({
      customer: customer.id,
      payment_method: card,
      confirm: true,
      return_url: 'https://amaranth.example/return',
    });
  await setUp('pm_card_visa');
  const asked = await setUp('pm_card_authenticationRequired');
  await submit(asked.next_action?.redirect_to_url?.url ?? '', { answer: 'fail' });
  await expect(setUp('pm_card_visa_chargeDeclined')).rejects.toThrow(Stripe.errors.StripeCardError);
  const unused = await stripe.setupIntents.create({ customer: customer.id });
  await stripe.setupIntents.cancel(unused.id);
  const { data } = await stripe.customers.listPaymentMethods(customer.id);
  await stripe.paymentMethods.detach(data[0]?.id ?? '');
  await stripe.customers.del(customer.id);
  await stripe.customers.retrieve(customer.id);
}
