/** How a subscription goes on through the vendor's SDK: renewals by the clock, cards that fail, and its end. */
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Billing, billingAt, DAY, HOUR, itemOf } from '../../support/billing.ts';
import { type PaymentService, startPayments } from '../../support/payments.ts';

let service: PaymentService;
let stripe: Stripe;
let billing: Billing;
let pro: Stripe.Price;

beforeAll(async () => {
  service = await startPayments();
  stripe = service.stripe;
  billing = billingAt(service);
  pro = await billing.makePrice('Pro', 999, 'month');
});
afterAll(() => service.stop());

test('a renewal is a draft for an hour, and then paid', async () => {
  const customer = await billing.makeCustomer();
  const subscription = await billing.subscribe(customer, pro);
  await billing.pass(31 * DAY);
  const read = async () => (await stripe.invoices.list({ subscription: subscription.id })).data[0];
  expect(await read()).toMatchObject({ status: 'draft', attempt_count: 0 });
  await billing.pass(HOUR);
  expect(await read()).toMatchObject({ status: 'paid', attempt_count: 1 });
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
});

test('a card that fails at the renewal is tried again, and after the fourth time the subscription ends', async () => {
  const customer = await billing.makeCustomer();
  const subscription = await billing.subscribe(customer, pro);
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id });
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: bad.id } });
  await billing.pass(31 * DAY);
  await billing.pass(HOUR);
  const read = () => stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
  expect(await read()).toMatchObject({
    status: 'past_due',
    latest_invoice: { status: 'open', attempt_count: 1 },
  });
  for (const days of [3, 5]) await billing.pass(days * DAY);
  expect(await read()).toMatchObject({ status: 'past_due', latest_invoice: { attempt_count: 3 } });
  await billing.pass(7 * DAY);
  expect(await read()).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
    latest_invoice: { status: 'open', next_payment_attempt: null },
  });
  expect((await billing.typesOf(customer.id)).at(-1)).toBe('customer.subscription.deleted');
});

test('a past due subscription is active again once its invoice is paid with another card', async () => {
  const customer = await billing.makeCustomer();
  const subscription = await billing.subscribe(customer, pro);
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id });
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: bad.id } });
  await billing.pass(31 * DAY);
  await billing.pass(HOUR);
  const [invoice] = (await stripe.invoices.list({ subscription: subscription.id })).data;
  await expect(stripe.invoices.pay(invoice?.id ?? '')).rejects.toMatchObject({
    code: 'card_declined',
    statusCode: 402,
  });
  const good = await stripe.paymentMethods.attach('pm_card_mastercard', { customer: customer.id });
  await stripe.invoices.pay(invoice?.id ?? '', { payment_method: good.id });
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
});

test('one that ends with its period can go on until then, and ends without another invoice', async () => {
  const customer = await billing.makeCustomer();
  const subscription = await billing.subscribe(customer, pro);
  const { current_period_end: end } = itemOf(subscription);
  const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  expect(ending).toMatchObject({ status: 'active', cancel_at: end });
  const resumed = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  expect(resumed).toMatchObject({ cancel_at: null, canceled_at: null });
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  await billing.pass(31 * DAY);
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'canceled' });
  expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1);
});

test('a first payment that waits for the bank leaves the subscription incomplete, and it expires unpaid', async () => {
  const customer = await billing.makeCustomer('pm_card_authenticationRequired');
  const subscription = await billing.subscribe(customer, pro);
  expect(subscription.status).toBe('incomplete');
  await billing.pass(24 * HOUR);
  const after = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
  expect(after).toMatchObject({ status: 'incomplete_expired', latest_invoice: { status: 'void' } });
});
