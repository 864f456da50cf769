/** A cart that changed after its order was begun: what is paid is what the cart says now, and never what it said before. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordersRead, ordersReadOwn } from '#shared/callables/orders.ts';
import { paymentsLook } from '#shared/callables/payments.ts';
import { cartMerge, cartQuote, cartWrite, shopListProducts, shopSetProduct } from '#shared/callables/shop.ts';
import { products } from '#shared/shop/products.ts';
import { fieldsOf, orderDocument, orderFrom } from '../../../src/functions/orders/orderDocument.ts';
import { type Commerce, payAt, sessionIdIn, startCommerce } from '../../support/commerce.ts';
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

let commerce: Commerce;
let administrator: Buyer;

beforeAll(async () => {
  commerce = await startCommerce({ AMARANTH_ADMIN_EMAILS: ADMINISTRATOR });
  administrator = await newAdministrator(commerce.services);
});
afterAll(() => commerce.stop());

/** The first of everything. */
const pendant = () => ({
  ...lantern(),
  productId: 'engraved-pendant' as const,
  options: Object.fromEntries(
    products['engraved-pendant'].options.map(({ id, values: [first] }) => [id, first.id]),
  ),
});

async function begunOrder() {
  const buyer = await newBuyer(commerce.services);
  const [key, quote] = [randomUUID(), await fillCart(buyer, [lantern(2)])];
  return { buyer, key, quote, first: await beginOrder(buyer, quote, key) };
}

test('a tab that still shows the former cart pays nothing of it, under the former key or another', async () => {
  const { buyer, key, quote, first } = await begunOrder();
  const { recipients } = (await administrator.call(ordersRead, { orderId: first.orderId })).order;
  await buyer.call(cartWrite, { lines: [lantern(1)], recipients, revision: 1 });
  await expect(beginOrder(buyer, quote, key)).rejects.toMatchObject({ code: 'cart-changed' });
  await expect(beginOrder(buyer, quote)).rejects.toMatchObject({ code: 'cart-changed' });
  const anew = await buyer.call(cartQuote, {});
  await expect(beginOrder(buyer, anew, key)).rejects.toMatchObject({ code: 'cart-changed' });
  const second = await beginOrder(buyer, anew);
  const { order } = await administrator.call(ordersRead, { orderId: second.orderId });
  expect(order.total).toBe(anew.total);
  const before = await administrator.call(ordersRead, { orderId: first.orderId });
  expect(before.order.state).toBe('cancelled');
});

test('an order that was begun at the former price is not taken up at it again', async () => {
  const { buyer, key, quote, first } = await begunOrder();
  const { products } = await administrator.call(shopListProducts, {});
  const shown = products.find(({ id }) => id === 'candle-lantern');
  if (!shown) throw new Error('No lanterns are listed.');
  await administrator.call(shopSetProduct, { ...shown, price: 12_300, seenStock: shown.stock });
  await expect(beginOrder(buyer, quote, key)).rejects.toMatchObject({ code: 'cart-changed' });
  await expect(beginOrder(buyer, quote)).rejects.toMatchObject({ code: 'cart-changed' });
  const second = await beginOrder(buyer, await buyer.call(cartQuote, {}));
  expect(second.orderId).not.toBe(first.orderId);
});

test('an order that cannot be read is refused by its name, to its buyer and to operators, without what stands in it', async () => {
  const { buyer, first } = await begunOrder();
  const { orderId } = first;
  await commerce.services.firestore.doc(`orders/${orderId}`).update({ total: 'a secret' });
  const refused = { code: 'order-unreadable', message: 'It cannot be read: total.' };
  await expect(administrator.call(ordersRead, { orderId })).rejects.toMatchObject(refused);
  await expect(buyer.call(ordersReadOwn, { orderId })).rejects.toMatchObject(refused);
});

test('what could not be read again as an order is not written', async () => {
  const { first } = await begunOrder();
  const order = orderFrom(await orderDocument(commerce.services.firestore, first.orderId).get());
  if (!order) throw new Error('The order is gone.');
  expect(() => fieldsOf({ ...order, revision: -1 })).toThrow('It cannot be read: revision.');
});

test('what was added in another tab while the page was paid stays in the cart: pieces more, and a piece made otherwise', async () => {
  const buyer = await newBuyer(commerce.services);
  const engraved = (words: string) => ({ engraving: { lines: [words], font: 'serif' as const } });
  const [pair, plain] = [lantern(1), { ...pendant(), ...engraved('Jeanne') }];
  const recipients = [rose];
  const { paymentUrl } = await beginOrder(buyer, await fillCart(buyer, [pair, plain]));
  const otherwise = { ...plain, ...engraved('Jeanne Moreau') };
  await buyer.call(cartWrite, { lines: [{ ...pair, quantity: 3 }, otherwise], recipients, revision: 1 });
  await payAt(paymentUrl);
  const look = await buyer.call(paymentsLook, { sessionId: sessionIdIn(paymentUrl) });
  expect(look).toMatchObject({ isPaid: true });
  const cart = await buyer.call(cartMerge, { lines: [] });
  expect(cart.lines).toMatchObject([
    { id: pair.id, quantity: 2 },
    { id: plain.id, engraving: { lines: ['Jeanne Moreau'] } },
  ]);
});
