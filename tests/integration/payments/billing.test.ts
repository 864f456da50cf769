/** Subscriptions through the vendor's SDK: what they cost to the cent and the second, and invoices of one's own. */
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Billing, billingAt, DAY, HOUR, itemOf } from '../../support/billing.ts';
import { type PaymentService, startPayments } from '../../support/payments.ts';

let service: PaymentService;
let stripe: Stripe;
let billing: Billing;
let pro: Stripe.Price;
let premium: Stripe.Price;
let yearly: Stripe.Price;

beforeAll(async () => {
  service = await startPayments();
  stripe = service.stripe;
  billing = billingAt(service);
  pro = await billing.makePrice('Pro', 999, 'month');
  premium = await billing.makePrice('Premium', 1_999, 'month');
  yearly = await billing.makePrice('Pro by the year', 9_990, 'year');
});
afterAll(() => service.stop());

test('a subscription begins paid, with an invoice that says what for', async () => {
  const customer = await billing.makeCustomer();
  const subscription = await billing.subscribe(customer, pro);
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
  expect(await billing.typesOf(customer.id)).toEqual(
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
  const customer = await billing.makeCustomer();
  const subscription = await billing.subscribe(customer, pro);
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
  const customer = await billing.makeCustomer();
  const subscription = await billing.subscribe(customer, premium);
  const item = itemOf(subscription);
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: item.id, price: pro.id }],
    proration_behavior: 'always_invoice',
    proration_date: item.current_period_start,
  });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -1_000 });
  await billing.pass(31 * DAY);
  await billing.pass(HOUR);
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
  const customer = await billing.makeCustomer();
  const subscription = await billing.subscribe(customer, pro);
  const item = itemOf(subscription);
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: item.id, price: premium.id }],
    proration_date: item.current_period_start,
  });
  const preview = await stripe.invoices.createPreview({ subscription: subscription.id });
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-999, 1_999, 1_999]);
  await billing.pass(31 * DAY);
  await billing.pass(HOUR);
  const [renewal] = (await stripe.invoices.list({ subscription: subscription.id })).data;
  expect(renewal).toMatchObject({ total: preview.total, status: 'paid' });
});

test('from the month to the year a new period begins at once, less what was left', async () => {
  const customer = await billing.makeCustomer();
  const subscription = await billing.subscribe(customer, pro);
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

test('a refused upgrade with error_if_incomplete leaves all as it was', async () => {
  const customer = await billing.makeCustomer();
  const subscription = await billing.subscribe(customer, pro);
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

test('an invoice of one’s own is drafted, finalised and paid, and a void one asks for nothing', async () => {
  const customer = await billing.makeCustomer();
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
