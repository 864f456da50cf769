/** Money of an order that goes back: as much as was paid and is left, once, whatever the vendor tells and when. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordersCancel, ordersList, ordersRead, ordersRefund } from '#shared/callables/orders.ts';
import { cents } from '#shared/money.ts';
import type { OrderId } from '#shared/shop/order.ts';
import { noteRefunds } from '../../../src/functions/orders/refunds.ts';
import { refundPayment } from '../../../src/functions/payments/index.ts';
import { type Commerce, payAt, startCommerce } from '../../support/commerce.ts';
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

const orderOf = async (orderId: OrderId) => (await administrator.call(ordersRead, { orderId })).order;
const rowOf = (orderId: string) => commerce.services.firestore.doc(`orders/${orderId}`);
const paymentOf = async (orderId: string) => String((await rowOf(orderId).get()).get('paymentIntentId'));

async function tell(orderId: string, type: string): Promise<void> {
  const events = (await commerce.events()).filter(
    (event) => event.type === type && JSON.stringify(event.data.object).includes(orderId),
  );
  expect(events.length, type).toBeGreaterThan(0);
  for (const event of events) expect(await commerce.deliver(event)).toBeLessThan(300);
}

/** `meanwhile` happens before anybody hears of the payment. */
async function payOrder(meanwhile?: (orderId: OrderId) => Promise<unknown>, card = {}) {
  const buyer = await newBuyer(commerce.services);
  const { orderId, paymentUrl } = await beginOrder(buyer, await fillCart(buyer, [lantern()]));
  const { total } = await orderOf(orderId);
  await payAt(paymentUrl, card);
  await meanwhile?.(orderId);
  await tell(orderId, 'checkout.session.completed');
  return { buyer, orderId, total };
}

const refundsOf = async (orderId: string) =>
  (await commerce.stripe.refunds.list({ payment_intent: await paymentOf(orderId) })).data;

test('where a part went back in another way, what is left goes back, and nothing is owed', async () => {
  const { buyer, orderId, total } = await payOrder();
  await commerce.stripe.refunds.create({ payment_intent: await paymentOf(orderId), amount: 1_000 });
  const { revision } = await orderOf(orderId);
  await buyer.call(ordersCancel, { orderId, revision });
  expect((await refundsOf(orderId)).map(({ amount }) => amount)).toEqual([total - 1_000, 1_000]);
  expect((await rowOf(orderId).get()).data()).toMatchObject({ refunded: total, owedRefunds: [] });
});

test('where everything went back in another way, nothing more is owed', async () => {
  const { buyer, orderId, total } = await payOrder();
  await commerce.stripe.refunds.create({ payment_intent: await paymentOf(orderId) });
  const { revision } = await orderOf(orderId);
  await buyer.call(ordersCancel, { orderId, revision });
  expect((await rowOf(orderId).get()).data()).toMatchObject({
    state: 'refunded',
    refunded: total,
    owedRefunds: [],
  });
});

test('an answer from before a refund takes nothing of it back, also where an earlier one failed', async () => {
  const { orderId } = await payOrder();
  const refund = async () => {
    const { revision } = await orderOf(orderId);
    const part = { orderId, key: randomUUID(), amount: 1_000, reason: 'A scratch', revision };
    await administrator.call(ordersRefund, part);
  };
  await refund();
  const [first] = await refundsOf(orderId);
  if (!first) throw new Error('Nothing went back.');
  const failed = { ...first, status: 'failed' };
  await noteRefunds(commerce.services, orderId, [failed]);
  expect((await orderOf(orderId)).events.at(-1)).toMatchObject({ kind: 'refund-failed' });
  const { data } = await administrator.call(ordersList, { state: 'paid' }).then(({ orders }) => ({
    data: orders.find(({ id }) => id === orderId),
  }));
  expect(data).toMatchObject({ refundFailed: true });
  await refund();
  const [second] = await refundsOf(orderId);
  if (!second) throw new Error('Nothing went back.');
  await noteRefunds(commerce.services, orderId, [second, failed]);
  await noteRefunds(commerce.services, orderId, [failed]);
  await noteRefunds(commerce.services, orderId, [first]);
  expect((await rowOf(orderId).get()).data()).toMatchObject({ refunded: 1_000, refundFailed: false });
});

test('who paid more than the total gets the rest back, and an operator reads of it', async () => {
  const { buyer, orderId, total } = await payOrder((id) =>
    orderOf(id).then((order) => rowOf(id).update({ total: order.total - 700 })),
  );
  const order = await orderOf(orderId);
  expect(order).toMatchObject({ state: 'paid', refunded: 700 });
  expect(order.events.map(({ kind }) => kind)).toEqual([
    'ordered',
    'paid',
    'paid-another-amount',
    'partly-refunded',
  ]);
  expect(await commerce.mailsTo(buyer.email)).toEqual(['order-paid', 'order-refunded']);
  const rest = { orderId, key: randomUUID(), reason: 'Broken', revision: order.revision };
  await expect(administrator.call(ordersRefund, { ...rest, amount: total - 699 })).rejects.toMatchObject({
    code: 'invalid-input',
  });
  const after = await administrator.call(ordersRefund, { ...rest, amount: total - 700 });
  expect(after.order).toMatchObject({ state: 'refunded', refunded: total });
});

