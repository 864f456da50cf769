/** Pages on which somebody subscribes, or leaves a card for later. */
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentService, startPayments, submit, typedPayment } from '../../support/payments.ts';

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

const openSubscription = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'https://amaranth.example/subscription?session={CHECKOUT_SESSION_ID}',
    subscription_data: { metadata: { uid: 'rose' } },
    ...more,
  });

const press = (session: Stripe.Checkout.Session, number = typedPayment.number) =>
  submit(session.url ?? '', { ...typedPayment, number });

test('a page in subscription mode makes a customer, a subscription and a paid invoice', async () => {
  const session = await openSubscription();
  const page = await (await fetch(session.url ?? '', { headers: { 'accept-language': 'fr' } })).text();
  expect(page).toContain('par mois');
  expect((await press(session)).status).toBe(303);
  const done = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['subscription.default_payment_method', 'invoice', 'customer'],
  });
  expect(done).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    payment_intent: null,
    customer: { email: 'rose@example.org' },
    invoice: { status: 'paid', amount_paid: 999 },
    subscription: {
      status: 'active',
      metadata: { uid: 'rose' },
      default_payment_method: { card: { last4: '4242' } },
    },
  });
});

test('a declined card leaves the page open, and another one pays the same invoice', async () => {
  const session = await openSubscription();
  expect((await press(session, '4000000000000002')).status).toBe(422);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open' });
  expect((await press(session)).status).toBe(303);
  const { customer } = await stripe.checkout.sessions.retrieve(session.id);
  const { data } = await stripe.subscriptions.list({ customer: String(customer), status: 'all' });
  expect(data.map(({ status }) => status)).toEqual(['active']);
  expect((await stripe.invoices.list({ customer: String(customer) })).data).toHaveLength(1);
});

test('the bank asks for a subscription, too, and its yes completes the page', async () => {
  const session = await openSubscription();
  const asked = await press(session, '4000002500003155');
  const challenge = new URL(asked.headers.get('location') ?? '', service.origin).href;
  expect(challenge).toContain('/pay/challenge/pi_');
  const answer = await submit(challenge, { answer: 'approve' });
  expect(answer.headers.get('location')).toContain(session.id);
  const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
  expect(done).toMatchObject({ status: 'complete', subscription: { status: 'active' } });
});

test('a page in setup mode keeps a card for its customer, and charges nothing', async () => {
  const customer = await stripe.customers.create({ email: 'rose@example.org' });
  const session = await stripe.checkout.sessions.create({
    mode: 'setup',
    currency: 'usd',
    customer: customer.id,
    success_url: 'https://amaranth.example/subscription',
  });
  expect(session).toMatchObject({ amount_total: null, payment_status: 'no_payment_required' });
  expect((await press(session, '4000000000000002')).status).toBe(422);
  const asked = await press(session, '4000002500003155');
  const challenge = new URL(asked.headers.get('location') ?? '', service.origin).href;
  expect((await submit(challenge, { answer: 'refuse' })).headers.get('location')).toContain(
    'challenge=failed',
  );
  expect((await press(session)).status).toBe(303);
  const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['setup_intent'] });
  expect(done).toMatchObject({ status: 'complete', setup_intent: { status: 'succeeded' } });
  const { data } = await stripe.paymentMethods.list({ customer: customer.id });
  expect(data).toHaveLength(1);
  expect((await stripe.charges.list({ customer: customer.id })).data).toEqual([]);
});

test('who comes back to a page that is done reads so', async () => {
  const session = await openSubscription();
  await press(session);
  const page = await fetch(session.url ?? '', { headers: { 'accept-language': 'en' } });
  expect(await page.text()).toContain('This was paid already');
});
