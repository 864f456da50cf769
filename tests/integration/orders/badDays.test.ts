/** Bad days of the shop, on the whole server: what is paid is made once or paid back, whoever is late, twice or gone. */
import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ordersCancel,
  ordersRead,
  ordersReadOwn,
  ordersRefund,
  ordersStartProduction,
} from '#shared/callables/orders.ts';
import { paymentsLook } from '#shared/callables/payments.ts';
import { cartQuote, cartWrite, shopListProducts, shopSetProduct } from '#shared/callables/shop.ts';
import { cents } from '#shared/money.ts';
import { type OrderId, orderIdSchema } from '#shared/shop/order.ts';
import { closeUnpaid } from '../../../src/functions/orders/letGo.ts';
import { noteRefunds } from '../../../src/functions/orders/refunds.ts';
import { refundPayment } from '../../../src/functions/payments/index.ts';
import { type Commerce, HOUR, payAt, sessionIdIn, startCommerce } from '../../support/commerce.ts';
import { killedWhere } from '../../support/legacy/killedAt.ts';
import {
  ADMINISTRATOR,
  asBuyer,
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
const ordersOf = async ({ uid }: Buyer) =>
  (await commerce.services.firestore.collection('orders').where('buyerUid', '==', uid).get()).docs.map(
    (row) => ({
      id: row.id,
      state: String(row.get('state')),
      total: Number(row.get('total')),
    }),
  );
/** The events of one page or charge, by its order. */
const eventsOf = async (orderId: string, type: string): Promise<readonly Stripe.Event[]> =>
  (await commerce.events()).filter(
    (event) => event.type === type && JSON.stringify(event.data.object).includes(orderId),
  );
async function tell(orderId: string, type: string): Promise<void> {
  const events = await eventsOf(orderId, type);
  expect(events.length, type).toBeGreaterThan(0);
  for (const event of events) expect(await commerce.deliver(event)).toBeLessThan(300);
}
const setCopper = async (pieces: number | null, more: { readonly price?: number } = {}) => {
  const { products } = await administrator.call(shopListProducts, {});
  const lanterns = products.find(({ id }) => id === 'candle-lantern');
  if (!lanterns) throw new Error('No lanterns are listed.');
  const stock = pieces === null ? {} : { 'material=copper': pieces };
  await administrator.call(shopSetProduct, { ...lanterns, stock, seenStock: lanterns.stock, ...more });
};
const copperLeft = async () => {
  const { products } = await administrator.call(shopListProducts, {});
  return products.find(({ id }) => id === 'candle-lantern')?.stock['material=copper'];
};

test('paid before the page leads back, and told again and again, it is one paid order and one mail', async () => {
  const buyer = await newBuyer(commerce.services);
  const { orderId, paymentUrl } = await beginOrder(buyer, await fillCart(buyer, [lantern()]));
  expect((await orderOf(orderId)).state).toBe('awaiting-payment');
  await payAt(paymentUrl);
  for (let time = 0; time < 3; time += 1) await tell(orderId, 'checkout.session.completed');
  const sessionId = sessionIdIn(paymentUrl);
  const look = await buyer.call(paymentsLook, { sessionId });
  expect(look).toMatchObject({ is: 'order', orderId, isPaid: true });
  const order = await orderOf(orderId);
  expect(order).toMatchObject({ state: 'paid', revision: 1 });
  expect(order.events.map(({ kind }) => kind)).toEqual(['ordered', 'paid']);
  expect(await commerce.mailsTo(buyer.email)).toEqual(['order-paid']);
  expect((await buyer.call(cartQuote, {})).lines).toEqual([]);
});

test('the redirect before any webhook shows a paid order', async () => {
  const buyer = await newBuyer(commerce.services);
  const { orderId, paymentUrl } = await beginOrder(buyer, await fillCart(buyer, [lantern()]));
  await payAt(paymentUrl);
  const answer = await buyer.call(paymentsLook, { sessionId: sessionIdIn(paymentUrl) });
  expect(answer).toMatchObject({ is: 'order', orderId, isPaid: true });
  expect((await orderOf(orderId)).state).toBe('paid');
});

test('two tabs that pay one cart pay one order', async () => {
  const buyer = await newBuyer(commerce.services);
  const quote = await fillCart(buyer, [lantern()]);
  const [one, other] = await Promise.all([beginOrder(buyer, quote), beginOrder(buyer, quote)]);
  expect(one.orderId).toBe(other.orderId);
  expect(one.paymentUrl).toBe(other.paymentUrl);
  const [first, second] = await Promise.all([payAt(one.paymentUrl), payAt(other.paymentUrl)]);
  expect([first, second].filter((location) => location !== '').length).toBeGreaterThan(0);
  await tell(one.orderId, 'checkout.session.completed');
  expect(await ordersOf(buyer)).toHaveLength(1);
  const charges = await eventsOf(one.orderId, 'charge.succeeded');
  expect(charges).toHaveLength(1);
});

test('a call whose answer was lost finds what it began', async () => {
  const buyer = await newBuyer(commerce.services);
  const quote = await fillCart(buyer, [lantern()]);
  const key = randomUUID();
  const first = await beginOrder(buyer, quote, key);
  expect(await beginOrder(buyer, quote, key)).toEqual(first);
  expect(await ordersOf(buyer)).toHaveLength(1);
});

test('the last piece, bought twice in one second, is sold once', async () => {
  await setCopper(1);
  const buyers = await Promise.all([newBuyer(commerce.services), newBuyer(commerce.services)]);
  const quotes = await Promise.all(buyers.map((buyer) => fillCart(buyer, [lantern()])));
  const begun = await Promise.allSettled(
    buyers.map((buyer, index) => beginOrder(buyer, { fingerprint: quotes[index]?.fingerprint ?? '' })),
  );
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = begun.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({ reason: { code: 'out-of-stock' } });
  expect(await copperLeft()).toBe(0);
  await setCopper(null);
});

test('a price that changed between cart and payment is said before anything is paid', async () => {
  const buyer = await newBuyer(commerce.services);
  const quote = await fillCart(buyer, [lantern()]);
  await setCopper(null, { price: 9_500 });
  await expect(beginOrder(buyer, quote)).rejects.toMatchObject({ code: 'cart-changed' });
  const anew = await buyer.call(cartQuote, {});
  expect(anew.goods).toBe(quote.goods + 600);
  expect((await orderOf((await beginOrder(buyer, anew)).orderId)).total).toBe(anew.total);
  await setCopper(null, { price: 8_900 });
});

test('a cart that changed since its order was begun lets go of it, and is paid anew', async () => {
  await setCopper(2);
  const buyer = await newBuyer(commerce.services);
  const first = await beginOrder(buyer, await fillCart(buyer, [lantern(2)]));
  expect(await copperLeft()).toBe(0);
  const { revision } =
    (await commerce.services.firestore.doc(`users/${buyer.uid}/cart/current`).get()).data() ?? {};
  const lines = [lantern(1)];
  const { recipients } = await orderOf(first.orderId);
  await buyer.call(cartWrite, { lines, recipients, revision: Number(revision) });
  const second = await beginOrder(buyer, await buyer.call(cartQuote, {}));
  expect((await orderOf(first.orderId)).state).toBe('cancelled');
  expect(await payAt(first.paymentUrl)).toBe('');
  expect((await orderOf(second.orderId)).state).toBe('awaiting-payment');
  expect(await copperLeft()).toBe(1);
  await setCopper(null);
});

test('an order that nobody pays holds its pieces for an hour, and no longer', async () => {
  // What the tests before left unpaid.
  commerce.clock.ahead += 2 * HOUR;
  await commerce.runJob('orders-releaseUnpaid');
  await setCopper(1);
  const buyer = await newBuyer(commerce.services);
  const { orderId, paymentUrl } = await beginOrder(buyer, await fillCart(buyer, [lantern()]));
  await commerce.runJob('orders-releaseUnpaid');
  expect((await orderOf(orderId)).state).toBe('awaiting-payment');
  commerce.clock.ahead += HOUR + 2 * 60_000;
  await commerce.runJob('orders-releaseUnpaid');
  expect((await orderOf(orderId)).state).toBe('cancelled');
  expect(await copperLeft()).toBe(1);
  expect(await payAt(paymentUrl)).toBe('');
  const again = await beginOrder(buyer, await buyer.call(cartQuote, {}));
  expect(again.orderId).not.toBe(orderId);
  await setCopper(null);
});

test('the job looks whether it was paid before it lets go', async () => {
  const buyer = await newBuyer(commerce.services);
  const { orderId, paymentUrl } = await beginOrder(buyer, await fillCart(buyer, [lantern()]));
  await payAt(paymentUrl);
  commerce.clock.ahead += HOUR + 2 * 60_000;
  await commerce.runJob('orders-releaseUnpaid');
  expect((await orderOf(orderId)).state).toBe('paid');
});

test('a payment that comes after its last piece was sold goes back by itself, with a kind mail', async () => {
  await setCopper(1);
  const late = await newBuyer(commerce.services);
  const quote = await fillCart(late, [lantern()]);
  const { orderId, paymentUrl } = await beginOrder(late, quote);
  // The vendor said that its page is over, and took a payment on it all the same.
  await closeUnpaid(commerce.services, orderId, 'expire');
  expect((await orderOf(orderId)).state).toBe('cancelled');
  await payAt(paymentUrl);
  const other = await newBuyer(commerce.services);
  await beginOrder(other, await fillCart(other, [lantern()]));
  expect(await copperLeft()).toBe(0);
  await tell(orderId, 'checkout.session.completed');
  await tell(orderId, 'charge.refunded');
  const after = await orderOf(orderId);
  expect(after).toMatchObject({ state: 'refunded', refunded: after.total });
  expect(await copperLeft()).toBe(0);
  expect(await commerce.mailsTo(late.email)).toEqual(['order-came-too-late']);
  await setCopper(null);
});

test('an order that was paid before it knew of its page is paid, and not let go of', async () => {
  const late = await newBuyer(commerce.services);
  const quote = await fillCart(late, [lantern()]);
  // The server dies before the order knows of its page, and the vendor's word of the payment is late.
  const killed = killedWhere(commerce.services, ({ writes }) =>
    writes === 'set orders/{}' ? 'before' : null,
  );
  await expect(beginOrder(asBuyer(killed.services, late), quote)).rejects.toThrow();
  expect(killed.isKilled()).toBe(true);
  const orderId = orderIdSchema.parse((await ordersOf(late))[0]?.id);
  const { data: pages } = await commerce.stripe.checkout.sessions.list({ limit: 100 });
  await payAt(pages.find(({ metadata }) => metadata?.reference === orderId)?.url ?? '');
  commerce.clock.ahead += HOUR + 2 * 60_000;
  await commerce.runJob('orders-releaseUnpaid');
  expect((await orderOf(orderId)).state).toBe('paid');
});

test('a part goes back once, however often it is asked for; the rest stays paid', async () => {
  const buyer = await newBuyer(commerce.services);
  const { orderId, paymentUrl } = await beginOrder(buyer, await fillCart(buyer, [lantern()]));
  await payAt(paymentUrl);
  await tell(orderId, 'checkout.session.completed');
  const { revision } = await orderOf(orderId);
  const part = { orderId, key: randomUUID(), amount: 1_000, reason: 'A scratch', revision };
  const { order } = await administrator.call(ordersRefund, part);
  expect(order).toMatchObject({ state: 'paid', refunded: 1_000 });
  expect((await administrator.call(ordersRefund, part)).order.refunded).toBe(1_000);
  await tell(orderId, 'charge.refunded');
  expect((await orderOf(orderId)).refunded).toBe(1_000);
  const tooMuch = {
    ...part,
    key: randomUUID(),
    amount: order.total,
    revision: (await orderOf(orderId)).revision,
  };
  await expect(administrator.call(ordersRefund, tooMuch)).rejects.toMatchObject({ code: 'invalid-input' });
  expect(await commerce.mailsTo(buyer.email)).toEqual(['order-paid', 'order-refunded']);
});

test('called off within the hour, everything goes back, and nobody begins to make it', async () => {
  await setCopper(1);
  const buyer = await newBuyer(commerce.services);
  const { orderId, paymentUrl } = await beginOrder(buyer, await fillCart(buyer, [lantern()]));
  await payAt(paymentUrl);
  await tell(orderId, 'checkout.session.completed');
  const { revision, total } = await orderOf(orderId);
  await expect(administrator.call(ordersStartProduction, { orderId, revision })).rejects.toMatchObject({
    code: 'order-closed',
  });
  const { order } = await buyer.call(ordersCancel, { orderId, revision });
  expect(order).toMatchObject({ state: 'refunded', refunded: total });
  // Pressed twice.
  expect((await buyer.call(ordersCancel, { orderId, revision })).order).toEqual(order);
  await tell(orderId, 'charge.refunded');
  expect((await orderOf(orderId)).events.map(({ kind }) => kind)).toEqual([
    'ordered',
    'paid',
    'cancelled',
    'refunded',
  ]);
  expect(await commerce.mailsTo(buyer.email)).toEqual(['order-paid', 'order-cancelled']);
  expect(await copperLeft()).toBe(1);
  await setCopper(null);
});

test('a chargeback is flagged for an answer until the bank has decided', async () => {
  const buyer = await newBuyer(commerce.services);
  const { orderId, paymentUrl } = await beginOrder(buyer, await fillCart(buyer, [lantern()]));
  await payAt(paymentUrl, { number: '4000 0000 0000 0259' });
  await tell(orderId, 'checkout.session.completed');
  const disputes = (await commerce.events()).filter(({ type }) => type === 'charge.dispute.created');
  expect(disputes.length).toBeGreaterThan(0);
  for (const event of disputes) expect(await commerce.deliver(event)).toBeLessThan(300);
  expect(await orderOf(orderId)).toMatchObject({ isDisputed: true });
  expect((await commerce.services.firestore.doc(`orders/${orderId}`).get()).get('needsAnswer')).toBe(true);
});

test('what is owed while a bank looks into the payment stays owed, and goes back when the bank has decided for us', async () => {
  const buyer = await newBuyer(commerce.services);
  const { orderId, paymentUrl } = await beginOrder(buyer, await fillCart(buyer, [lantern()]));
  await payAt(paymentUrl, { number: '4000 0000 0000 0259' });
  await tell(orderId, 'checkout.session.completed');
  const row = commerce.services.firestore.doc(`orders/${orderId}`);
  const { revision, total } = await orderOf(orderId);
  await buyer.call(ordersCancel, { orderId, revision });
  expect((await row.get()).data()).toMatchObject({ refunded: 0, owedRefunds: [{ amount: total }] });
  const payment_intent = String((await row.get()).get('paymentIntentId'));
  const { data } = await commerce.stripe.disputes.list({ payment_intent });
  await commerce.stripe.disputes.update(data[0]?.id ?? '', {
    evidence: { uncategorized_text: 'winning_evidence' },
  });
  commerce.clock.ahead += HOUR + 60_000;
  await commerce.runJob('orders-settleRefunds');
  expect((await row.get()).data()).toMatchObject({ state: 'refunded', refunded: total, owedRefunds: [] });
});

test('a refund that the vendor tells of before we noted it is counted once', async () => {
  const buyer = await newBuyer(commerce.services);
  const { orderId, paymentUrl } = await beginOrder(buyer, await fillCart(buyer, [lantern()]));
  await payAt(paymentUrl);
  await tell(orderId, 'checkout.session.completed');
  const row = commerce.services.firestore.doc(`orders/${orderId}`);
  const key = randomUUID();
  const owed = { key: `admin-${key}`, amount: 1_000, reason: 'A scratch' };
  await row.update({ owedRefunds: [owed], owedSince: commerce.clock.now() });
  await refundPayment(commerce.services, {
    paymentIntentId: String((await row.get()).get('paymentIntentId')),
    amount: cents(1_000),
    key: owed.key,
  });
  await tell(orderId, 'charge.refunded');
  expect((await row.get()).data()).toMatchObject({ refunded: 1_000, owedRefunds: [] });
  const { revision, total } = await orderOf(orderId);
  const { order } = await buyer.call(ordersCancel, { orderId, revision });
  expect(order).toMatchObject({ state: 'refunded', refunded: total });
});

test('a refund that fails at the bank waits for an operator, and can be sent again', async () => {
  const buyer = await newBuyer(commerce.services);
  const { orderId, paymentUrl } = await beginOrder(buyer, await fillCart(buyer, [lantern()]));
  await payAt(paymentUrl);
  await tell(orderId, 'checkout.session.completed');
  const row = commerce.services.firestore.doc(`orders/${orderId}`);
  const { revision } = await orderOf(orderId);
  const part = { orderId, key: randomUUID(), amount: 1_000, reason: 'A scratch', revision };
  await administrator.call(ordersRefund, part);
  const payment_intent = String((await row.get()).get('paymentIntentId'));
  const { data } = await commerce.stripe.refunds.list({ payment_intent });
  await noteRefunds(
    commerce.services,
    orderId,
    data.map((refund) => ({ ...refund, status: 'failed' })),
  );
  expect((await row.get()).data()).toMatchObject({ refunded: 0, needsAnswer: true, refundFailed: true });
  expect((await orderOf(orderId)).events.at(-1)).toMatchObject({ kind: 'refund-failed' });
  expect(await commerce.mailsTo(buyer.email)).toEqual(['order-paid', 'order-refunded']);
});

test('a payment for an order that is forgotten goes back, and the vendor need not tell of it again', async () => {
  const buyer = await newBuyer(commerce.services);
  const { orderId, paymentUrl } = await beginOrder(buyer, await fillCart(buyer, [lantern()]));
  await payAt(paymentUrl);
  const row = commerce.services.firestore.doc(`orders/${orderId}`);
  const { total } = await orderOf(orderId);
  await row.delete();
  await tell(orderId, 'checkout.session.completed');
  await tell(orderId, 'checkout.session.completed');
  const session = await commerce.stripe.checkout.sessions.retrieve(sessionIdIn(paymentUrl));
  const { data } = await commerce.stripe.refunds.list({ payment_intent: String(session.payment_intent) });
  expect(data.map(({ amount }) => amount)).toEqual([total]);
  await tell(orderId, 'charge.refunded');
  expect((await row.get()).exists).toBe(false);
});

test('somebody else’s order is not there, and a fake administrator is nobody', async () => {
  const [buyer, stranger] = await Promise.all([newBuyer(commerce.services), newBuyer(commerce.services)]);
  const { orderId } = await beginOrder(buyer, await fillCart(buyer, [lantern()]));
  expect((await buyer.call(ordersReadOwn, { orderId })).order.id).toBe(orderId);
  for (const attempt of [
    stranger.call(ordersReadOwn, { orderId }),
    stranger.call(ordersCancel, { orderId, revision: 0 }),
  ])
    await expect(attempt).rejects.toMatchObject({ code: 'not-found' });
  await expect(stranger.call(ordersRead, { orderId })).rejects.toMatchObject({ code: 'admin-only' });
});
