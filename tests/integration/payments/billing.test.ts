/** Subscriptions through the vendor's SDK: what they cost to the cent and the second, renewals by the clock, and bad days. */
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentService, startPayments } from '../../support/payments.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let service: PaymentService;
let stripe: Stripe;
let pro: Stripe.Price;
let premium: Stripe.Price;
let yearly: Stripe.Price;

beforeAll(async () => {
  service = await startPayments();
  stripe = service.stripe;
  pro = await makePrice('Pro', 999, 'month');
  premium = await makePrice('Premium', 1_999, 'month');
  yearly = await makePrice('Pro by the year', 9_990, 'year');
});
afterAll(() => service.stop());

function makePrice(name: string, amount: number, interval: 'month' | 'year'): Promise<Stripe.Price> {
  return stripe.prices.create({
    currency: 'usd',
    unit_amount: amount,
    recurring: { interval },
    product_data: { name },
  });
}

async function makeCustomer(card = 'pm_card_visa'): Promise<Stripe.Customer> {
  const customer = await stripe.customers.create({ email: 'rose@example.org', name: 'Rose Martin' });
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
  return stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
}

const subscribe = (
  customer: Stripe.Customer,
  price: Stripe.Price,
  more: Partial<Stripe.SubscriptionCreateParams> = {},
) =>
  stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    expand: ['latest_invoice.payments'],
    ...more,
  });

const itemOf = ({ items }: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = items.data;
  if (!item) throw new Error('nothing is subscribed to');
  return item;
};

async function pass(milliseconds: number): Promise<void> {
  await service.clock.advance(milliseconds);
  await service.payments.tick();
}

async function typesOf(customer: string): Promise<string[]> {
  const { data } = await stripe.events.list({ limit: 100 });
  return data
    .filter(({ data: { object } }) => 'customer' in object && object.customer === customer)
    .map(({ type }) => type)
    .reverse();
}

test('a subscription begins paid, with an invoice that says what for', async () => {
  const customer = await makeCustomer();
  const subscription = await subscribe(customer, pro);
  expect(subscription).toMatchObject({
    status: 'active',
    latest_invoice: {
      status: 'paid',
      billing_reason: 'subscription_create',
      amount_paid: 999,
      number: `${customer.invoice_prefix}-0001`,
      lines: { data: [{ description: '1 × Pro (at $9.99 / month)', amount: 999 }] },
      payments: { data: [{ status: 'paid', amount_paid: 999 }] },
    },
  });
  expect(await typesOf(customer.id)).toEqual(
    expect.arrayContaining([
      'invoice.created',
      'invoice.finalized',
      'payment_intent.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.created',
    ]),
  );
});

test('what a preview says of an upgrade is what is charged, to the second', async () => {
  const customer = await makeCustomer();
  const subscription = await subscribe(customer, pro);
  const item = itemOf(subscription);
  const length = item.current_period_end - item.current_period_start;
  await service.clock.advance(12_345_000);
  const items = [{ id: item.id, price: premium.id }];
  const moment = item.current_period_start + 12_345;
  const preview = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { items, proration_behavior: 'always_invoice', proration_date: moment },
  });
  const credit = Math.round((999 * (length - 12_345)) / length);
  const charge = Math.round((1_999 * (length - 12_345)) / length);
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-credit, charge]);
  expect(preview.total).toBe(charge - credit);
  await service.clock.advance(600_000);
  const changed = await stripe.subscriptions.update(subscription.id, {
    items,
    proration_behavior: 'always_invoice',
    proration_date: moment,
    expand: ['latest_invoice'],
  });
  expect(changed).toMatchObject({
    status: 'active',
    latest_invoice: {
      total: preview.total,
      amount_paid: preview.total,
      billing_reason: 'subscription_update',
    },
  });
  expect(itemOf(changed).price.id).toBe(premium.id);
});

test('a downgrade leaves a credit on the balance, which pays the next invoice first', async () => {
  const customer = await makeCustomer();
  const subscription = await subscribe(customer, premium);
  const item = itemOf(subscription);
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: item.id, price: pro.id }],
    proration_behavior: 'always_invoice',
    proration_date: item.current_period_start,
  });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -1_000 });
  await pass(31 * DAY);
  await pass(HOUR);
  const [renewal] = (await stripe.invoices.list({ subscription: subscription.id })).data;
  expect(renewal).toMatchObject({
    billing_reason: 'subscription_cycle',
    total: 999,
    starting_balance: -1_000,
    ending_balance: -1,
    amount_due: 0,
    status: 'paid',
  });
  const { data } = await stripe.customers.listBalanceTransactions(customer.id);
  expect(data.map(({ amount, type }) => [amount, type])).toEqual([
    [999, 'applied_to_invoice'],
    [-1_000, 'invoice_too_small'],
  ]);
});

test('prorations wait for the renewal where they are not asked for at once', async () => {
  const customer = await makeCustomer();
  const subscription = await subscribe(customer, pro);
  const item = itemOf(subscription);
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: item.id, price: premium.id }],
    proration_date: item.current_period_start,
  });
  const preview = await stripe.invoices.createPreview({ subscription: subscription.id });
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-999, 1_999, 1_999]);
  await pass(31 * DAY);
  await pass(HOUR);
  const [renewal] = (await stripe.invoices.list({ subscription: subscription.id })).data;
  expect(renewal).toMatchObject({ total: preview.total, status: 'paid' });
});

