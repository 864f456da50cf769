/** A payment that a bank clears for days, as a debit or a transfer: no order is paid by it before the money is there. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordersCancel, ordersRead } from '#shared/callables/orders.ts';
import { cartQuote } from '#shared/callables/shop.ts';
import { orderPurchases } from '../../../src/functions/orders/index.ts';
import type { Services } from '../../../src/functions/services.ts';
import { scheduleNamed } from '../../support/catalogue.ts';
import { type Commerce, HOUR, payAt, sessionIdIn, startCommerce } from '../../support/commerce.ts';
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

/** The embedded vendor knows cards alone: what it says of a session here is what the real one says while a bank clears. */
function clearing(services: Services): Services {
  const { stripe } = services.payments;
  const { sessions } = stripe.checkout;
  const retrieve = async (id: string) => ({ ...(await sessions.retrieve(id)), payment_status: 'unpaid' });
  const checkout = Object.create(stripe.checkout, {
    sessions: { value: Object.create(sessions, { retrieve: { value: retrieve } }) },
  });
  return {
    ...services,
    payments: { ...services.payments, stripe: Object.create(stripe, { checkout: { value: checkout } }) },
  };
}

test('an order whose bank has not answered is neither paid nor let go of, whoever asks', async () => {
  const { services, clock } = commerce;
  const slow = clearing(services);
  const buyer = await newBuyer(services);
  const { orderId, paymentUrl } = await beginOrder(buyer, await fillCart(buyer, [lantern()]));
  await payAt(paymentUrl);
  clock.ahead += HOUR + 2 * 60_000;
  const release = () => scheduleNamed('orders-releaseUnpaid').run({ services: slow, dueAt: clock.now() });
  await release();
  const orderOf = async () => (await administrator.call(ordersRead, { orderId })).order;
  expect(await orderOf()).toMatchObject({ state: 'awaiting-payment', paidAt: null });
  const { revision } = await orderOf();
  const late = asBuyer(slow, buyer);
  await expect(late.call(ordersCancel, { orderId, revision })).rejects.toMatchObject({ code: 'conflict' });
  await expect(beginOrder(late, await buyer.call(cartQuote, {}))).rejects.toMatchObject({ code: 'conflict' });
  expect(await orderOf()).toMatchObject({ state: 'awaiting-payment', paidAt: null });
  expect(await commerce.mailsTo(buyer.email)).toEqual([]);
  clock.ahead += 2 * HOUR;
  await release();
  expect((await orderOf()).state).toBe('awaiting-payment');

  const session = await slow.payments.stripe.checkout.sessions.retrieve(sessionIdIn(paymentUrl));
  const purchase = { kind: 'order', uid: buyer.uid, reference: orderId, key: 'slow', session } as const;
  await orderPurchases.unpaid(services, purchase);
  expect(await orderOf()).toMatchObject({ state: 'cancelled', paidAt: null });
});

test('an order whose bank has answered yes is paid', async () => {
  const buyer = await newBuyer(commerce.services);
  const { orderId, paymentUrl } = await beginOrder(buyer, await fillCart(buyer, [lantern()]));
  await payAt(paymentUrl);
  commerce.clock.ahead += HOUR + 2 * 60_000;
  const run = (services: Services) =>
    scheduleNamed('orders-releaseUnpaid').run({ services, dueAt: commerce.clock.now() });
  await run(clearing(commerce.services));
  commerce.clock.ahead += HOUR + 2 * 60_000;
  await run(commerce.services);
  expect((await administrator.call(ordersRead, { orderId })).order.state).toBe('paid');
});

test('an order that never learned of its page waits for the bank all the same', async () => {
  const { services, clock } = commerce;
  const buyer = await newBuyer(services);
  const { orderId, paymentUrl } = await beginOrder(buyer, await fillCart(buyer, [lantern()]));
  await payAt(paymentUrl);
  const forgotten = { sessionId: null, paymentUrl: null };
  await services.firestore.doc(`orders/${orderId}`).update(forgotten);
  await services.firestore.doc(`paymentPages/${buyer.uid}-order-${orderId}`).update({ sessionId: null });
  clock.ahead += HOUR + 2 * 60_000;
  const run = (given: Services) =>
    scheduleNamed('orders-releaseUnpaid').run({ services: given, dueAt: clock.now() });
  await run(clearing(services));
  const stateOf = async () => (await administrator.call(ordersRead, { orderId })).order.state;
  expect(await stateOf()).toBe('awaiting-payment');
  clock.ahead += HOUR + 2 * 60_000;
  await run(services);
  expect(await stateOf()).toBe('paid');
});
