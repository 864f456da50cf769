/** The portal and the page of an invoice, as a person without a script uses them. */
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentService, startPayments, submit, typedPayment } from '../../support/payments.ts';

const HOUR = 3_600_000;
let service: PaymentService;
let stripe: Stripe;
let price: Stripe.Price;

beforeAll(async () => {
  service = await startPayments();
  stripe = service.stripe;
  price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 999,
    recurring: { interval: 'month' },
    product_data: { name: 'Pro' },
  });
});
afterAll(() => service.stop());

async function subscribed() {
  const customer = await stripe.customers.create({ email: 'rose@example.org' });
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    default_payment_method: method.id,
  });
  return { customer: customer.id, subscription: subscription.id };
}

const openPortal = (customer: string, more: Partial<Stripe.BillingPortal.SessionCreateParams> = {}) =>
  stripe.billingPortal.sessions.create({
    customer,
    return_url: 'https://amaranth.example/subscription',
    ...more,
  });
const read = async (url: string, language = 'en') =>
  (await fetch(url, { headers: { 'accept-language': language } })).text();

test('the portal shows the plan, the card and the invoices, in both languages', async () => {
  const { customer } = await subscribed();
  const { url } = await openPortal(customer);
  const english = await read(url);
  expect(english).toContain('Pro');
  expect(english).toContain('VISA ending in 4242');
  expect(english).toContain('no money moves');
  expect(english).toContain('href="https://amaranth.example/subscription"');
  expect(await read(url, 'fr')).toContain('Votre abonnement');
});

test('a subscription is cancelled after one question, and goes on by one press', async () => {
  const { customer, subscription } = await subscribed();
  const { url } = await openPortal(customer);
  expect(await read(`${url}?cancel=${subscription}`)).toContain('Nothing more is charged.');
  await submit(url, { act: 'cancel', subscription });
  expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({ cancel_at_period_end: true });
  expect(await read(`${url}?done=canceled`)).toContain('Go on with it');
  await submit(url, { act: 'resume', subscription });
  expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({ cancel_at_period_end: false });
});

test('another card is saved, and pays from then on', async () => {
  const { customer, subscription } = await subscribed();
  const { url } = await openPortal(customer);
  const refused = await submit(url, { ...typedPayment, act: 'card', number: '4111111111111111' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Only test cards are taken here');
  const saved = await submit(url, { ...typedPayment, act: 'card', number: '5555555555554444' });
  expect(saved.status).toBe(303);
  const after = await stripe.subscriptions.retrieve(subscription, { expand: ['default_payment_method'] });
  expect(after.default_payment_method).toMatchObject({ card: { brand: 'mastercard', last4: '4444' } });
});

test('nobody acts on another customer’s subscription, and after an hour nobody acts at all', async () => {
  const rose = await subscribed();
  const other = await subscribed();
  const { url } = await openPortal(rose.customer);
  await submit(url, { act: 'cancel', subscription: other.subscription });
  expect(await stripe.subscriptions.retrieve(other.subscription)).toMatchObject({
    cancel_at_period_end: false,
  });
  await service.clock.advance(HOUR);
  expect((await fetch(url)).status).toBe(410);
  expect((await submit(url, { act: 'cancel', subscription: rose.subscription })).status).toBe(410);
});

test('a flow that ends leads back to where it was asked for', async () => {
  const { customer, subscription } = await subscribed();
  const { url } = await openPortal(customer, {
    flow_data: {
      type: 'subscription_cancel',
      subscription_cancel: { subscription },
      after_completion: { type: 'redirect', redirect: { return_url: 'https://amaranth.example/done' } },
    },
  });
  expect(await read(url)).toContain('Cancel the subscription?');
  const answer = await submit(url, { act: 'cancel', subscription });
  expect(answer.headers.get('location')).toBe('https://amaranth.example/done');
});

test('an open invoice is paid on its page, once, and the subscription is whole again', async () => {
  const { customer, subscription } = await subscribed();
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  await stripe.subscriptions.update(subscription, { default_payment_method: bad.id });
  await service.clock.advance(31 * 24 * HOUR);
  await service.payments.tick();
  await service.clock.advance(HOUR);
  await service.payments.tick();
  const [invoice] = (await stripe.invoices.list({ subscription })).data;
  expect(invoice).toMatchObject({ status: 'open' });
  const url = invoice?.hosted_invoice_url ?? '';
  expect(await read(url)).toContain('Pay $9.99');
  expect((await submit(url, { ...typedPayment, number: '4000000000009995' })).status).toBe(422);
  const answers = await Promise.all([submit(url, typedPayment), submit(url, typedPayment)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await read(url)).toContain('This invoice is paid.');
  expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'active' });
  const { data } = await stripe.charges.list({ customer, limit: 100 });
  expect(data.filter(({ paid }) => paid)).toHaveLength(2);
});
