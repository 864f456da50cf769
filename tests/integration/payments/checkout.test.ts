/** Buying once: from the SDK's call to the page, the card, the webhook and the money given back. */
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  listenForWebhooks,
  type PaymentService,
  startPayments,
  submit,
  typedPayment,
  type WebhookListener,
} from '../../support/payments.ts';

const HOUR = 3_600_000;
let service: PaymentService;
let stripe: Stripe;
let listener: WebhookListener;

beforeAll(async () => {
  service = await startPayments();
  stripe = service.stripe;
});
beforeEach(async () => {
  listener = await listenForWebhooks();
  return () => listener.stop();
});
afterAll(() => service.stop());

function makeSession(more: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  return stripe.checkout.sessions.create({
    mode: 'payment',
    success_url: 'https://amaranth.example/checkout/success?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://amaranth.example/cart',
    line_items: [
      {
        quantity: 2,
        price_data: {
          currency: 'usd',
          unit_amount: 4_900,
          product_data: { name: 'Slate with a printed code' },
        },
      },
    ],
    metadata: { order: 'A-1' },
    ...more,
  });
}

const pay = (session: Stripe.Checkout.Session, more: Readonly<Record<string, string>> = {}) =>
  submit(session.url ?? '', { ...typedPayment, ...more });

async function chargeOf(session: string): Promise<Stripe.Charge> {
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session, {
    expand: ['payment_intent.latest_charge'],
  });
  if (typeof intent !== 'object' || typeof intent?.latest_charge !== 'object' || !intent.latest_charge) {
    throw new Error('nothing was charged');
  }
  return intent.latest_charge;
}

test('a paid page leads back, and the session, the payment and the charge say what was paid', async () => {
  const session = await makeSession({ payment_intent_data: { metadata: { order: 'A-1' } } });
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 9_800 });
  const answer = await pay(session);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(
    `https://amaranth.example/checkout/success?session=${session.id}`,
  );
  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['line_items', 'payment_intent.latest_charge.balance_transaction'],
  });
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    metadata: { order: 'A-1' },
    customer_details: { email: 'rose@example.org', name: 'Rose Martin' },
    line_items: { data: [{ description: 'Slate with a printed code', quantity: 2, amount_total: 9_800 }] },
    payment_intent: {
      status: 'succeeded',
      amount_received: 9_800,
      metadata: { order: 'A-1' },
      latest_charge: {
        paid: true,
        captured: true,
        payment_method_details: { card: { brand: 'visa', last4: '4242' } },
        balance_transaction: { amount: 9_800, fee: 314, net: 9_486 },
      },
    },
  });
});

test('a second press pays nothing a second time', async () => {
  const session = await makeSession();
  const answers = await Promise.all([pay(session), pay(session)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  const charge = await chargeOf(session.id);
  const { data } = await stripe.charges.list({ payment_intent: String(charge.payment_intent) });
  expect(data).toHaveLength(1);
});

test('the page says who sells, what is bought and for whom, that no money moves, and holds no script', async () => {
  const session = await makeSession({
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: 123_456,
          product_data: {
            name: 'Plaque <b>"Rose"</b>',
            description: 'Gravure : « Rose »\nPour Élise Martin',
          },
        },
      },
    ],
  });
  const page = await fetch(session.url ?? '', { headers: { 'accept-language': 'fr-FR' } });
  const text = await page.text();
  expect(text).toContain('aucun argent ne circule');
  expect(text).toContain('Plaque &lt;b&gt;&quot;Rose&quot;&lt;/b&gt;');
  expect(text).toContain('Gravure : « Rose »\nPour Élise Martin');
  expect(text).toContain('Amaranth Example, Inc.');
  expect(text.replace(/[\s\u00a0\u202f]/g, '')).toContain('1234,56$US'.replace(/\s/g, ''));
  expect(text).not.toContain('<script');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test.each([
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', 'Your card has insufficient funds.'],
  ['4000000000000069', 'Your card has expired.'],
  ['4242424242424241', 'Your card number is invalid.'],
  ['4111111111111111', 'Only test cards are taken here.'],
])('a card %s is refused in words, and another one may be tried', async (number, words) => {
  const session = await makeSession();
  const refused = await pay(session, { number });
  expect(refused.status).toBe(422);
  const text = await refused.text();
  expect(text).toContain(words);
  expect(text).toContain('rose@example.org');
  expect(text).not.toContain(number);
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
  expect((await pay(session)).status).toBe(303);
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session.id);
  const payments = await stripe.charges.list({ payment_intent: String(intent) });
  expect(payments.data.filter(({ paid }) => paid)).toHaveLength(1);
});

test.each([{ expiry: '13/34' }, { expiry: '10/26' }, { code: '12' }, { holder: '' }, { email: 'nobody' }])(
  '%o is asked for again',
  async (wrong) => {
    const session = await makeSession();
    expect((await pay(session, wrong as Record<string, string>)).status).toBe(422);
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_intent).toBeNull();
  },
);

