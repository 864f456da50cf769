/** A row that somebody or something spoiled costs nobody else anything: jobs go on past it, and a cart of it is emptied. */
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordersCancel, ordersRead } from '#shared/callables/orders.ts';
import { paymentsLook } from '#shared/callables/payments.ts';
import {
  cartInspect,
  cartQuote,
  cartRepair,
  shopListProducts,
  shopReadOffers,
  shopSetProduct,
} from '#shared/callables/shop.ts';
import { orderPurchases } from '../../../src/functions/orders/index.ts';
import { findOperators } from '../../../src/functions/visitors/index.ts';
import { scheduleNamed } from '../../support/catalogue.ts';
import { type Commerce, DAY, HOUR, payAt, sessionIdIn, startCommerce } from '../../support/commerce.ts';
import {
  ADMINISTRATOR,
  type Buyer,
  beginOrder,
  fillCart,
  lantern,
  newAdministrator,
  newBuyer,
} from '../../support/shop.ts';

let commerce: Commerce;
let administrator: Buyer;

beforeAll(async () => {
  commerce = await startCommerce({ AMARANTH_ADMIN_EMAILS: ADMINISTRATOR });
  administrator = await newAdministrator(commerce.services);
});
afterAll(() => commerce.stop());

async function failuresOf(job: string): Promise<readonly unknown[]> {
  const { docs } = await commerce.services.firestore.collection(`jobs/${job}/failures`).get();
  return docs.map((failure) => failure.get('subject'));
}

async function run(name: Parameters<typeof scheduleNamed>[0]): Promise<void> {
  await scheduleNamed(name).run({ services: commerce.services, dueAt: commerce.clock.now() });
}

test('an order that cannot be read stands in front of every job, and the others are done', async () => {
  const { firestore } = commerce.services;
  const spoiled = firestore.doc('orders/AAAAAAAAAAAAAAAAAAAA');
  await spoiled.set({ state: 'poem', releaseAt: 1, owedSince: 1, forgetAt: 1 });

  const unpaying = await newBuyer(commerce.services);
  const unpaid = await beginOrder(unpaying, await fillCart(unpaying, [lantern()]));
  commerce.clock.ahead += 2 * HOUR;
  await run('orders-releaseUnpaid');
  const order = async () => (await administrator.call(ordersRead, { orderId: unpaid.orderId })).order;
  expect((await order()).state).toBe('cancelled');
  expect(await failuresOf('orders-releaseUnpaid')).toEqual([spoiled.path]);

  const paying = await newBuyer(commerce.services);
  const paid = await beginOrder(paying, await fillCart(paying, [lantern()]));
  await payAt(paid.paymentUrl);
  const sessionId = sessionIdIn(paid.paymentUrl);
  const session = await commerce.stripe.checkout.sessions.retrieve(sessionId);
  const purchase = { kind: 'order', uid: paying.uid, reference: paid.orderId, key: 'paid', session } as const;
  await orderPurchases.paid(commerce.services, purchase);
  const owed = { key: 'admin-one', amount: 1_000, reason: 'A scratch' };
  const document = firestore.doc(`orders/${paid.orderId}`);
  await document.update({ owedRefunds: [owed], owedSince: commerce.clock.now() });
  await run('orders-settleRefunds');
  expect((await document.get()).data()).toMatchObject({ refunded: 1_000, owedRefunds: [] });
  expect(await failuresOf('orders-settleRefunds')).toEqual([spoiled.path]);

  for (let time = 0; time < 3; time += 1) {
    commerce.clock.ahead += 100 * DAY;
    await run('orders-forget');
  }
  expect((await firestore.doc(`orders/${unpaid.orderId}`).get()).exists).toBe(false);
  expect(await failuresOf('orders-forget')).toEqual([spoiled.path]);
});

test('print files that nobody can read go, and those behind them too', async () => {
  const { firestore, clock } = commerce.services;
  const forgetAt = Timestamp.fromMillis(clock.now() - 1);
  const files = ['users/somebody/printFiles/spoiled', 'users/somebody/printFiles/zebra'].map((path) =>
    firestore.doc(path),
  );
  for (const file of files) await file.set({ forgetAt, state: 'poem' });
  for (let time = 0; time < 3; time += 1) {
    commerce.clock.ahead += 2 * DAY;
    await run('printFiles-forget');
  }
  for (const file of files) expect((await file.get()).exists).toBe(false);
});

