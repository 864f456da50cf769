/** What a payment, its lateness and its return change of orders, carts and pieces, and what they leave alone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordersRefund } from '#shared/callables/orders.ts';
import { cents } from '#shared/money.ts';
import { orderPurchases } from '../../../src/functions/orders/index.ts';
import { closeUnpaid } from '../../../src/functions/orders/letGo.ts';
import { settleRefunds } from '../../../src/functions/orders/refunds.ts';
import { type Commerce, sessionIdIn, startCommerce } from '../../support/commerce.ts';
import {
  begunOrder,
  copperLeft,
  paidOrder,
  pay,
  setCopper,
  setOrder,
  storedOrder,
} from '../../support/orders.ts';
import { ADMINISTRATOR, type Buyer, lantern, newAdministrator } from '../../support/shop.ts';

let commerce: Commerce;
let administrator: Buyer;

beforeAll(async () => {
  commerce = await startCommerce({ AMARANTH_ADMIN_EMAILS: ADMINISTRATOR });
  administrator = await newAdministrator(commerce.services);
});
afterAll(() => commerce.stop());

const cartOf = ({ uid }: Buyer) => commerce.services.firestore.doc(`users/${uid}/cart/current`);
const refundAll = async (orderId: Awaited<ReturnType<typeof paidOrder>>['orderId']) => {
  const { revision, total } = await storedOrder(commerce.services, orderId);
  const wanted = {
    orderId,
    key: crypto.randomUUID(),
    amount: Number(total),
    reason: 'Not to be made',
    revision,
  };
  return (await administrator.call(ordersRefund, wanted)).order;
};

test('a late payment takes its pieces again while they are there', async () => {
  await setCopper(commerce.services, 5);
  const order = await begunOrder(commerce, [lantern(2)]);
  expect(await copperLeft(commerce.services)).toBe(3);
  await closeUnpaid(commerce.services, order.orderId, 'expire');
  expect(await copperLeft(commerce.services)).toBe(5);
  await pay(commerce, order);
  expect(await storedOrder(commerce.services, order.orderId)).toMatchObject({
    state: 'paid',
    forgetAt: null,
  });
  expect(await copperLeft(commerce.services)).toBe(3);
  await setCopper(commerce.services, null);
});

test('a late payment of what its buyer called off goes back, though every piece is there', async () => {
  const order = await begunOrder(commerce);
  await closeUnpaid(commerce.services, order.orderId, 'let-go');
  await pay(commerce, order);
  const after = await storedOrder(commerce.services, order.orderId);
  expect(after).toMatchObject({ state: 'refunded', refunded: after.total, owedRefunds: [] });
  expect(await commerce.mailsTo(order.buyer.email)).toEqual(['order-cancelled']);
});

test('an order is let go of once: pieces come back once, and another order of the cart stays its own', async () => {
  await setCopper(commerce.services, 5);
  const { buyer, orderId } = await begunOrder(commerce, [lantern(2)]);
  const other = 'B'.repeat(20);
  await cartOf(buyer).update({ openOrderId: other });
  await closeUnpaid(commerce.services, orderId, 'expire');
  await closeUnpaid(commerce.services, orderId, 'expire');
  expect(await copperLeft(commerce.services)).toBe(5);
  expect((await cartOf(buyer).get()).get('openOrderId')).toBe(other);
  await setCopper(commerce.services, null);
});

test('a paid order is not let go of by a page that is told to be over', async () => {
  const { buyer, orderId, paymentUrl } = await paidOrder(commerce);
  const session = await commerce.stripe.checkout.sessions.retrieve(sessionIdIn(paymentUrl));
  const told = { kind: 'order', uid: buyer.uid, reference: orderId, key: 'told', session } as const;
  await orderPurchases.unpaid(commerce.services, told);
  expect((await storedOrder(commerce.services, orderId)).state).toBe('paid');
});

test('an order whose page can still be paid is not let go of', async () => {
  const { buyer, orderId, paymentUrl } = await begunOrder(commerce);
  const session = await commerce.stripe.checkout.sessions.retrieve(sessionIdIn(paymentUrl));
  const told = { kind: 'order', uid: buyer.uid, reference: orderId, key: 'told', session } as const;
  await orderPurchases.unpaid(commerce.services, told);
  expect((await storedOrder(commerce.services, orderId)).state).toBe('awaiting-payment');
});

test('less than the total was paid: it is not made, its pieces come back, another order of the cart stays its own', async () => {
  await setCopper(commerce.services, 5);
  const order = await begunOrder(commerce, [lantern(2)]);
  const { total } = await storedOrder(commerce.services, order.orderId);
  const other = 'B'.repeat(20);
  await cartOf(order.buyer).update({ openOrderId: other });
  await setOrder(commerce.services, order.orderId, { total: cents(total + 500) });
  await pay(commerce, order);
  const after = await storedOrder(commerce.services, order.orderId);
  expect(after).toMatchObject({ state: 'refunded', refunded: total, held: [] });
  expect(await copperLeft(commerce.services)).toBe(5);
  expect((await cartOf(order.buyer).get()).get('openOrderId')).toBe(other);
  await setCopper(commerce.services, null);
});

test('a payment begins no cart anew for who has none', async () => {
  const order = await begunOrder(commerce);
  await cartOf(order.buyer).delete();
  await pay(commerce, order);
  expect((await storedOrder(commerce.services, order.orderId)).state).toBe('paid');
  expect((await cartOf(order.buyer).get()).exists).toBe(false);
});

test('pieces of what is paid back come back before it is made, and not after', async () => {
  await setCopper(commerce.services, 5);
  const [paid, made] = [await paidOrder(commerce, [lantern(1)]), await paidOrder(commerce, [lantern(1)])];
  await setOrder(commerce.services, made.orderId, { state: 'in-production' });
  expect(await copperLeft(commerce.services)).toBe(3);
  expect((await refundAll(paid.orderId)).state).toBe('refunded');
  expect(await copperLeft(commerce.services)).toBe(4);
  expect((await refundAll(made.orderId)).state).toBe('refunded');
  expect(await copperLeft(commerce.services)).toBe(4);
  await setCopper(commerce.services, null);
});

test('who called it off is told of the refund with that, and not twice; who is given it back is told', async () => {
  const { buyer, orderId } = await paidOrder(commerce);
  await refundAll(orderId);
  expect(await commerce.mailsTo(buyer.email)).toEqual(['order-paid', 'order-refunded']);
});

test('what is owed of an order that nobody paid is an error, and no refund', async () => {
  const { orderId } = await begunOrder(commerce);
  const owed = { key: 'admin-one', amount: cents(100), reason: '' };
  await setOrder(commerce.services, orderId, { owedRefunds: [owed] });
  await expect(settleRefunds(commerce.services, orderId)).rejects.toThrow('Nothing was paid');
});

test('a dispute of an order that is not there stops nothing', async () => {
  const { orderId } = await paidOrder(commerce);
  const { paymentIntentId } = await storedOrder(commerce.services, orderId);
  await commerce.services.firestore.doc(`orders/${orderId}`).delete();
  const { data } = await commerce.stripe.charges.list({ payment_intent: paymentIntentId ?? '' });
  const [charge] = data;
  if (!charge) throw new Error('Nothing was charged.');
  const metadata = { kind: 'order', uid: 'somebody', reference: orderId, key: 'told' } as const;
  const dispute = { reason: 'fraudulent' } as Parameters<typeof orderPurchases.disputed>[1]['dispute'];
  await orderPurchases.disputed(commerce.services, {
    charge,
    paymentIntentId: paymentIntentId ?? '',
    metadata,
    dispute,
    isOver: false,
    isLost: false,
  });
  expect((await commerce.services.firestore.doc(`orders/${orderId}`).get()).exists).toBe(false);
});
