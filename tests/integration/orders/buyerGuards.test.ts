/** What nobody but an order's buyer does with it, and nobody who read it before it was changed. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ordersAskRemake,
  ordersCancel,
  ordersChange,
  ordersInvoice,
  ordersReadOwn,
} from '#shared/callables/orders.ts';
import { ordersBegin } from '#shared/callables/shop.ts';
import { catalogue } from '../../../src/functions/catalogue.ts';
import { openOrderPage } from '../../../src/functions/orders/orderPage.ts';
import { type Commerce, HOUR, startCommerce } from '../../support/commerce.ts';
import { begunOrder, paidOrder, pay, setOrder, storedOrder } from '../../support/orders.ts';
import { accepted, type Buyer, beginOrder, fillCart, lantern, newBuyer } from '../../support/shop.ts';

let commerce: Commerce;
let stranger: Buyer;

beforeAll(async () => {
  commerce = await startCommerce();
  stranger = await newBuyer(commerce.services);
});
afterAll(() => commerce.stop());

const rose = { name: 'Rose', phone: '', giftNote: '' };

describe('Somebody else’s order', () => {
  test('is not there: neither read, changed, called off, complained of nor billed, and stays as it was', async () => {
    const { orderId } = await paidOrder(commerce);
    const before = await storedOrder(commerce.services, orderId);
    const { revision, lines, recipients } = before;
    const gone = { code: 'not-found' };
    const lineIds = lines.map(({ id }) => id);
    const changed = recipients.map((recipient) => ({ ...recipient, ...rose }));
    await expect(stranger.call(ordersReadOwn, { orderId })).rejects.toMatchObject(gone);
    const change = { orderId, revision, engravings: [], recipients: changed };
    await expect(stranger.call(ordersChange, change)).rejects.toMatchObject(gone);
    await expect(stranger.call(ordersCancel, { orderId, revision })).rejects.toMatchObject(gone);
    await expect(stranger.call(ordersInvoice, { orderId })).rejects.toMatchObject(gone);
    expect(await storedOrder(commerce.services, orderId)).toEqual(before);
    await setOrder(commerce.services, orderId, { state: 'delivered' });
    const remake = { orderId, lineIds, words: 'It came broken.' };
    await expect(stranger.call(ordersAskRemake, remake)).rejects.toMatchObject(gone);
  });

  test('that nobody paid yet is not called off either', async () => {
    const { orderId } = await begunOrder(commerce);
    const gone = { code: 'not-found' };
    await expect(stranger.call(ordersCancel, { orderId, revision: 0 })).rejects.toMatchObject(gone);
    expect((await storedOrder(commerce.services, orderId)).state).toBe('awaiting-payment');
  });
});

describe('One’s own order', () => {
  test('is neither changed nor called off as it was read before somebody changed it', async () => {
    const { buyer, orderId } = await paidOrder(commerce);
    const { revision, recipients } = await storedOrder(commerce.services, orderId);
    const stale = { orderId, revision: revision - 1 };
    const changed = recipients.map((recipient) => ({ ...recipient, ...rose }));
    const conflict = { code: 'conflict' };
    await expect(
      buyer.call(ordersChange, { ...stale, engravings: [], recipients: changed }),
    ).rejects.toMatchObject(conflict);
    await expect(buyer.call(ordersCancel, stale)).rejects.toMatchObject(conflict);
    const waiting = await begunOrder(commerce);
    await expect(
      waiting.buyer.call(ordersCancel, { orderId: waiting.orderId, revision: 7 }),
    ).rejects.toMatchObject(conflict);
    expect((await storedOrder(commerce.services, orderId)).revision).toBe(revision);
  });

  test('that was called off is answered so again, whatever revision is named', async () => {
    const { buyer, orderId } = await paidOrder(commerce);
    const { revision } = await storedOrder(commerce.services, orderId);
    const first = await buyer.call(ordersCancel, { orderId, revision });
    const again = await buyer.call(ordersCancel, { orderId, revision });
    expect(again.order).toEqual(first.order);
  });
});

describe('A payment page', () => {
  test('is not begun by who is nobody yet', async () => {
    const { services } = commerce;
    const begin = catalogue.callables.find(({ name }) => name === ordersBegin.name);
    const claims = {
      auth_time: Math.floor(services.clock.now() / 1_000),
      firebase: { sign_in_provider: 'anonymous' },
    };
    const caller = { uid: stranger.uid, email: null, emailVerified: false, claims };
    const wanted = { key: randomUUID(), fingerprint: 'none', ...accepted };
    await expect(begin?.call(wanted, { services, caller })).rejects.toMatchObject({
      code: expect.not.stringMatching(/^cart-/),
    });
  });

  test('of an order that is paid is not opened again', async () => {
    const buyer = await newBuyer(commerce.services);
    const [quote, key] = [await fillCart(buyer, [lantern()]), randomUUID()];
    const order = { buyer, ...(await beginOrder(buyer, quote, key)) };
    await pay(commerce, order);
    await expect(beginOrder(buyer, quote, key)).rejects.toMatchObject({ code: 'order-closed' });
  });

  test('that is nearly over is not taken up again: another is opened for the same cart', async () => {
    const buyer = await newBuyer(commerce.services);
    const quote = await fillCart(buyer, [lantern()]);
    const first = await beginOrder(buyer, quote);
    commerce.clock.ahead += 45 * 60_000;
    expect(await beginOrder(buyer, quote)).toEqual(first);
    commerce.clock.ahead += HOUR / 4 - 5 * 60_000;
    const second = await beginOrder(buyer, quote);
    expect(second.orderId).not.toBe(first.orderId);
    expect((await storedOrder(commerce.services, first.orderId)).state).toBe('cancelled');
  });

  test('that opens while its order is being let go of is not noted on it', async () => {
    const { orderId } = await begunOrder(commerce);
    await setOrder(commerce.services, orderId, { sessionId: null, paymentUrl: null });
    const before = await storedOrder(commerce.services, orderId);
    await setOrder(commerce.services, orderId, { state: 'cancelled' });
    await openOrderPage(commerce.services, before);
    expect(await storedOrder(commerce.services, orderId)).toMatchObject({
      sessionId: null,
      paymentUrl: null,
    });
  });
});