test('an order of which less was paid is not made: what was paid goes back, its pieces are free, its cart is kept', async () => {
  const { buyer, orderId, total } = await payOrder((id) =>
    orderOf(id).then((order) => rowOf(id).update({ total: order.total + 5_000 })),
  );
  const order = await orderOf(orderId);
  expect(order).toMatchObject({ state: 'refunded', refunded: total, paidAt: null });
  expect(order.events.map(({ kind }) => kind)).toEqual(['ordered', 'paid-another-amount', 'refunded']);
  expect(await commerce.mailsTo(buyer.email)).toEqual(['order-refunded']);
  const cart = await commerce.services.firestore.doc(`users/${buyer.uid}/cart/current`).get();
  expect(cart.data()).toMatchObject({ openOrderId: null, lines: [{ productId: 'candle-lantern' }] });
  await tell(orderId, 'checkout.session.completed');
  expect((await refundsOf(orderId)).map(({ amount }) => amount)).toEqual([total]);
});

test('a payment of another amount waits for an operator while it cannot go back', async () => {
  const { orderId } = await payOrder(
    (id) => orderOf(id).then((order) => rowOf(id).update({ total: order.total + 5_000 })),
    { number: '4000 0000 0000 0259' },
  );
  expect((await rowOf(orderId).get()).data()).toMatchObject({ state: 'cancelled', needsAnswer: true });
  const { orders } = await administrator.call(ordersList, { needsAnswer: true });
  expect(orders.find(({ id }) => id === orderId)).toMatchObject({ paidAnotherAmount: true });
});

test('one that came too late gets back what was paid, not what it cost', async () => {
  const { buyer, orderId, total } = await payOrder(async (id) => {
    const order = await orderOf(id);
    const called = { kind: 'cancelled', at: commerce.clock.now(), by: 'buyer', note: '', lineIds: [] };
    await rowOf(id).update({
      state: 'cancelled',
      total: order.total + 5_000,
      events: [...order.events, called],
    });
  });
  expect(await orderOf(orderId)).toMatchObject({ state: 'refunded', refunded: total });
  expect((await rowOf(orderId).get()).get('owedRefunds')).toEqual([]);
  expect(await commerce.mailsTo(buyer.email)).toEqual(['order-cancelled']);
});

test('a dispute about an order that is forgotten is heard once, and nobody has to tell of it again', async () => {
  const { orderId } = await payOrder(undefined, { number: '4000 0000 0000 0259' });
  await rowOf(orderId).delete();
  const told = (await commerce.events()).filter(({ type }) => type === 'charge.dispute.created');
  const event = told.at(-1);
  if (!event) throw new Error('The bank told nothing.');
  expect(await commerce.deliver(event)).toBe(204);
  const kept = await commerce.services.firestore.doc(`paymentEvents/${event.id}`).get();
  expect(kept.get('state')).toBe('done');
});

test('the same refund asked for at once goes back once', async () => {
  const { orderId } = await payOrder();
  const asked = { paymentIntentId: await paymentOf(orderId), amount: cents(500), key: randomUUID() };
  await Promise.all([1, 2, 3].map(() => refundPayment(commerce.services, asked)));
  expect(await refundsOf(orderId)).toHaveLength(1);
});

test('a refund that comes back from the bank days later is the operator’s to see, and can be sent again', async () => {
  const { orderId } = await payOrder(undefined, { number: '4000 0000 0000 5126' });
  const { revision } = await orderOf(orderId);
  const part = { orderId, key: randomUUID(), amount: 1_000, reason: 'A scratch', revision };
  expect((await administrator.call(ordersRefund, part)).order.refunded).toBe(1_000);
  commerce.clock.ahead += 10 * 60_000;
  await commerce.runJob('payments-tick');
  const failed = (await commerce.events()).filter(({ type }) => type === 'refund.failed');
  expect(failed).toHaveLength(1);
  for (const event of failed) expect(await commerce.deliver(event)).toBeLessThan(300);
  const order = await orderOf(orderId);
  expect(order).toMatchObject({ state: 'paid', refunded: 0 });
  expect(order.events.at(-1)).toMatchObject({ kind: 'refund-failed' });
  const { orders } = await administrator.call(ordersList, { needsAnswer: true });
  expect(orders.find(({ id }) => id === orderId)).toMatchObject({ refundFailed: true });
  const again = { ...part, key: randomUUID(), revision: order.revision };
  expect((await administrator.call(ordersRefund, again)).order).toMatchObject({ refunded: 1_000 });
});
