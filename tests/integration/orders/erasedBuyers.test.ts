/** What stays of an order when its buyer's account is erased: what the books must have, and nothing else that is personal. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordersDeliver, ordersRead, ordersShip, ordersStartProduction } from '#shared/callables/orders.ts';
import { shopListProducts, shopSetProduct } from '#shared/callables/shop.ts';
import { cents } from '#shared/money.ts';
import type { OrderId } from '#shared/shop/order.ts';
import { eraseElsewhere } from '../../../src/functions/orders/eraseOrders.ts';
import type { StoredOrder } from '../../../src/functions/orders/orderDocument.ts';
import { scrubIfOver } from '../../../src/functions/orders/scrubOrder.ts';
import { type Commerce, DAY, HOUR, payAt, startCommerce } from '../../support/commerce.ts';
import {
  ADMINISTRATOR,
  type Buyer,
  beginOrder,
  fillCart,
  medallion,
  newAdministrator,
  newBuyer,
  newCode,
  rose,
} from '../../support/shop.ts';

let commerce: Commerce;
let administrator: Buyer;

beforeAll(async () => {
  commerce = await startCommerce({ AMARANTH_ADMIN_EMAILS: ADMINISTRATOR });
  administrator = await newAdministrator(commerce.services);
});
afterAll(() => commerce.stop());

const rowOf = (orderId: string) => commerce.services.firestore.doc(`orders/${orderId}`);
const revisionOf = async (orderId: OrderId) =>
  (await administrator.call(ordersRead, { orderId })).order.revision;
const recipient = { ...rose, phone: '+33 4 50 00 00 00', giftNote: 'For her garden' };

async function begunOrder() {
  const buyer = await newBuyer(commerce.services);
  const lines = [medallion(await newCode(buyer))];
  return { buyer, ...(await beginOrder(buyer, await fillCart(buyer, lines, [recipient]))) };
}

async function paidOrder() {
  const begun = await begunOrder();
  await payAt(begun.paymentUrl);
  for (const event of await commerce.events())
    if (event.type === 'checkout.session.completed' && JSON.stringify(event).includes(begun.orderId))
      await commerce.deliver(event);
  return begun;
}

const personal = ['Jeanne', '+33 4 50', 'her garden', '6A1-tracked'];
const holds = async (orderId: string, words: readonly string[]) => {
  const text = JSON.stringify((await rowOf(orderId).get()).data());
  return words.filter((word) => text.includes(word));
};

test('an order that was not paid goes with the account, its page is over and its pieces can be sold', async () => {
  const { products } = await administrator.call(shopListProducts, {});
  const shown = products.find(({ id }) => id === 'qr-medallion');
  if (!shown) throw new Error('No medallions are listed.');
  const variant = 'size=50;finish=brushed;fixing=pins';
  const change = { ...shown, stock: { [variant]: 30 }, seenStock: shown.stock };
  await administrator.call(shopSetProduct, change);
  const { buyer, orderId, paymentUrl } = await begunOrder();
  await eraseElsewhere(buyer.uid, commerce.services);
  expect((await rowOf(orderId).get()).exists).toBe(false);
  expect(await payAt(paymentUrl)).toBe('');
  const after = (await administrator.call(shopListProducts, {})).products;
  expect(after.find(({ id }) => id === 'qr-medallion')?.stock[variant]).toBe(30);
});

test('one that is on its way keeps what is needed for that, and loses it with its last step', async () => {
  const { buyer, orderId } = await paidOrder();
  commerce.clock.ahead += HOUR + 1_000;
  await administrator.call(ordersStartProduction, { orderId, revision: await revisionOf(orderId) });
  await eraseElsewhere(buyer.uid, commerce.services);
  expect(await holds(orderId, personal.slice(0, 3))).toEqual(personal.slice(0, 3));
  const [line] = (await administrator.call(ordersRead, { orderId })).order.lines;
  await rowOf(orderId).update({ lines: [{ ...line, testScanAt: 1 }] });
  const parcel = {
    recipientId: rose.id,
    carrier: 'La Poste',
    trackingNumber: '6A1-tracked',
    trackingUrl: '',
  };
  await administrator.call(ordersShip, { orderId, ...parcel, revision: await revisionOf(orderId) });
  expect(await holds(orderId, personal)).toEqual(personal);
  await administrator.call(ordersDeliver, {
    orderId,
    recipientId: rose.id,
    revision: await revisionOf(orderId),
  });
  expect(await holds(orderId, [...personal, buyer.email, buyer.uid])).toEqual([]);
  const kept = ['Rose Martin', '3 rue du Lac', 'qr-medallion'];
  expect(await holds(orderId, kept)).toEqual(kept);
});

test('the books keep it for ten years from the day of its order, and not longer', async () => {
  const { buyer, orderId } = await paidOrder();
  await eraseElsewhere(buyer.uid, commerce.services);
  const orderedAt = Number((await rowOf(orderId).get()).get('orderedAt'));
  const start = commerce.clock.ahead;
  // A job that erases believes a clock only once it has gone on.
  const forgetFrom = async (days: number) => {
    for (const later of [0, 1, 2]) {
      commerce.clock.ahead = start + (days + later) * DAY;
      await commerce.runJob('orders-forget');
    }
  };
  await forgetFrom(3_640);
  expect((await rowOf(orderId).get()).exists).toBe(true);
  await forgetFrom(3_660);
  expect(commerce.clock.now() - orderedAt).toBeGreaterThan(3_653 * DAY);
  expect((await rowOf(orderId).get()).exists).toBe(false);
  commerce.clock.ahead = start;
});

test('one whose account stays is kept whole, and so is one that is owed money', async () => {
  const { buyer, orderId } = await paidOrder();
  const { order } = await administrator.call(ordersRead, { orderId });
  const row = (await rowOf(orderId).get()).data() as StoredOrder;
  const over: StoredOrder = { ...row, ...order, state: 'delivered' };
  expect(scrubIfOver(over)).toBe(over);
  const owed = { key: 'admin-one', amount: cents(1_000), reason: 'A scratch' };
  const owing: StoredOrder = { ...over, isOrphan: true, owedRefunds: [owed] };
  expect(scrubIfOver(owing)).toBe(owing);
  const scrubbed = scrubIfOver({ ...owing, owedRefunds: [] });
  expect(scrubbed).toMatchObject({
    buyerUid: '',
    buyerEmail: '',
    buyerName: 'Rose Martin',
    total: order.total,
  });
  expect(buyer.uid).not.toBe('');
});

test('one that cannot be read keeps the erasure open, and the others are done', async () => {
  const { buyer, orderId } = await begunOrder();
  const spoiled = commerce.services.firestore.doc('orders/AAAAAAAAAAAAAAAAAAAA');
  await spoiled.set({ buyerUid: buyer.uid, state: 'poem' });
  await expect(eraseElsewhere(buyer.uid, commerce.services)).rejects.toMatchObject({
    code: 'order-unreadable',
  });
  expect((await rowOf(orderId).get()).exists).toBe(false);
  await spoiled.delete();
});
