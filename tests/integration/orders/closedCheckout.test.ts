/** A server that strangers reach and that has no keys of the vendor sells nothing, and keeps nothing of who tries. */
import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { creditsBuy } from '#shared/callables/credits.ts';
import { subscriptionsBegin } from '#shared/callables/subscriptions.ts';
import { type Commerce, startCommerce } from '../../support/commerce.ts';
import { beginOrder, fillCart, lantern, newBuyer } from '../../support/shop.ts';

const PUBLIC = { AMARANTH_PUBLIC_ORIGIN: 'https://family.example' };

let commerce: Commerce;
afterEach(() => commerce.stop());

test('without keys nothing is begun where strangers come: no order, no piece held, no customer at the vendor', async () => {
  commerce = await startCommerce(PUBLIC);
  const buyer = await newBuyer(commerce.services);
  const quote = await fillCart(buyer, [lantern()]);
  const refused = { code: 'payment-unavailable' };
  const language = 'en' as const;
  await expect(beginOrder(buyer, quote)).rejects.toMatchObject(refused);
  const pack = { key: randomUUID(), pack: 'credits-50', language } as const;
  await expect(buyer.call(creditsBuy, pack)).rejects.toMatchObject(refused);
  const plan = { key: randomUUID(), planId: 'pro', interval: 'month', language } as const;
  await expect(buyer.call(subscriptionsBegin, plan)).rejects.toMatchObject(refused);
  expect((await commerce.services.firestore.collection('orders').get()).docs).toEqual([]);
  expect((await commerce.stripe.customers.list({})).data).toEqual([]);
});

test('an operator who rehearses there says so', async () => {
  commerce = await startCommerce({ ...PUBLIC, AMARANTH_REHEARSE_PAYMENTS: '1' });
  const buyer = await newBuyer(commerce.services);
  const { paymentUrl } = await beginOrder(buyer, await fillCart(buyer, [lantern()]));
  expect(paymentUrl).not.toBe('');
});
