/** The plan that a person pays for: to the cent, through bad days, and never in the way of what they leave. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentsLook } from '#shared/callables/payments.ts';
import {
  subscriptionsBegin,
  subscriptionsCancel,
  subscriptionsChange,
  subscriptionsPreview,
  subscriptionsReadCredit,
} from '#shared/callables/subscriptions.ts';
import { plans } from '#shared/plans.ts';
import { customerDocument, ensureCustomer } from '../../../src/functions/payments/index.ts';
import { followSubscription } from '../../../src/functions/subscriptions/followSubscription.ts';
import { ensurePrice, type PlanChoice } from '../../../src/functions/subscriptions/prices.ts';
import { type Commerce, DAY, HOUR, payAt, sessionIdIn, startCommerce } from '../../support/commerce.ts';
import { makeSomebody, type Somebody } from '../../support/legacyPeople.ts';
import { random } from '../../support/random.ts';
import {
  makeSubscriberOf,
  PREMIUM,
  PRO,
  paidByCustomer,
  payWithCard,
  readProfile,
  subscribeTo,
  subscriptionOf,
} from '../../support/subscribers.ts';

let commerce: Commerce;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.stop());

const makeOwner = (more = {}) => makeSomebody(commerce.services, { plan: 'Free', ...more });
const makeSubscriber = (choice: PlanChoice = PRO) => makeSubscriberOf(commerce, choice);
const subscribe = (owner: Somebody, choice: PlanChoice = PRO) => subscribeTo(commerce, owner, choice);
const payWith = (customer: string, card: string) => payWithCard(commerce, customer, card);
const recordOf = (owner: Somebody) => subscriptionOf(commerce, owner);
const profileOf = (owner: Somebody) => readProfile(commerce, owner);
const paidBy = (customer: string) => paidByCustomer(commerce, customer);

test('a plan that is paid gives its room at once, and its owner is told once', async () => {
  const owner = await makeOwner();
  const before = new Set((await commerce.events()).map(({ id }) => id));
  await subscribe(owner);
  const told = (await commerce.events()).filter(({ id }) => !before.has(id));
  const next = random(20_261_126);
  const storm = [...told, ...told].toSorted(() => next() - 0.5);
  for (let index = 0; index < storm.length; index += 6) {
    await Promise.all(storm.slice(index, index + 6).map(commerce.deliver));
  }
  expect(await recordOf(owner)).toMatchObject({ is: 'active', ...PRO, overQuotaSince: null });
  expect(await profileOf(owner)).toMatchObject({ plan: 'Pro', storageLimit: plans.pro.storageBytes });
  expect(await commerce.mailsTo(owner.email)).toEqual(['plan-changed']);
  await expect(
    owner.call(subscriptionsBegin, { key: randomUUID(), ...PREMIUM, language: 'en' }),
  ).rejects.toMatchObject({ code: 'conflict' });
});

test('a plan is begun on the vendor’s page, and the way back says so before any webhook', async () => {
  const owner = await makeOwner();
  const begin = (key: string, choice: PlanChoice) =>
    owner.call(subscriptionsBegin, { key, ...choice, language: 'fr' });
  // Left open in another tab: it ends, so that nobody pays both.
  const left = await begin(randomUUID(), PREMIUM);
  const key = randomUUID();
  const { paymentUrl } = await begin(key, PRO);
  expect(await begin(key, PRO)).toEqual({ paymentUrl });
  expect(await payAt(left.paymentUrl)).toBe('');
  const sessionId = sessionIdIn(await payAt(paymentUrl));
  expect(await owner.call(paymentsLook, { sessionId })).toEqual({
    is: 'subscription',
    planId: 'pro',
    isPaid: true,
  });
  expect(await subscriptionOf(commerce, owner)).toMatchObject({ is: 'active', ...PRO });
});

test('prices are made once at the vendor, and a plan keeps its key', async () => {
  const ids = await Promise.all(
    [1, 2, 3].map(() => ensurePrice(commerce.services, { planId: 'premium', interval: 'year' })),
  );
  expect(new Set(ids).size).toBe(1);
  const { data } = await commerce.stripe.prices.list({ lookup_keys: ['amaranth-premium-year'] });
  expect(data).toMatchObject([
    { unit_amount: plans.premium.yearlyPriceCents, recurring: { interval: 'year' } },
  ]);
});

test('an upgrade costs what its preview says, to the cent, once, also from two tabs', async () => {
  const { owner, customer } = await makeSubscriber();
  commerce.clock.ahead += 9 * DAY + 1_234_567;
  const shown = await owner.call(subscriptionsPreview, PREMIUM);
  expect(shown.dueNow).toBe(shown.lines.reduce((sum, { amount }) => sum + amount, 0));
  expect(shown.lines.every(({ isProration }) => isProration)).toBe(true);
  expect(shown).toMatchObject({ nextAmount: 1_999 });
  commerce.clock.ahead += 5 * 60_000;
  const change = { ...PREMIUM, prorationDate: shown.prorationDate };
  const key = randomUUID();
  await owner.call(subscriptionsChange, { key, ...change });
  await owner.call(subscriptionsChange, { key, ...change });
  const state = await owner.call(subscriptionsChange, { key: randomUUID(), ...change });
  expect(state).toMatchObject({ is: 'active', ...PREMIUM, currentPeriodEnd: shown.nextAt });
  expect(await paidBy(customer)).toBe(999 + shown.dueNow);
  expect(await profileOf(owner)).toMatchObject({ plan: 'Premium', storageLimit: plans.premium.storageBytes });
});

test('a downgrade takes effect at once, and what is left is credited to the cent', async () => {
  const { owner, customer } = await makeSubscriber(PREMIUM);
  commerce.clock.ahead += 3 * DAY;
  const shown = await owner.call(subscriptionsPreview, PRO);
  expect(shown).toMatchObject({ dueNow: 0, creditUsed: 0 });
  expect(shown.creditLeft).toBeGreaterThan(0);
  await owner.call(subscriptionsChange, { key: randomUUID(), ...PRO, prorationDate: shown.prorationDate });
  expect(await commerce.stripe.customers.retrieve(customer)).toMatchObject({ balance: -shown.creditLeft });
  expect(await owner.call(subscriptionsReadCredit, {})).toEqual({ credit: shown.creditLeft });
  expect(await paidBy(customer)).toBe(1_999);
  expect(await profileOf(owner)).toMatchObject({ plan: 'Pro' });
});

test('credit of an earlier change is used first, and what is shown adds up', async () => {
  const { owner, customer } = await makeSubscriber(PREMIUM);
  const smaller = await owner.call(subscriptionsPreview, PRO);
  await owner.call(subscriptionsChange, { key: randomUUID(), ...PRO, prorationDate: smaller.prorationDate });
  const yearly = { planId: 'premium', interval: 'year' } as const;
  const shown = await owner.call(subscriptionsPreview, yearly);
  expect(shown).toMatchObject({ creditUsed: smaller.creditLeft, creditLeft: 0 });
  const sum = shown.lines.reduce((total, { amount }) => total + amount, 0);
  expect(sum - shown.creditUsed).toBe(shown.dueNow);
  await owner.call(subscriptionsChange, { key: randomUUID(), ...yearly, prorationDate: shown.prorationDate });
  expect(await paidBy(customer)).toBe(1_999 + shown.dueNow);
});

test('by the year costs a year less what is left of the month', async () => {
  const { owner, customer } = await makeSubscriber();
  commerce.clock.ahead += 6 * HOUR;
  const yearly = { planId: 'pro', interval: 'year' } as const;
  const shown = await owner.call(subscriptionsPreview, yearly);
  expect(shown.nextAmount).toBe(9_900);
  expect(shown.nextAt - commerce.clock.now()).toBeGreaterThan(364 * DAY);
  await owner.call(subscriptionsChange, { key: randomUUID(), ...yearly, prorationDate: shown.prorationDate });
  expect(await paidBy(customer)).toBe(999 + shown.dueNow);
});

test('a preview of long ago, or of a time to come, changes nothing', async () => {
  const { owner, customer } = await makeSubscriber();
  const { prorationDate } = await owner.call(subscriptionsPreview, PREMIUM);
  commerce.clock.ahead += 11 * 60_000;
  for (const date of [prorationDate, prorationDate + 3_600]) {
    await expect(
      owner.call(subscriptionsChange, { key: randomUUID(), ...PREMIUM, prorationDate: date }),
    ).rejects.toMatchObject({ code: 'conflict' });
  }
  expect(await paidBy(customer)).toBe(999);
});

test('an upgrade that the bank declines changes nothing', async () => {
  const { owner, customer } = await makeSubscriber();
  await payWith(customer, 'pm_card_chargeCustomerFail');
  const { prorationDate } = await owner.call(subscriptionsPreview, PREMIUM);
  await expect(
    owner.call(subscriptionsChange, { key: randomUUID(), ...PREMIUM, prorationDate }),
  ).rejects.toMatchObject({ code: 'payment-declined' });
  expect(await paidBy(customer)).toBe(999);
  await commerce.reconcile();
  expect(await recordOf(owner)).toMatchObject({ is: 'active', ...PRO });
});

test('a change while it is ending takes it up again; a cancellation after an upgrade keeps what was paid', async () => {
  const { owner, customer } = await makeSubscriber();
  await owner.call(subscriptionsCancel, {});
  await owner.call(subscriptionsCancel, {});
  // Told once, however often it is asked for.
  expect(await commerce.mailsTo(owner.email)).toEqual(['plan-changed', 'plan-ending']);
  commerce.clock.ahead += DAY;
  const { prorationDate, dueNow } = await owner.call(subscriptionsPreview, PREMIUM);
  const key = randomUUID();
  expect(await owner.call(subscriptionsChange, { key, ...PREMIUM, prorationDate })).toMatchObject({
    is: 'active',
  });
  expect(await owner.call(subscriptionsCancel, {})).toMatchObject({ is: 'ending', ...PREMIUM });
  expect(await paidBy(customer)).toBe(999 + dueNow);
});

test('two subscriptions, begun in two tabs, become one: the second is paid back whole', async () => {
  const { owner, customer, subscription } = await makeSubscriber();
  commerce.clock.ahead += 2_000;
  const second = await subscribe(owner, PREMIUM);
  await Promise.all([1, 2, 3].map(() => followSubscription(commerce.services, owner.uid)));
  expect(await commerce.stripe.subscriptions.retrieve(second.id)).toMatchObject({ status: 'canceled' });
  expect(await commerce.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
  expect(await paidBy(customer)).toBe(999);
  expect(await recordOf(owner)).toMatchObject({ is: 'active', ...PRO });
});

test('a second subscription whose payment a bank looks into ends all the same, and the first can be cancelled', async () => {
  const { owner, customer, subscription } = await makeSubscriber();
  commerce.clock.ahead += 2_000;
  await payWithCard(commerce, customer, 'pm_card_createDispute');
  const second = await commerce.stripe.subscriptions.create({
    customer,
    items: [{ price: await ensurePrice(commerce.services, PREMIUM) }],
    metadata: { kind: 'subscription', uid: owner.uid, reference: 'premium-month', key: randomUUID() },
  });
  expect(await owner.call(subscriptionsCancel, {})).toMatchObject({ is: 'ending', ...PRO });
  expect(await commerce.stripe.subscriptions.retrieve(second.id)).toMatchObject({ status: 'canceled' });
  expect(await commerce.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
});

test('while a bank looks into its payment a plan goes on and cannot be changed, and when the money is gone it ends without credit', async () => {
  const owner = await makeOwner();
  const customer = await ensureCustomer(commerce.services, owner.uid);
  await payWithCard(commerce, customer, 'pm_card_createDispute');
  const { id } = await commerce.stripe.subscriptions.create({
    customer,
    items: [{ price: await ensurePrice(commerce.services, PREMIUM) }],
    metadata: { kind: 'subscription', uid: owner.uid, reference: 'premium-month', key: randomUUID() },
  });
  await commerce.reconcile();
  expect(await recordOf(owner)).toMatchObject({ is: 'active', ...PREMIUM });
  await expect(owner.call(subscriptionsPreview, PRO)).rejects.toMatchObject({ code: 'payment-disputed' });
  // Made before the bank spoke: what is left of Premium, as credit.
  await commerce.stripe.customers.createBalanceTransaction(customer, { amount: -700, currency: 'usd' });
  const { data } = await commerce.stripe.disputes.list({ limit: 100 });
  const charges = await commerce.stripe.charges.list({ customer });
  const dispute = data.find(({ charge }) => charges.data.some((paid) => paid.id === charge));
  await commerce.stripe.disputes.close(dispute?.id ?? '');
  await commerce.reconcile();
  await commerce.reconcile();
  expect(await recordOf(owner)).toMatchObject({ is: 'none' });
  expect(await profileOf(owner)).toMatchObject({ plan: 'Free', storageLimit: plans.free.storageBytes });
  expect(await commerce.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
  expect(await commerce.stripe.customers.retrieve(customer)).toMatchObject({ balance: 0 });
  expect(await commerce.mailsTo(owner.email)).toEqual([
    'plan-changed',
    'plan-payment-disputed',
    'plan-payment-disputed',
    'plan-ended',
  ]);
});

test('a dispute that is won leaves the plan as it was', async () => {
  const owner = await makeOwner();
  const customer = await ensureCustomer(commerce.services, owner.uid);
  await payWithCard(commerce, customer, 'pm_card_createDispute');
  await commerce.stripe.subscriptions.create({
    customer,
    items: [{ price: await ensurePrice(commerce.services, PRO) }],
    metadata: { kind: 'subscription', uid: owner.uid, reference: 'pro-month', key: randomUUID() },
  });
  const charges = await commerce.stripe.charges.list({ customer });
  const { data } = await commerce.stripe.disputes.list({ charge: charges.data[0]?.id ?? '' });
  await commerce.stripe.disputes.update(data[0]?.id ?? '', {
    evidence: { uncategorized_text: 'winning_evidence' },
  });
  await commerce.reconcile();
  expect(await recordOf(owner)).toMatchObject({ is: 'active', ...PRO });
  await owner.call(subscriptionsPreview, PREMIUM);
});

test('an older look at the vendor never overwrites a newer one', async () => {
  const { owner, subscription } = await makeSubscriber();
  const looks = await Promise.all([
    followSubscription(commerce.services, owner.uid),
    commerce.stripe.subscriptions
      .update(subscription.id, { cancel_at_period_end: true })
      .then(() => followSubscription(commerce.services, owner.uid)),
    followSubscription(commerce.services, owner.uid),
  ]);
  expect(looks).toHaveLength(3);
  expect(await recordOf(owner)).toMatchObject({ is: 'ending' });
});

test('a plan that nobody pays, which an operator gave, is left alone', async () => {
  const owner = await makeOwner({ plan: 'Business', storageLimit: plans.business.storageBytes });
  await followSubscription(commerce.services, owner.uid);
  await ensureCustomer(commerce.services, owner.uid);
  await followSubscription(commerce.services, owner.uid);
  expect(await profileOf(owner)).toMatchObject({ plan: 'Business' });
  expect((await customerDocument(commerce.services.firestore, owner.uid).get()).exists).toBe(true);
});
