/** Lists of what is filtered by more than a column: pages are full while more follows, in both directions. */
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentService, startPayments } from '../../support/payments.ts';

let service: PaymentService;
let stripe: Stripe;
let customer: Stripe.Customer;

beforeAll(async () => {
  service = await startPayments();
  stripe = service.stripe;
  customer = await stripe.customers.create({ email: 'rose@example.org' });
});
afterAll(() => service.stop());

const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

test('subscriptions that ended neither shorten a page nor hide what follows', async () => {
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  const price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 999,
    recurring: { interval: 'month' },
    product_data: { name: 'Pro' },
  });
  const running: string[] = [];
  const ended: string[] = [];
  for (let count = 0; count < 8; count += 1) {
    const { id } = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      default_payment_method: method.id,
    });
    if (count % 2 === 0) running.unshift(id);
    else {
      await stripe.subscriptions.cancel(id);
      ended.unshift(id);
    }
  }
  const page = await stripe.subscriptions.list({ customer: customer.id, limit: 3 });
  expect(idsOf(page.data)).toEqual(running.slice(0, 3));
  expect(page.has_more).toBe(true);
  const before = await stripe.subscriptions.list({ limit: 2, ending_before: running[3] ?? '' });
  expect(idsOf(before.data)).toEqual(running.slice(1, 3));
  expect(before.has_more).toBe(true);
  const all = await stripe.subscriptions
    .list({ status: 'ended', limit: 3 })
    .autoPagingToArray({ limit: 100 });
  expect(idsOf(all)).toEqual(ended);
  const modes = (await stripe.subscriptions.list({ limit: 1 })).data.map((one) => one.billing_mode);
  expect(modes).toEqual([{ type: 'flexible', flexible: { proration_discounts: 'included' } }]);
});

test('what waits for an invoice is listed to its end', async () => {
  const waiting: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    const invoice = await stripe.invoices.create({ customer: customer.id });
    const item = { customer: customer.id, amount: 500, currency: 'usd' };
    waiting.unshift((await stripe.invoiceItems.create(item)).id);
    await stripe.invoiceItems.create({ ...item, invoice: invoice.id });
  }
  const pending = await stripe.invoiceItems
    .list({ customer: customer.id, pending: true, limit: 2 })
    .autoPagingToArray({ limit: 100 });
  expect(idsOf(pending)).toEqual(waiting);
});
