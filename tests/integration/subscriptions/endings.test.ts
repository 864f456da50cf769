/** How a plan ends: with the period, or after a grace, and what of it is said. Time passes here by weeks. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountCancelDeletion, accountRequestDeletion } from '#shared/callables/account.ts';
import { subscriptionsCancel, subscriptionsResume } from '#shared/callables/subscriptions.ts';
import { PAST_DUE_GRACE_DAYS } from '#shared/domain/subscription.ts';
import { plans } from '#shared/plans.ts';
import { type Commerce, DAY, startCommerce } from '../../support/commerce.ts';
import {
  makeSubscriberOf,
  PRO,
  paidByCustomer,
  payWithCard,
  readProfile,
  subscriptionOf,
} from '../../support/subscribers.ts';

let commerce: Commerce;
// Each with nobody else whose plan would be billed as the weeks pass.
beforeEach(async () => {
  commerce = await startCommerce();
});
afterEach(() => commerce.stop());

/** Where the vendor has nothing more to do. */
async function look(later: number): Promise<void> {
  commerce.clock.ahead += later;
  await commerce.runJob('subscriptions-followDue');
}

test('a cancelled plan goes on until what is paid is over, can be taken up again, and then ends as Free', async () => {
  const { owner, customer } = await makeSubscriberOf(commerce);
  expect(await owner.call(subscriptionsCancel, {})).toMatchObject({ is: 'ending' });
  expect(await owner.call(subscriptionsCancel, {})).toMatchObject({ is: 'ending' });
  expect(await readProfile(commerce, owner)).toMatchObject({ plan: 'Pro' });
  expect(await owner.call(subscriptionsResume, {})).toMatchObject({ is: 'active' });
  await owner.call(subscriptionsCancel, {});
  await commerce.pass(32 * DAY);
  expect(await subscriptionOf(commerce, owner)).toMatchObject({ is: 'none' });
  expect(await readProfile(commerce, owner)).toMatchObject({
    plan: 'Free',
    storageLimit: plans.free.storageBytes,
  });
  expect(await paidByCustomer(commerce, customer)).toBe(999);
  expect(await commerce.mailsTo(owner.email)).toEqual([
    'plan-changed',
    'plan-ending',
    'plan-ending',
    'plan-ended',
  ]);
  await expect(owner.call(subscriptionsResume, {})).rejects.toMatchObject({ code: 'conflict' });
}, 300_000);

test('after a failed payment the plan goes on through the grace, and a new card settles it', async () => {
  const { owner, customer } = await makeSubscriberOf(commerce);
  await payWithCard(commerce, customer, 'pm_card_chargeCustomerFail');
  await commerce.pass(32 * DAY);
  expect(await subscriptionOf(commerce, owner)).toMatchObject({ is: 'past-due', ...PRO });
  expect(await readProfile(commerce, owner)).toMatchObject({
    plan: 'Pro',
    storageLimit: plans.pro.storageBytes,
  });
  await commerce.pass(2 * DAY);
  expect(await commerce.mailsTo(owner.email)).toEqual(['plan-changed', 'payment-failed']);
  await payWithCard(commerce, customer, 'pm_card_visa');
  const { data } = await commerce.stripe.invoices.list({ customer, status: 'open' });
  await commerce.stripe.invoices.pay(data[0]?.id ?? '');
  await commerce.reconcile();
  expect(await subscriptionOf(commerce, owner)).toMatchObject({ is: 'active' });
}, 300_000);

test('after the grace the plan is Free, nothing more is asked for, and nothing was deleted', async () => {
  const { owner, customer } = await makeSubscriberOf(commerce, PRO, { storageUsed: 3 * 1024 ** 3 });
  await payWithCard(commerce, customer, 'pm_card_chargeCustomerFail');
  await commerce.pass(31 * DAY);
  const failed = await subscriptionOf(commerce, owner);
  expect(failed).toMatchObject({ is: 'past-due' });
  expect(Math.round((failed?.graceUntil - commerce.clock.now()) / DAY)).toBeLessThanOrEqual(
    PAST_DUE_GRACE_DAYS,
  );
  await commerce.pass((PAST_DUE_GRACE_DAYS - 2) * DAY);
  expect(await readProfile(commerce, owner)).toMatchObject({ plan: 'Pro' });
  await commerce.pass(3 * DAY);
  expect(await subscriptionOf(commerce, owner)).toMatchObject({
    is: 'none',
    overQuotaSince: expect.any(Number),
  });
  expect(await readProfile(commerce, owner)).toMatchObject({
    plan: 'Free',
    storageLimit: plans.free.storageBytes,
    storageUsed: 3 * 1024 ** 3,
  });
  expect((await commerce.stripe.invoices.list({ customer, status: 'open' })).data).toEqual([]);
  expect(await paidByCustomer(commerce, customer)).toBe(999);
  const ended = ['plan-changed', 'payment-failed', 'plan-ended', 'room-exceeded'];
  expect(await commerce.mailsTo(owner.email)).toEqual(ended);
  await look(75 * DAY);
  expect(await commerce.mailsTo(owner.email)).toEqual(ended);
  await look(3 * DAY);
  await look(30 * DAY);
  expect(await commerce.mailsTo(owner.email)).toEqual([...ended, 'room-exceeded-reminder']);
  await commerce.services.firestore.doc(`users/${owner.uid}`).update({ storageUsed: 1_000 });
  await look(2 * DAY);
  expect(await subscriptionOf(commerce, owner)).toMatchObject({ overQuotaSince: null });
}, 300_000);

test('an account that waits to be erased is not charged again, and its plan goes on where the owner stays', async () => {
  const { owner, customer } = await makeSubscriberOf(commerce);
  await owner.call(accountRequestDeletion, {});
  expect(await subscriptionOf(commerce, owner)).toMatchObject({ is: 'ending' });
  // Taken up again while the account waits, it would be charged for nobody.
  await owner.call(subscriptionsResume, {});
  expect(await subscriptionOf(commerce, owner)).toMatchObject({ is: 'ending' });
  await owner.call(accountCancelDeletion, {});
  expect(await subscriptionOf(commerce, owner)).toMatchObject({ is: 'active' });
  await owner.call(accountRequestDeletion, {});
  await commerce.pass(32 * DAY);
  expect(await subscriptionOf(commerce, owner)).toMatchObject({ is: 'none' });
  expect(await paidByCustomer(commerce, customer)).toBe(999);
}, 300_000);

test('a plan that its owner cancels while the account waits stays cancelled when they decide to stay', async () => {
  const { owner } = await makeSubscriberOf(commerce);
  await owner.call(accountRequestDeletion, {});
  await owner.call(subscriptionsCancel, {});
  await owner.call(accountCancelDeletion, {});
  expect(await subscriptionOf(commerce, owner)).toMatchObject({ is: 'ending' });
}, 300_000);

test('a plan that its owner cancelled stays cancelled when they decide to stay', async () => {
  const { owner } = await makeSubscriberOf(commerce);
  await owner.call(subscriptionsCancel, {});
  await owner.call(accountRequestDeletion, {});
  await owner.call(accountCancelDeletion, {});
  expect(await subscriptionOf(commerce, owner)).toMatchObject({ is: 'ending' });
}, 300_000);