test('from the month to the year a new period begins at once, less what was left', async () => {
  const customer = await makeCustomer();
  const subscription = await subscribe(customer, pro);
  const item = itemOf(subscription);
  const half = (item.current_period_end - item.current_period_start) / 2;
  await service.clock.advance(half * 1000);
  const changed = await stripe.subscriptions.update(subscription.id, {
    items: [{ id: item.id, price: yearly.id }],
    expand: ['latest_invoice'],
  });
  expect(changed.billing_cycle_anchor).toBe(item.current_period_start + half);
  expect(changed.latest_invoice).toMatchObject({ total: 9_990 - 500, status: 'paid' });
});

test('a renewal is a draft for an hour, and then paid', async () => {
  const customer = await makeCustomer();
  const subscription = await subscribe(customer, pro);
  await pass(31 * DAY);
  const read = async () => (await stripe.invoices.list({ subscription: subscription.id })).data[0];
  expect(await read()).toMatchObject({ status: 'draft', attempt_count: 0 });
  await pass(HOUR);
  expect(await read()).toMatchObject({ status: 'paid', attempt_count: 1 });
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
});

test('a card that fails at the renewal is tried again, and after the fourth time the subscription ends', async () => {
  const customer = await makeCustomer();
  const subscription = await subscribe(customer, pro);
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id });
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: bad.id } });
  await pass(31 * DAY);
  await pass(HOUR);
  const read = () => stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
  expect(await read()).toMatchObject({
    status: 'past_due',
    latest_invoice: { status: 'open', attempt_count: 1 },
  });
  for (const days of [3, 5]) await pass(days * DAY);
  expect(await read()).toMatchObject({ status: 'past_due', latest_invoice: { attempt_count: 3 } });
  await pass(7 * DAY);
  expect(await read()).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
    latest_invoice: { status: 'open', next_payment_attempt: null },
  });
  expect((await typesOf(customer.id)).at(-1)).toBe('customer.subscription.deleted');
});

test('a past due subscription is active again once its invoice is paid with another card', async () => {
  const customer = await makeCustomer();
  const subscription = await subscribe(customer, pro);
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id });
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: bad.id } });
  await pass(31 * DAY);
  await pass(HOUR);
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
  const customer = await makeCustomer();
  const subscription = await subscribe(customer, pro);
  const { current_period_end: end } = itemOf(subscription);
  const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  expect(ending).toMatchObject({ status: 'active', cancel_at: end });
  const resumed = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  expect(resumed).toMatchObject({ cancel_at: null, canceled_at: null });
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  await pass(31 * DAY);
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'canceled' });
  expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1);
});

test('a refused upgrade with error_if_incomplete leaves all as it was', async () => {
  const customer = await makeCustomer();
  const subscription = await subscribe(customer, pro);
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: bad.id });
  const { data: before } = await stripe.invoices.list({ customer: customer.id });
  await expect(
    stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: premium.id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    }),
  ).rejects.toMatchObject({ type: 'StripeCardError', code: 'card_declined' });
  const after = await stripe.subscriptions.retrieve(subscription.id);
  expect(itemOf(after).price.id).toBe(pro.id);
  expect((await stripe.invoices.list({ customer: customer.id })).data).toEqual(before);
});

test('a first payment that waits for the bank leaves the subscription incomplete, and it expires unpaid', async () => {
  const customer = await makeCustomer('pm_card_authenticationRequired');
  const subscription = await subscribe(customer, pro);
  expect(subscription.status).toBe('incomplete');
  await pass(24 * HOUR);
  const after = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
  expect(after).toMatchObject({ status: 'incomplete_expired', latest_invoice: { status: 'void' } });
});

test('an invoice of one’s own is drafted, finalised and paid, and a void one asks for nothing', async () => {
  const customer = await makeCustomer();
  await stripe.invoiceItems.create({
    customer: customer.id,
    amount: 2_500,
    currency: 'usd',
    description: 'Engraving',
  });
  const draft = await stripe.invoices.create({
    customer: customer.id,
    pending_invoice_items_behavior: 'include',
  });
  expect(draft).toMatchObject({ status: 'draft', total: 2_500, number: null });
  const open = await stripe.invoices.finalizeInvoice(draft.id ?? '');
  expect(open).toMatchObject({ status: 'open', amount_due: 2_500 });
  expect(await stripe.invoices.pay(open.id ?? '')).toMatchObject({ status: 'paid', amount_remaining: 0 });
  const other = await stripe.invoices.create({ customer: customer.id });
  await stripe.invoiceItems.create({
    customer: customer.id,
    amount: 700,
    currency: 'usd',
    invoice: other.id ?? '',
  });
  await stripe.invoices.finalizeInvoice(other.id ?? '');
  expect(await stripe.invoices.voidInvoice(other.id ?? '')).toMatchObject({ status: 'void' });
  await expect(stripe.invoices.pay(other.id ?? '')).rejects.toMatchObject({ statusCode: 400 });
});