test('a cart that cannot be read is emptied by an administrator, and its order is paid all the same', async () => {
  const buyer = await newBuyer(commerce.services);
  const { orderId, paymentUrl } = await beginOrder(buyer, await fillCart(buyer, [lantern()]));
  const document = commerce.services.firestore.doc(`users/${buyer.uid}/cart/current`);
  await document.update({ lines: [{ productId: 'a-poem' }], revision: 7 });
  await payAt(paymentUrl);
  const session = await commerce.stripe.checkout.sessions.retrieve(sessionIdIn(paymentUrl));
  const purchase = { kind: 'order', uid: buyer.uid, reference: orderId, key: 'paid', session } as const;
  await orderPurchases.paid(commerce.services, purchase);
  expect((await administrator.call(ordersRead, { orderId })).order.state).toBe('paid');

  const { uid, lines, revision, isReadable } = await administrator.call(cartInspect, { email: buyer.email });
  expect([lines, revision, isReadable]).toEqual([[], 7, false]);
  const repair = { uid, revision: 7, reason: 'Asked by telephone' } as const;
  await expect(administrator.call(cartRepair, { ...repair, act: 'mend' })).rejects.toThrow();
  expect(await administrator.call(cartRepair, { ...repair, act: 'empty' })).toMatchObject({
    lines: 0,
    revision: 8,
  });
  expect((await buyer.call(cartQuote, {})).lines).toEqual([]);
});

test('a product’s row that cannot be read is not sold, holds up nothing else, and is set anew', async () => {
  const { firestore } = commerce.services;
  const row = firestore.doc('shopProducts/candle-lantern');
  const listed = async () => {
    const { products, unreadable } = await administrator.call(shopListProducts, {});
    return { lanterns: products.find(({ id }) => id === 'candle-lantern'), unreadable };
  };
  const { lanterns } = await listed();
  if (!lanterns) throw new Error('No lanterns are listed.');
  const stock = { 'material=copper': 5 };
  await administrator.call(shopSetProduct, { ...lanterns, stock, seenStock: lanterns.stock });
  const buyer = await newBuyer(commerce.services);
  const { orderId } = await beginOrder(buyer, await fillCart(buyer, [lantern(2)]));
  await row.update({ stock: 'a poem' });

  const { offers } = await buyer.call(shopReadOffers, {});
  expect(offers.find(({ id }) => id === 'candle-lantern')?.isOffered).toBe(false);
  expect((await buyer.call(cartQuote, {})).lines[0]?.issues).toContain('not-offered');
  const { revision } = (await administrator.call(ordersRead, { orderId })).order;
  const { order } = await buyer.call(ordersCancel, { orderId, revision });
  expect(order.state).toBe('cancelled');
  // What cannot be read is written over by nobody but an administrator.
  expect((await row.get()).get('stock')).toBe('a poem');

  const spoiled = await listed();
  expect(spoiled).toMatchObject({ unreadable: ['candle-lantern'], lanterns: { isOffered: false } });
  if (!spoiled.lanterns) throw new Error('No lanterns are listed.');
  await administrator.call(shopSetProduct, { ...spoiled.lanterns, isOffered: true, seenStock: {} });
  expect((await listed()).unreadable).toEqual([]);
  expect((await buyer.call(cartQuote, {})).lines[0]?.issues).toEqual([]);
});

test('a payment page’s row that cannot be read stops neither its own payment nor what it is asked for again', async () => {
  const { firestore } = commerce.services;
  const buyer = await newBuyer(commerce.services);
  const quote = await fillCart(buyer, [lantern()]);
  const key = randomUUID();
  const { orderId, paymentUrl } = await beginOrder(buyer, quote, key);
  const row = firestore.doc(`paymentPages/${buyer.uid}-order-${orderId}`);
  await row.set({ state: 'poem' });
  await firestore.doc(`orders/${orderId}`).update({ paymentUrl: null, sessionId: null });
  expect((await beginOrder(buyer, quote, key)).paymentUrl).toBe(paymentUrl);
  await row.set({ state: 'poem' });
  await payAt(paymentUrl);
  const look = await buyer.call(paymentsLook, { sessionId: sessionIdIn(paymentUrl) });
  expect(look).toMatchObject({ is: 'order', isPaid: true });
  expect((await row.get()).data()).toMatchObject({ state: 'paid', reference: orderId, uid: buyer.uid });
});

test('an order that was paid and is not there is paid back, and its buyer and the operator are told once', async () => {
  const { firestore } = commerce.services;
  const buyer = await newBuyer(commerce.services, 'fr');
  const { orderId, paymentUrl } = await beginOrder(buyer, await fillCart(buyer, [lantern()]));
  await payAt(paymentUrl);
  await firestore.doc(`orders/${orderId}`).delete();
  const sessionId = sessionIdIn(paymentUrl);
  const [operator] = await findOperators(commerce.services);

  for (let time = 0; time < 2; time += 1) {
    expect(await buyer.call(paymentsLook, { sessionId })).toEqual({ is: 'unknown' });
  }
  const { payment_intent, amount_total } = await commerce.stripe.checkout.sessions.retrieve(sessionId);
  const { data } = await commerce.stripe.refunds.list({ payment_intent: String(payment_intent) });
  expect(data.map(({ amount }) => amount)).toEqual([amount_total]);
  expect(await commerce.mailsTo(buyer.email)).toEqual(['order-missing']);
  expect(await commerce.mailsTo(operator?.to ?? '')).toEqual(['order-missing-notice']);
});
