/** Several administrators, buyers and the clock on one thing at once: one is first, the others are told so. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ordersCancel,
  ordersRead,
  ordersRefund,
  ordersShip,
  ordersStartProduction,
} from '#shared/callables/orders.ts';
import { shopListProducts, shopSetProduct } from '#shared/callables/shop.ts';
import type { OrderId } from '#shared/shop/order.ts';
import { type Commerce, HOUR, payAt, startCommerce } from '../../support/commerce.ts';
import {
  ADMINISTRATOR,
  type Buyer,
  beginOrder,
  fillCart,
  lantern,
  newAdministrator,
  newBuyer,
  rose,
} from '../../support/shop.ts';

const SECOND = 'second-keeper@amaranth.example';

let commerce: Commerce;
let administrator: Buyer;
let second: Buyer;

beforeAll(async () => {
  commerce = await startCommerce({ AMARANTH_ADMIN_EMAILS: `${ADMINISTRATOR},${SECOND}` });
  administrator = await newAdministrator(commerce.services);
  second = await newAdministrator(commerce.services, SECOND);
});
afterAll(() => commerce.stop());

const orderOf = async (orderId: OrderId) => (await administrator.call(ordersRead, { orderId })).order;

async function payOrder(): Promise<{ readonly buyer: Buyer; readonly orderId: OrderId }> {
  const buyer = await newBuyer(commerce.services);
  const { orderId, paymentUrl } = await beginOrder(buyer, await fillCart(buyer, [lantern()]));
  await payAt(paymentUrl);
  for (const event of await commerce.events())
    if (event.type === 'checkout.session.completed' && JSON.stringify(event).includes(orderId))
      await commerce.deliver(event);
  return { buyer, orderId };
}

async function startedOrder() {
  const { orderId } = await payOrder();
  commerce.clock.ahead += HOUR + 1_000;
  const { revision } = await orderOf(orderId);
  const { order } = await administrator.call(ordersStartProduction, { orderId, revision });
  return order;
}

/** That one of them was done, and that whoever came later was told that the order had changed. */
async function expectOneFirst(acts: readonly Promise<unknown>[]): Promise<void> {
  const ends = await Promise.allSettled(acts);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const end of ends)
    if (end.status === 'rejected')
      expect(end.reason).toMatchObject({ code: 'conflict', details: { field: 'revision' } });
}

const parcelTo = ({ id: orderId, revision }: { readonly id: OrderId; readonly revision: number }) => ({
  orderId,
  revision,
  recipientId: rose.id,
  carrier: 'La Poste',
  trackingUrl: '',
});
const partOf = ({ id: orderId, revision }: { readonly id: OrderId; readonly revision: number }) => ({
  orderId,
  revision,
  key: randomUUID(),
  amount: 1_000,
  reason: 'A scratch',
});

test('two administrators who send one order at once send it once, and its buyer reads one number', async () => {
  const order = await startedOrder();
  await expectOneFirst([
    administrator.call(ordersShip, { ...parcelTo(order), trackingNumber: 'one' }),
    second.call(ordersShip, { ...parcelTo(order), trackingNumber: 'other' }),
  ]);
  const after = await orderOf(order.id);
  expect(after).toMatchObject({ state: 'shipped', revision: order.revision + 1 });
  expect(after.parcels).toHaveLength(1);
});

test('two administrators who pay back a part at once pay it back once', async () => {
  const order = await startedOrder();
  await expectOneFirst([
    administrator.call(ordersRefund, partOf(order)),
    second.call(ordersRefund, partOf(order)),
  ]);
  expect((await orderOf(order.id)).refunded).toBe(1_000);
});

test('of sending an order and paying it back at once, one is done and the other is told', async () => {
  const order = await startedOrder();
  await expectOneFirst([
    administrator.call(ordersShip, { ...parcelTo(order), trackingNumber: 'one' }),
    second.call(ordersRefund, { ...partOf(order), amount: order.total }),
  ]);
  const after = await orderOf(order.id);
  expect([after.state === 'shipped', after.refunded > 0]).toContain(false);
});

test('of a buyer who calls off and an administrator who pays back a part, one is done and the other is told', async () => {
  const { buyer, orderId } = await payOrder();
  const order = await orderOf(orderId);
  await expectOneFirst([
    buyer.call(ordersCancel, { orderId, revision: order.revision }),
    administrator.call(ordersRefund, partOf(order)),
  ]);
  const { refunded } = await orderOf(orderId);
  expect([order.total, 1_000]).toContain(refunded);
});

const COPPER = 'material=copper';
const lanterns = async () => {
  const { products } = await administrator.call(shopListProducts, {});
  const found = products.find(({ id }) => id === 'candle-lantern');
  if (!found) throw new Error('No lanterns are listed.');
  return found;
};
const setCopper = async (pieces: number) => {
  const shown = await lanterns();
  const change = { ...shown, stock: { [COPPER]: pieces }, seenStock: shown.stock };
  return administrator.call(shopSetProduct, change);
};

test('a piece that is sold while an operator types a price stays sold, and the price is kept', async () => {
  const shown = await setCopper(5);
  const buyer = await newBuyer(commerce.services);
  await beginOrder(buyer, await fillCart(buyer, [lantern()]));
  const price = 12_000;
  await administrator.call(shopSetProduct, { ...shown, price, seenStock: shown.stock });
  expect(await lanterns()).toMatchObject({ price, stock: { [COPPER]: 4 } });
  await administrator.call(shopSetProduct, {
    ...(await lanterns()),
    price: shown.price,
    seenStock: { [COPPER]: 4 },
  });
});

test('an operator who counts what was sold meanwhile is told, and nothing is lost', async () => {
  const shown = await setCopper(5);
  const buyer = await newBuyer(commerce.services);
  await beginOrder(buyer, await fillCart(buyer, [lantern()]));
  const counted = { ...shown, stock: { [COPPER]: 9 }, seenStock: shown.stock };
  await expect(administrator.call(shopSetProduct, counted)).rejects.toMatchObject({
    code: 'conflict',
    details: { field: 'stock' },
  });
  expect(await lanterns()).toMatchObject({ stock: { [COPPER]: 4 } });
});

test('two operators who change one product at once: one is first, the other is told', async () => {
  const shown = await lanterns();
  const price = (amount: number) => ({ ...shown, price: amount, seenStock: shown.stock });
  const ends = await Promise.allSettled([
    administrator.call(shopSetProduct, price(12_000)),
    second.call(shopSetProduct, price(13_000)),
  ]);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
});
