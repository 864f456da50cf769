/** What operators see of plans that a bank looks into: whose they are, and until when the bank wants an answer. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscriptionsListDisputed } from '#shared/callables/subscriptions.ts';
import { ensureCustomer } from '../../../src/functions/payments/index.ts';
import { ensurePrice } from '../../../src/functions/subscriptions/prices.ts';
import { type Commerce, DAY, startCommerce } from '../../support/commerce.ts';
import { makeSomebody } from '../../support/legacyPeople.ts';
import {
  ADMINISTRATOR,
  beginOrder,
  fillCart,
  lantern,
  newAdministrator,
  newBuyer,
} from '../../support/shop.ts';
import { makeSubscriberOf, PREMIUM, payWithCard } from '../../support/subscribers.ts';

let commerce: Commerce;
beforeAll(async () => {
  commerce = await startCommerce({ AMARANTH_ADMIN_EMAILS: ADMINISTRATOR });
});
afterAll(() => commerce.stop());

async function makeDisputed() {
  const owner = await makeSomebody(commerce.services, { plan: 'Free' });
  const customer = await ensureCustomer(commerce.services, owner.uid);
  await payWithCard(commerce, customer, 'pm_card_createDispute');
  await commerce.stripe.subscriptions.create({
    customer,
    items: [{ price: await ensurePrice(commerce.services, PREMIUM) }],
    metadata: { kind: 'subscription', uid: owner.uid, reference: 'premium-month', key: randomUUID() },
  });
  const [charge] = (await commerce.stripe.charges.list({ customer })).data;
  const [dispute] = (await commerce.stripe.disputes.list({ charge: charge?.id ?? '' })).data;
  return { owner, disputeId: dispute?.id ?? '' };
}

test('a disputed plan is listed with its owner until the bank has spoken, and nothing else is', async () => {
  const administrator = await newAdministrator(commerce.services);
  const list = async () => (await administrator.call(subscriptionsListDisputed, {})).plans;
  await makeSubscriberOf(commerce, PREMIUM);
  const buyer = await newBuyer(commerce.services);
  await beginOrder(buyer, await fillCart(buyer, [lantern()]));
  expect(await list()).toEqual([]);

  const first = await makeDisputed();
  const second = await makeDisputed();
  const plans = await list();
  expect(new Set(plans.map(({ disputeId }) => disputeId))).toEqual(
    new Set([first.disputeId, second.disputeId]),
  );
  const own = plans.find(({ uid }) => uid === first.owner.uid);
  expect(own).toMatchObject({ email: first.owner.email, ...PREMIUM, disputeId: first.disputeId });
  expect(own?.answerBy).toBeGreaterThan(commerce.services.clock.now());
  expect(own?.answerBy).toBeLessThan(commerce.services.clock.now() + 30 * DAY);

  await commerce.stripe.disputes.close(first.disputeId);
  await commerce.stripe.disputes.update(second.disputeId, {
    evidence: { uncategorized_text: 'winning_evidence' },
  });
  expect(await list()).toEqual([]);
});
