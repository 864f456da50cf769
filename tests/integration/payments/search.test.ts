/** What users of the SDK call besides: objects found by a query, cards by the vendor's test tokens, and what is not there. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentService, startPayments } from '../../support/payments.ts';

let service: PaymentService;
beforeAll(async () => {
  service = await startPayments();
});
afterAll(() => service.stop());

test('customers and payments are found by their fields, by metadata, and by parts of a name', async () => {
  const { stripe } = service;
  const rose = await stripe.customers.create({
    email: 'rose@example.org',
    name: "Rose O'Hara",
    metadata: { grave: 'lake' },
  });
  const ana = await stripe.customers.create({ email: 'ana@example.org', name: 'Ana' });
  const found = async (query: string) => (await stripe.customers.search({ query })).data.map(({ id }) => id);
  expect(await found("email:'ROSE@example.org'")).toEqual([rose.id]);
  expect(await found("metadata['grave']:'lake' AND name~\"rose\"")).toEqual([rose.id]);
  expect(await found("name:'Rose O\\'Hara'")).toEqual([rose.id]);
  expect(await found('name:"Ana" OR name~"hara"')).toEqual([ana.id, rose.id]);
  expect(await found("-metadata['grave']:null")).toEqual([rose.id]);
  expect(await found("phone:null AND -email:'rose@example.org'")).toEqual([ana.id]);
  for (const amount of [500, 1_500, 2_500]) {
    await stripe.paymentIntents.create({
      amount,
      currency: 'usd',
      customer: ana.id,
      payment_method: 'pm_card_visa',
      confirm: true,
    });
  }
  const dear = await stripe.paymentIntents.search({ query: `customer:'${ana.id}' AND amount>=1500` });
  expect(dear.data.map(({ amount }) => amount)).toEqual([2_500, 1_500]);
  const charged = await stripe.charges.search({ query: 'amount<1000 AND status:"succeeded"' });
  expect(charged).toMatchObject({ object: 'search_result', has_more: false, next_page: null });
  expect(charged.data.map(({ amount }) => amount)).toEqual([500]);
});

test('a search is read to its end, page by page', async () => {
  const { stripe } = service;
  for (let number = 0; number < 5; number += 1) await stripe.products.create({ name: `Lantern ${number}` });
  const names: string[] = [];
  for await (const { name } of stripe.products.search({ query: 'name~"lantern"', limit: 2 }))
    names.push(name);
  expect(names).toEqual([4, 3, 2, 1, 0].map((number) => `Lantern ${number}`));
});

test.each([
  "email='rose@example.org'",
  "email:'a' AND name:'b' OR name:'c'",
  'name~"ab"',
  "email:'unclosed",
  'nonsense',
])('a query that cannot be read is refused: %s', async (query) => {
  await expect(service.stripe.customers.search({ query })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    param: 'query',
  });
});

test('a card is made of the vendor’s test token, described, and never of a number', async () => {
  const { stripe } = service;
  const method = await stripe.paymentMethods.create({
    type: 'card',
    card: { token: 'tok_visa' },
    billing_details: { name: 'Rose Martin' },
  });
  expect(method).toMatchObject({ card: { last4: '4242' }, billing_details: { name: 'Rose Martin' } });
  const changed = await stripe.paymentMethods.update(method.id, { metadata: { of: 'the family' } });
  expect(changed).toMatchObject({ id: method.id, metadata: { of: 'the family' } });
  const typed = { type: 'card', card: { number: '4242424242424242', exp_month: 1, exp_year: 2030 } } as const;
  await expect(stripe.paymentMethods.create(typed)).rejects.toMatchObject({ statusCode: 402 });
  const strange = { type: 'card', card: { token: 'tok_of_nobody' } } as const;
  await expect(stripe.paymentMethods.create(strange)).rejects.toMatchObject({ code: 'resource_missing' });
});

test('a customer begins with one of the test cards, as what is charged by default', async () => {
  const { stripe } = service;
  const customer = await stripe.customers.create({
    payment_method: 'pm_card_mastercard',
    invoice_settings: { default_payment_method: 'pm_card_mastercard' },
  });
  const { data } = await stripe.customers.listPaymentMethods(customer.id);
  expect(data).toMatchObject([{ card: { brand: 'mastercard' }, customer: customer.id }]);
  expect(customer.invoice_settings.default_payment_method).toBe(data[0]?.id);
});

test('what this server does not speak is refused as an unknown address, in the vendor’s envelope', async () => {
  const { stripe } = service;
  const unknown = { type: 'StripeInvalidRequestError', statusCode: 404 };
  await expect(stripe.coupons.create({ percent_off: 10 })).rejects.toMatchObject(unknown);
  await expect(stripe.promotionCodes.list()).rejects.toMatchObject(unknown);
  await expect(stripe.testHelpers.testClocks.create({ frozen_time: 1 })).rejects.toMatchObject(unknown);
});
