/** Every object that the server answers or tells of is as the SDK declares its kind: nothing missing, nothing made up. */
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentService, SECRET_KEY, startPayments } from '../../support/payments.ts';
import { declaredProblems } from '../../support/vendorTypes.ts';
import { makeEveryKind } from './everyKind.ts';

let service: PaymentService;
let stripe: Stripe;
const answers: unknown[] = [];
/** By kind: where one was not as declared, each fault once. */
const problems = new Map<string, Set<string>>();

/** Everything in an answer that names its kind, however deep. */
function examine(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if ('object' in value && typeof value.object === 'string' && value.object !== 'list') {
    const kind = 'deleted' in value ? `deleted ${value.object}` : value.object;
    const found = problems.get(kind) ?? new Set();
    for (const problem of declaredProblems(value.object, value)) found.add(problem);
    problems.set(kind, found);
  }
  for (const part of Object.values(value)) examine(part);
}

/** An SDK whose answers are noted as they come, before it makes anything of them. */
function watchedStripe(origin: string): Stripe {
  const { hostname, port } = new URL(origin);
  const watch = async (input: Parameters<typeof fetch>[0], options?: RequestInit) => {
    const answer = await fetch(input, options);
    answers.push(await answer.clone().json());
    return answer;
  };
  const httpClient = Stripe.createFetchHttpClient(watch);
  return new Stripe(SECRET_KEY, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient,
  });
}

beforeAll(async () => {
  service = await startPayments();
  stripe = watchedStripe(service.origin);
  await makeEveryKind(stripe, async (milliseconds) => {
    await service.clock.advance(milliseconds);
    await service.payments.tick();
  });
  // Everything that happened is told of, in each state that it was in.
  for await (const _event of stripe.events.list({ limit: 100 }));
  examine(answers);
});
afterAll(() => service.stop());

test.each([
  'balance',
  'balance_transaction',
  'billing_portal.configuration',
  'billing_portal.session',
  'charge',
  'checkout.session',
  'customer',
  'deleted customer',
  'customer_balance_transaction',
  'dispute',
  'event',
  'invoice',
  'deleted invoice',
  'invoice_payment',
  'invoiceitem',
  'deleted invoiceitem',
  'item',
  'line_item',
  'payment_intent',
  'payment_method',
  'plan',
  'price',
  'product',
  'deleted product',
  'refund',
  'setup_intent',
  'shipping_rate',
  'subscription',
  'subscription_item',
  'deleted subscription_item',
  'tax_rate',
  'webhook_endpoint',
  'deleted webhook_endpoint',
])('each %s is as declared', (kind) => {
  expect([...(problems.get(kind) ?? ['none was answered'])]).toEqual([]);
});

test('a field that is missing, made up, or of another word or kind is found', async () => {
  const { lastResponse: _, ...price } = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 900,
    recurring: { interval: 'month' },
    product_data: { name: 'Pro' },
  });
  const { nickname: _nickname, ...answered } = price;
  const wrong = {
    ...answered,
    unit_amount_decimal: '900',
    type: 'sometimes',
    livemode: null,
    colour: 'slate',
    recurring: { ...price.recurring, interval: 'fortnight' },
  };
  expect(declaredProblems('price', wrong).map((problem) => problem.split(':')[0])).toEqual([
    'price.livemode',
    'price.nickname',
    'price.recurring.interval',
    'price.type',
    'price.colour',
  ]);
});

test('no other kind is answered', () => {
  expect(problems.size).toBe(33);
});
