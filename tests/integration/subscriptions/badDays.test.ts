/** Plans on bad days: an account that goes, a bank that takes money back late, a vendor that does not answer. */
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { subscriptionsBegin, subscriptionsCancel } from '#shared/callables/subscriptions.ts';
import { connectPayments } from '../../../src/functions/paymentProvider.ts';
import { ensureCustomer } from '../../../src/functions/payments/index.ts';
import { followSubscription } from '../../../src/functions/subscriptions/followSubscription.ts';
import { followSoon, subscriptionPurchases } from '../../../src/functions/subscriptions/index.ts';
import { ensurePrice } from '../../../src/functions/subscriptions/prices.ts';
import { type Commerce, DAY, HOUR, payAt, sessionIdIn, startCommerce } from '../../support/commerce.ts';
import { killedWhere } from '../../support/legacy/killedAt.ts';
import { makeSomebody, type Somebody } from '../../support/legacyPeople.ts';
import {
  makeSubscriberOf,
  PRO,
  paidByCustomer,
  payWithCard,
  readProfile,
  subscribeTo,
  subscriptionOf,
} from '../../support/subscribers.ts';

let commerce: Commerce;
beforeEach(async () => {
  commerce = await startCommerce();
});
afterEach(() => commerce.stop());

/** A plan whose first payment a bank looks into. */
async function makeDisputed(): Promise<{
  readonly owner: Somebody;
  readonly customer: string;
  readonly subscription: Stripe.Subscription;
  lose(): Promise<unknown>;
}> {
  const owner = await makeSomebody(commerce.services, { plan: 'Free' });
  const customer = await ensureCustomer(commerce.services, owner.uid);
  await payWithCard(commerce, customer, 'pm_card_createDispute');
  const subscription = await commerce.stripe.subscriptions.create({
    customer,
    items: [{ price: await ensurePrice(commerce.services, PRO) }],
    metadata: { kind: 'subscription', uid: owner.uid, reference: 'pro-month', key: randomUUID() },
  });
  await commerce.reconcile();
  const lose = async () => {
    const charges = await commerce.stripe.charges.list({ customer });
    const { data } = await commerce.stripe.disputes.list({ charge: charges.data.at(-1)?.id ?? '' });
    return commerce.stripe.disputes.close(data[0]?.id ?? '');
  };
  return { owner, customer, subscription, lose };
}

const lostMails = async ({ email }: Somebody) =>
  (await commerce.mailsTo(email)).filter((purpose) => purpose === 'plan-payment-disputed').length - 1;

test('whose bank took the money back is told, also when the end is heard of before it was recorded', async () => {
  const { owner, lose } = await makeDisputed();
  await lose();
  const killed = killedWhere(commerce.services, ({ writes }) =>
    writes.includes('set users/{}/billing/{}') ? 'before' : null,
  );
  await expect(followSubscription(killed.services, owner.uid)).rejects.toThrow();
  await commerce.reconcile();
  await commerce.reconcile();
  expect(await subscriptionOf(commerce, owner)).toMatchObject({ is: 'none' });
  expect(await lostMails(owner)).toBe(1);
}, 300_000);

test('credit of a plan that has already ended is taken back with its money, once, and no later credit is', async () => {
  const { owner, customer, subscription, lose } = await makeDisputed();
  const credit = (amount: number) =>
    commerce.stripe.customers.createBalanceTransaction(customer, { amount: -amount, currency: 'usd' });
  await credit(700);
  await commerce.stripe.subscriptions.cancel(subscription.id);
  await commerce.reconcile();
  expect(await subscriptionOf(commerce, owner)).toMatchObject({ is: 'none' });
  await lose();
  await commerce.reconcile();
  expect(await commerce.stripe.customers.retrieve(customer)).toMatchObject({ balance: 0 });
  await credit(300);
  await followSubscription(commerce.services, owner.uid);
  expect(await commerce.stripe.customers.retrieve(customer)).toMatchObject({ balance: -300 });
}, 300_000);

test('where there was no credit when the money was lost, none of a later plan is taken', async () => {
  const { owner, customer, subscription, lose } = await makeDisputed();
  await commerce.stripe.subscriptions.cancel(subscription.id);
  await lose();
  await commerce.reconcile();
  await commerce.stripe.customers.createBalanceTransaction(customer, { amount: -300, currency: 'usd' });
  await followSubscription(commerce.services, owner.uid);
  expect(await commerce.stripe.customers.retrieve(customer)).toMatchObject({ balance: -300 });
}, 300_000);

