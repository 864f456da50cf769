/** The API's own promises: keys, errors, idempotency, pages of lists, expansion, and what outlives a restart. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentService, startPayments } from '../../support/payments.ts';

let service: PaymentService;
let stripe: Stripe;

beforeAll(async () => {
  service = await startPayments();
  stripe = service.stripe;
});
afterAll(() => service.stop());

test('another key opens nothing', async () => {
  await expect(service.withKey('sk_test_other').customers.list()).rejects.toThrow(
    Stripe.errors.StripeAuthenticationError,
  );
});

test('what is missing, unknown or not a number is named', async () => {
  await expect(stripe.refunds.create({})).rejects.toMatchObject({ param: 'charge', statusCode: 400 });
  await expect(stripe.customers.retrieve('cus_nobody')).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 404,
    message: "No such customer: 'cus_nobody'",
  });
  await expect(
    stripe.customers.create({ nickname: 'Rose' } as Stripe.CustomerCreateParams),
  ).rejects.toMatchObject({ code: 'parameter_unknown', param: 'nickname' });
  await expect(
    stripe.paymentIntents.create({ amount: 'ten' as unknown as number, currency: 'usd' }),
  ).rejects.toMatchObject({ code: 'parameter_invalid_integer', param: 'amount' });
  await expect(
    stripe.paymentIntents.create({ currency: 'usd' } as Stripe.PaymentIntentCreateParams),
  ).rejects.toMatchObject({ code: 'parameter_missing', param: 'amount' });
});

test.each<[string, () => Promise<unknown>, object]>([
  [
    'a parameter deep in another',
    () => stripe.customers.create({ address: { street: 'Alps' } } as object),
    {
      code: 'parameter_unknown',
      param: 'address[street]',
      statusCode: 400,
    },
  ],
  [
    'a word of no list',
    () => stripe.refunds.create({ reason: 'regret' as 'duplicate' }),
    {
      param: 'reason',
      message: 'Invalid reason: must be one of duplicate, fraudulent, or requested_by_customer',
    },
  ],
  [
    'an empty name',
    () => stripe.products.create({ name: '' }),
    { code: 'parameter_invalid_empty', param: 'name' },
  ],
  [
    'an amount below zero',
    () => stripe.paymentIntents.create({ amount: -5, currency: 'usd' }),
    {
      code: 'parameter_invalid_integer',
      param: 'amount',
    },
  ],
  [
    'a currency of nowhere',
    () => stripe.paymentIntents.create({ amount: 500, currency: 'zzz' }),
    {
      param: 'currency',
      message: 'Invalid currency: zzz',
    },
  ],
  [
    'no address for mail',
    () => stripe.customers.create({ email: 'rose' }),
    { code: 'email_invalid', param: 'email' },
  ],
  [
    'a customer of nobody',
    () => stripe.paymentIntents.create({ amount: 500, currency: 'usd', customer: 'cus_0' }),
    {
      code: 'resource_missing',
      param: 'customer',
      statusCode: 400,
    },
  ],
  [
    'a payment of nobody',
    () => stripe.paymentIntents.retrieve('pi_0'),
    {
      code: 'resource_missing',
      param: 'intent',
      statusCode: 404,
    },
  ],
  ['a page of too much', () => stripe.customers.list({ limit: 101 }), { param: 'limit', statusCode: 400 }],
])('%s is refused by its name', async (_what, ask, refusal) => {
  await expect(ask()).rejects.toMatchObject(refusal);
});

test('headers say whose answer it is, in which version, and whether to ask again', async () => {
  const ask = (key: string, authorization: string) =>
    fetch(`${service.origin}/v1/customers`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Rose' }),
      headers: { authorization, 'idempotency-key': key },
    });
  const first = await ask('headers', 'Bearer sk_test_family');
  expect(first.headers.get('request-id')).toMatch(/^req_\w{14}$/);
  expect(first.headers.get('stripe-version')).toBe('2026-10-28.endive');
  expect(first.headers.get('idempotency-key')).toBe('headers');
  expect(first.headers.get('idempotent-replayed')).toBeNull();
  const again = await ask('headers', 'Bearer sk_test_family');
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(await again.json()).toEqual(await first.json());
  const refused = await ask('other', 'Bearer sk_test_somebody');
  expect(refused.status).toBe(401);
  expect(refused.headers.get('stripe-should-retry')).toBe('false');
  expect(await refused.json()).toMatchObject({
    error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_****body' },
  });
});

test('one key makes one thing, however often it is asked, and nothing else', async () => {
  const ask = (email: string) => stripe.customers.create({ email }, { idempotencyKey: 'once' });
  const answers = await Promise.all([
    ask('rose@example.org'),
    ask('rose@example.org'),
    ask('rose@example.org'),
  ]);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  const { data } = await stripe.customers.list({ email: 'rose@example.org' });
  expect(data).toHaveLength(1);
  await expect(ask('paul@example.org')).rejects.toThrow(Stripe.errors.StripeIdempotencyError);
});

test('a declined payment repeated with its key is the same refusal, and one charge', async () => {
  const ask = () =>
    stripe.paymentIntents.create(
      { amount: 700, currency: 'usd', payment_method: 'pm_card_visa_chargeDeclined', confirm: true },
      { idempotencyKey: 'declined' },
    );
  const refusals = await Promise.all([0, 1].map(() => ask().catch((error: unknown) => error)));
  for (const refusal of refusals) {
    expect(refusal).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(refusal).toMatchObject({ code: 'card_declined', decline_code: 'generic_decline' });
  }
  const [intent] = (await stripe.paymentIntents.list({ limit: 1 })).data;
  expect(intent).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'card_declined' },
  });
  expect((await stripe.charges.list({ payment_intent: intent?.id ?? '' })).data).toHaveLength(1);
});

test('lists are read to their end, forwards and backwards, newest first', async () => {
  const made: string[] = [];
  for (let count = 0; count < 25; count++) {
    made.push((await stripe.products.create({ name: `Frame ${count}` })).id);
  }
  const read: string[] = [];
  for await (const product of stripe.products.list({ limit: 7 })) read.push(product.id);
  expect(read).toEqual(made.toReversed());
  const page = await stripe.products.list({ limit: 5, ending_before: made[10] ?? '' });
  expect(page.data.map(({ id }) => id)).toEqual(made.slice(11, 16).reverse());
  expect(page.has_more).toBe(true);
});

test('ids are put out as objects where that is asked for, four deep at most', async () => {
  const price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 500,
    product_data: { name: 'Fifty credits' },
    expand: ['product'],
  });
  expect(price.product).toMatchObject({ name: 'Fifty credits' });
  expect((await stripe.prices.retrieve(price.id)).product).toBeTypeOf('string');
  await expect(stripe.prices.retrieve(price.id, { expand: ['nickname.deep'] })).resolves.toBeTruthy();
  await expect(stripe.prices.retrieve(price.id, { expand: ['nothing'] })).rejects.toMatchObject({
    statusCode: 400,
  });
});

test('a payment that needs its owner is not taken without them', async () => {
  await expect(
    stripe.paymentIntents.create({
      amount: 900,
      currency: 'usd',
      payment_method: 'pm_card_authenticationRequired',
      confirm: true,
      off_session: true,
    }),
  ).rejects.toMatchObject({ code: 'authentication_required' });
});

test('an amount that was held is taken in part, and not twice', async () => {
  const held = await stripe.paymentIntents.create({
    amount: 5_000,
    currency: 'usd',
    capture_method: 'manual',
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  expect(held).toMatchObject({ status: 'requires_capture', amount_capturable: 5_000 });
  const taken = await stripe.paymentIntents.capture(held.id, { amount_to_capture: 3_000 });
  expect(taken).toMatchObject({ status: 'succeeded', amount_received: 3_000 });
  await expect(stripe.paymentIntents.capture(held.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
});

test('what was answered is there after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'amaranth-payments-'));
  const path = join(folder, 'amaranth.sqlite');
  const first = await startPayments(path);
  const { id } = await first.stripe.customers.create({ name: 'Rose' });
  await first.stop();
  const second = await startPayments(path);
  expect(await second.stripe.customers.retrieve(id)).toMatchObject({ name: 'Rose' });
  await second.stop();
  rmSync(folder, { recursive: true });
});