test('a bank that asks first is answered on its page: approved is paid, refused is not', async () => {
  const number = '4000002760003184';
  const session = await makeSession();
  const asked = await pay(session, { number });
  const challenge = new URL(asked.headers.get('location') ?? '', service.origin);
  expect(challenge.pathname).toMatch(/^\/pay\/challenge\/pi_/);
  const refused = await submit(challenge.href, { answer: 'refuse' });
  expect(refused.headers.get('location')).toBe(`/pay/c/${session.id}?challenge=failed`);
  const again = await pay(session, { number });
  const approved = await submit(new URL(again.headers.get('location') ?? '', service.origin).href, {
    answer: 'approve',
  });
  expect(approved.headers.get('location')).toContain('/checkout/success');
  expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
});

test('a webhook is signed, comes again until it is taken, and comes once where two presses were made', async () => {
  const endpoint = await stripe.webhookEndpoints.create({
    url: listener.url,
    enabled_events: ['checkout.session.completed'],
  });
  listener.answers.push(500, 503);
  const session = await makeSession();
  await Promise.all([pay(session), pay(session)]);
  await service.payments.tick();
  expect(listener.heard).toHaveLength(0);
  await service.clock.advance(10_000);
  await service.payments.tick();
  await service.clock.advance(60_000);
  await service.payments.tick();
  expect(listener.heard).toHaveLength(1);
  const [{ text, signature } = { text: '', signature: '' }] = listener.heard;
  const event = await stripe.webhooks.constructEventAsync(text, signature, endpoint.secret ?? '', 10 ** 9);
  expect(event).toMatchObject({
    type: 'checkout.session.completed',
    data: { object: { id: session.id, payment_status: 'paid' } },
  });
  await expect(
    stripe.webhooks.constructEventAsync(
      text.replace('paid', 'free'),
      signature,
      endpoint.secret ?? '',
      10 ** 9,
    ),
  ).rejects.toThrow(Stripe.errors.StripeSignatureVerificationError);
  expect((await stripe.events.retrieve(event.id)).pending_webhooks).toBe(0);
  await stripe.webhookEndpoints.del(endpoint.id);
});

test('a page that nobody paid on closes after its day, says so, and takes no payment', async () => {
  const session = await makeSession();
  await service.clock.advance(24 * HOUR);
  expect((await pay(session)).status).toBe(410);
  await service.payments.tick();
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
  const { data } = await stripe.events.list({ type: 'checkout.session.expired', limit: 100 });
  expect(data.filter(({ data: { object } }) => 'id' in object && object.id === session.id)).toHaveLength(1);
});

test('a part is given back, then the rest, and nothing beyond', async () => {
  const session = await makeSession();
  await pay(session);
  const charge = await chargeOf(session.id);
  await stripe.refunds.create({ charge: charge.id, amount: 1_000 });
  const rest = await stripe.refunds.create({ payment_intent: String(charge.payment_intent) });
  expect(rest).toMatchObject({ amount: 8_800, status: 'succeeded' });
  await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ refunded: true, amount_refunded: 9_800 });
});

test('the disputing card takes its payment back, and winning evidence brings it again', async () => {
  const session = await makeSession();
  await pay(session, { number: '4000000000000259' });
  const charge = await chargeOf(session.id);
  expect(charge.disputed).toBe(true);
  const { data } = await stripe.disputes.list({ charge: charge.id });
  expect(data[0]).toMatchObject({ status: 'needs_response', reason: 'fraudulent', amount: 9_800 });
  const won = await stripe.disputes.update(data[0]?.id ?? '', {
    evidence: { uncategorized_text: 'winning_evidence' },
  });
  expect(won).toMatchObject({ status: 'won' });
  expect(won.balance_transactions.reduce((sum, { net }) => sum + net, 0)).toBe(0);
});

test('sending is chosen on the page, with taxes in the lines, and all of it is in the total', async () => {
  const rate = await stripe.taxRates.create({ display_name: 'TVA', inclusive: false, percentage: 20 });
  const session = await makeSession({
    line_items: [
      {
        quantity: 3,
        price_data: { currency: 'eur', unit_amount: 333, product_data: { name: 'Cards' } },
        tax_rates: [rate.id],
      },
    ],
    shipping_address_collection: { allowed_countries: ['FR', 'BE'] },
    shipping_options: [
      { shipping_rate_data: { display_name: 'By post', fixed_amount: { amount: 500, currency: 'eur' } } },
      { shipping_rate_data: { display_name: 'Express', fixed_amount: { amount: 1_500, currency: 'eur' } } },
    ],
  });
  expect(session.amount_total).toBe(999 + 200 + 500);
  const express = String(session.shipping_options[1]?.shipping_rate);
  const parcel = {
    name: 'Claire',
    line1: '1 rue du Lac',
    city: 'Annecy',
    country: 'FR',
    shippingRate: express,
  };
  expect((await pay(session, { ...parcel, country: 'US' })).status).toBe(422);
  expect((await pay(session, parcel)).status).toBe(303);
  expect(await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] })).toMatchObject({
    amount_total: 999 + 200 + 1_500,
    total_details: { amount_shipping: 1_500, amount_tax: 200 },
    collected_information: { shipping_details: { name: 'Claire', address: { city: 'Annecy' } } },
    payment_intent: { amount_received: 2_699, shipping: { name: 'Claire' } },
  });
});