test('a plan that nobody had recorded yet is looked at once the vendor answers again', async () => {
  const owner = await makeSomebody(commerce.services, { plan: 'Free' });
  const subscription = await subscribeTo(commerce, owner, PRO);
  await commerce.services.firestore
    .doc(`users/${owner.uid}`)
    .update({ deletionDueAt: Timestamp.fromMillis(commerce.clock.now() + 30 * DAY) });
  const keys = { secretKey: 'sk_test_gone', webhookSecret: 'whsec_gone' };
  const payments = connectPayments(keys, 'http://127.0.0.1:9');
  await followSoon({ ...commerce.services, payments }, owner.uid);
  commerce.clock.ahead += HOUR;
  await commerce.runJob('subscriptions-followDue');
  expect(await subscriptionOf(commerce, owner)).toMatchObject({ is: 'ending' });
  expect(await commerce.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    cancel_at_period_end: true,
  });
}, 300_000);

test('the grace of a plan whose open invoice is no longer there does not begin anew with each look', async () => {
  const { owner, customer, subscription } = await makeSubscriberOf(commerce);
  await payWithCard(commerce, customer, 'pm_card_chargeCustomerFail');
  await commerce.pass(32 * DAY);
  const { data } = await commerce.stripe.invoices.list({ customer, status: 'open' });
  for (const { id } of data) await commerce.stripe.invoices.voidInvoice(id);
  expect(await commerce.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'past_due' });
  const graceAt = async () => {
    const { state } = await followSubscription(commerce.services, owner.uid);
    return state.is === 'past-due' ? state.graceUntil : null;
  };
  const first = await graceAt();
  expect(first).not.toBeNull();
  commerce.clock.ahead += 3 * DAY;
  expect(await graceAt()).toBe(first);
}, 300_000);

test('a plan that is paid while its account is being erased goes back whole, and ends', async () => {
  const owner = await makeSomebody(commerce.services, { plan: 'Free' });
  const { paymentUrl } = await owner.call(subscriptionsBegin, { key: randomUUID(), ...PRO, language: 'en' });
  const customer = await ensureCustomer(commerce.services, owner.uid);
  await payAt(paymentUrl);
  await commerce.services.firestore.doc(`users/${owner.uid}`).update({ erasureStartedAt: Timestamp.now() });
  await commerce.reconcile();
  await commerce.reconcile();
  expect(await paidByCustomer(commerce, customer)).toBe(0);
  const { data } = await commerce.stripe.subscriptions.list({ customer, status: 'all' });
  expect(data).toMatchObject([{ status: 'canceled' }]);
}, 300_000);

test('a plan that was had is not paid back because its page is told of again after the account is gone', async () => {
  const owner = await makeSomebody(commerce.services, { plan: 'Free' });
  const { paymentUrl } = await owner.call(subscriptionsBegin, { key: randomUUID(), ...PRO, language: 'en' });
  const customer = await ensureCustomer(commerce.services, owner.uid);
  await payAt(paymentUrl);
  await commerce.reconcile();
  await commerce.services.firestore.doc(`users/${owner.uid}`).update({ erasureStartedAt: Timestamp.now() });
  const session = await commerce.stripe.checkout.sessions.retrieve(sessionIdIn(paymentUrl));
  const { uid = '', key = '', reference = '' } = session.metadata ?? {};
  await subscriptionPurchases.paid(commerce.services, { kind: 'subscription', uid, key, reference, session });
  expect(await paidByCustomer(commerce, customer)).toBe(999);
}, 300_000);

test('a clock that is a year ahead for one run ends no plan within its grace', async () => {
  const { owner, customer, subscription } = await makeSubscriberOf(commerce);
  await payWithCard(commerce, customer, 'pm_card_chargeCustomerFail');
  await commerce.pass(32 * DAY);
  const ahead = { ...commerce.services.clock, now: () => commerce.clock.now() + 365 * DAY };
  await followSubscription({ ...commerce.services, clock: ahead }, owner.uid);
  commerce.clock.ahead += HOUR;
  await followSubscription(commerce.services, owner.uid);
  expect(await subscriptionOf(commerce, owner)).toMatchObject({ is: 'past-due', graceOverSince: null });
  expect(await commerce.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'past_due' });
}, 300_000);

test('a record that cannot be read is made anew from the vendor’s, and its plan can be cancelled', async () => {
  const { owner, subscription } = await makeSubscriberOf(commerce);
  const document = commerce.services.firestore.doc(`users/${owner.uid}/billing/subscription`);
  await document.update({ is: 'poem' });
  expect(await owner.call(subscriptionsCancel, {})).toMatchObject({ is: 'ending', ...PRO });
  expect(await commerce.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    cancel_at_period_end: true,
  });
  expect(await commerce.mailsTo(owner.email)).toEqual(['plan-changed', 'plan-ending']);
  await document.update({ is: 'poem' });
  await commerce.stripe.subscriptions.cancel(subscription.id);
  await followSubscription(commerce.services, owner.uid);
  expect(await subscriptionOf(commerce, owner)).toMatchObject({ is: 'none' });
  expect(await readProfile(commerce, owner)).toMatchObject({ plan: 'Free' });
}, 300_000);
