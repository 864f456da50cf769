/** Payments on bad days: a row that is spoiled, a customer that is gone, a clock that was wrong, a vendor that was silent. */
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { creditsBuy } from '#shared/callables/credits.ts';
import { cents } from '#shared/money.ts';
import { connectPayments } from '../../../src/functions/paymentProvider.ts';
import { eraseAtVendor } from '../../../src/functions/payments/eraseAccount.ts';
import { ensureCustomer, openPaymentPage } from '../../../src/functions/payments/index.ts';
import { subscriptionsBegin } from '../../../src/shared/callables/subscriptions.ts';
import { type Commerce, DAY, HOUR, payAt, startCommerce } from '../../support/commerce.ts';
import { killedWhere } from '../../support/legacy/killedAt.ts';
import { makeSomebody, type Somebody } from '../../support/legacyPeople.ts';

let commerce: Commerce;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.stop());

const makeBuyer = () => makeSomebody(commerce.services, { plan: 'Free' });

async function buy(buyer: Somebody) {
  const asked = { key: randomUUID(), pack: 'credits-50', language: 'en' } as const;
  await payAt((await buyer.call(creditsBuy, asked)).paymentUrl);
}

test('a spoiled row of one event keeps nobody from what they paid for, its own buyer neither', async () => {
  const [first, second] = [await makeBuyer(), await makeBuyer()];
  await buy(first);
  await buy(second);
  const event = (await commerce.events()).findLast(({ type }) => type === 'checkout.session.completed');
  const row = commerce.services.firestore.doc(`paymentEvents/${event?.id ?? ''}`);
  await row.set({ state: 'poem' });
  await commerce.reconcile();
  expect(await commerce.balanceOf(first.uid)).toBe(50);
  expect(await commerce.balanceOf(second.uid)).toBe(50);
  expect((await row.get()).get('state')).toBe('done');
});

test('what happened while a clock was a day ahead is asked for once it is right again', async () => {
  const buyer = await makeBuyer();
  commerce.clock.ahead += DAY;
  await commerce.runJob('payments-askForEvents');
  commerce.clock.ahead -= DAY;
  await buy(buyer);
  await commerce.reconcile();
  expect(await commerce.balanceOf(buyer.uid)).toBe(50);
});

test.each([
  ['lies a year ahead', () => Timestamp.fromMillis(commerce.clock.now() + 365 * DAY)],
  ['cannot be read', () => 'poem'],
])('the vendor is asked all the same when the instant up to which it was asked %s', async (_what, write) => {
  const buyer = await makeBuyer();
  await commerce.services.firestore.doc('paymentReconciliations/events').set({ askedUntil: write() });
  await buy(buyer);
  await commerce.reconcile();
  expect(await commerce.balanceOf(buyer.uid)).toBe(50);
});

test('whose customer was deleted at the vendor pays as another one', async () => {
  const buyer = await makeBuyer();
  await buy(buyer);
  const gone = await ensureCustomer(commerce.services, buyer.uid);
  await commerce.stripe.customers.del(gone);
  await buy(buyer);
  await commerce.reconcile();
  expect(await commerce.balanceOf(buyer.uid)).toBe(100);
  const customer = await ensureCustomer(commerce.services, buyer.uid);
  expect(customer).not.toBe(gone);
  await eraseAtVendor(buyer.uid, commerce.services);
  expect(await commerce.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
});

test('a customer of other keys is not believed', async () => {
  const buyer = await makeBuyer();
  const document = commerce.services.firestore.doc(`users/${buyer.uid}/billing/customer`);
  await document.set({ customerId: 'cus_of_the_rehearsal' });
  await buy(buyer);
  expect((await document.get()).get('customerId')).not.toBe('cus_of_the_rehearsal');
});

test('whoever changes their name after the vendor’s answer was lost can buy, and is one customer', async () => {
  const buyer = await makeBuyer();
  const killed = killedWhere(commerce.services, ({ writes }) =>
    writes.includes('set users/{}/billing/{}') ? 'before' : null,
  );
  await expect(ensureCustomer(killed.services, buyer.uid)).rejects.toThrow();
  await commerce.services.auth.updateUser(buyer.uid, { displayName: 'Another Name' });
  const id = await ensureCustomer(commerce.services, buyer.uid);
  const { data } = await commerce.stripe.customers.list({ email: buyer.email });
  expect(data).toMatchObject([{ id, name: 'Another Name', metadata: { uid: buyer.uid } }]);
});

test('a spoiled row of a page keeps its person neither from a plan nor from being erased', async () => {
  const buyer = await makeBuyer();
  const row = commerce.services.firestore.doc(`paymentPages/${buyer.uid}-poem`);
  await row.set({ uid: buyer.uid, state: 'poem' });
  const asked = { key: randomUUID(), planId: 'pro', interval: 'month', language: 'en' } as const;
  expect((await buyer.call(subscriptionsBegin, asked)).paymentUrl).toContain('cs_');
  const customer = await ensureCustomer(commerce.services, buyer.uid);
  await eraseAtVendor(buyer.uid, commerce.services);
  expect((await row.get()).exists).toBe(false);
  expect(await commerce.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
});

test('a page that the vendor did not make is made whenever it is asked for again', async () => {
  const { services, clock } = commerce;
  const keys = { secretKey: 'sk_test_gone', webhookSecret: 'whsec_gone' };
  const gone = { ...services, payments: connectPayments(keys, 'http://127.0.0.1:9') };
  for (const minutes of [25, 32, 48, 61]) {
    const buyer = await makeBuyer();
    await ensureCustomer(services, buyer.uid);
    const request = {
      key: randomUUID(),
      kind: 'credits',
      reference: 'credits-50',
      mode: 'payment',
      lineItems: [
        {
          price_data: { currency: 'usd', unit_amount: cents(500), product_data: { name: 'A page' } },
          quantity: 1,
        },
      ],
      language: 'en',
      window: HOUR,
      cancelPath: '/credits',
    } as const;
    await expect(openPaymentPage(gone, buyer, request)).rejects.toMatchObject({
      code: 'payment-unavailable',
    });
    clock.ahead += minutes * 60_000;
    expect((await openPaymentPage(services, buyer, request)).url).toContain('cs_');
  }
});

test('what a clock dated a year ahead is looked at once it is right again, with everything that is due', async () => {
  const { services, clock } = commerce;
  const buyer = await makeBuyer();
  clock.ahead += 365 * DAY;
  const asked = { key: randomUUID(), pack: 'credits-50', language: 'en' } as const;
  const { paymentUrl } = await buyer.call(creditsBuy, asked);
  clock.ahead -= 365 * DAY;
  await payAt(paymentUrl);
  const page = services.firestore.doc(`paymentPages/${buyer.uid}-credits-${asked.key}`);
  await commerce.runJob('payments-lookUpPages');
  expect(await commerce.balanceOf(buyer.uid)).toBe(50);
  expect((await page.get()).get('state')).toBe('paid');
});
