/** What administrators do not do with an order: as it was read before somebody changed it, or against its money and its pieces. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  ordersAnswerRemake,
  ordersDeliver,
  ordersPrintFiles,
  ordersRecordTestScan,
  ordersRefund,
  ordersShip,
  ordersStartProduction,
} from '#shared/callables/orders.ts';
import type { OrderId } from '#shared/shop/order.ts';
import { type Commerce, HOUR, startCommerce } from '../../support/commerce.ts';
import { begunOrder, copperLeft, paidOrder, setCopper, setOrder, storedOrder } from '../../support/orders.ts';
import { ADMINISTRATOR, type Buyer, lantern, newAdministrator } from '../../support/shop.ts';

let commerce: Commerce;
let administrator: Buyer;

beforeAll(async () => {
  commerce = await startCommerce({ AMARANTH_ADMIN_EMAILS: ADMINISTRATOR });
  administrator = await newAdministrator(commerce.services);
});
afterAll(() => commerce.stop());

const stored = (orderId: OrderId) => storedOrder(commerce.services, orderId);
const conflict = { code: 'conflict' };

async function askedForRemake(): Promise<{ readonly orderId: OrderId; readonly lineId: string }> {
  const { orderId } = await paidOrder(commerce);
  const { events, lines } = await stored(orderId);
  const [line] = lines;
  if (!line) throw new Error('The order has no line.');
  const asked = { kind: 'remake-asked', at: commerce.clock.now(), by: 'buyer', note: 'It broke.' } as const;
  await setOrder(commerce.services, orderId, {
    state: 'delivered',
    events: [...events, { ...asked, lineIds: [line.id] }],
  });
  return { orderId, lineId: line.id };
}

test('an order that was changed since it was read is neither begun, scanned, sent, delivered nor paid back', async () => {
  const { orderId } = await paidOrder(commerce);
  const { lines, recipients, revision } = await stored(orderId);
  const stale = { orderId, revision: revision - 1 };
  const [lineId, recipientId] = [lines[0]?.id ?? '', recipients[0]?.id ?? ''];
  await setOrder(commerce.services, orderId, { editableUntil: 0 });
  await expect(administrator.call(ordersStartProduction, stale)).rejects.toMatchObject(conflict);
  const part = { ...stale, key: randomUUID(), amount: 100, reason: 'A scratch' };
  await expect(administrator.call(ordersRefund, part)).rejects.toMatchObject(conflict);
  await setOrder(commerce.services, orderId, { state: 'in-production' });
  const scan = { ...stale, lineId, read: 'https://example.org' };
  await expect(administrator.call(ordersRecordTestScan, scan)).rejects.toMatchObject(conflict);
  const parcel = { ...stale, recipientId, carrier: 'La Poste', trackingNumber: '6A1', trackingUrl: '' };
  await expect(administrator.call(ordersShip, parcel)).rejects.toMatchObject(conflict);
  await administrator.call(ordersShip, { ...parcel, revision });
  await expect(administrator.call(ordersDeliver, { ...stale, recipientId })).rejects.toMatchObject(conflict);
});

test('a wish for a remake that was changed since it was read is neither declined nor followed', async () => {
  const { orderId, lineId } = await askedForRemake();
  const { revision } = await stored(orderId);
  const stale = { orderId, revision: revision - 1 };
  const answers: z.input<typeof ordersAnswerRemake.input>['answer'][] = [
    { is: 'decline', words: 'It is the stone.' },
    { is: 'remake', lineIds: [lineId] },
  ];
  for (const answer of answers) {
    await expect(administrator.call(ordersAnswerRemake, { ...stale, answer })).rejects.toMatchObject(
      conflict,
    );
  }
});

test('a piece that is not there to be given is not promised again, and one that is counts', async () => {
  const { orderId, lineId } = await askedForRemake();
  const { revision } = await stored(orderId);
  const wanted = { orderId, revision, answer: { is: 'remake' as const, lineIds: [lineId] } };
  await setCopper(commerce.services, 0);
  await expect(administrator.call(ordersAnswerRemake, wanted)).rejects.toMatchObject({
    code: 'out-of-stock',
  });
  await setCopper(commerce.services, 2);
  await administrator.call(ordersAnswerRemake, wanted);
  expect(await copperLeft(commerce.services)).toBe(1);
  await setCopper(commerce.services, null);
});

test('an order whose whole payment is on its way back is not begun; one that gives back a part is', async () => {
  const [whole, part] = [await paidOrder(commerce), await paidOrder(commerce)];
  for (const [{ orderId }, share] of [
    [whole, 1],
    [part, 0.5],
  ] as const) {
    const { total } = await stored(orderId);
    const owed = { key: 'admin-one', amount: Math.round(total * share) as typeof total, reason: '' };
    await setOrder(commerce.services, orderId, { owedRefunds: [owed], editableUntil: 0 });
  }
  const begin = async (orderId: OrderId) =>
    administrator.call(ordersStartProduction, { orderId, revision: (await stored(orderId)).revision });
  await expect(begin(whole.orderId)).rejects.toMatchObject({ code: 'order-closed' });
  expect((await begin(part.orderId)).order.state).toBe('in-production');
});

test('nothing is paid back of what nobody paid, nor more than is left beside what is on its way', async () => {
  const { orderId: unpaid } = await begunOrder(commerce);
  const part = { key: randomUUID(), reason: 'A scratch' };
  await expect(
    administrator.call(ordersRefund, { ...part, orderId: unpaid, amount: 100, revision: 0 }),
  ).rejects.toMatchObject({ code: 'order-closed' });
  const { orderId } = await paidOrder(commerce);
  const { total, revision } = await stored(orderId);
  await setOrder(commerce.services, orderId, {
    owedRefunds: [{ key: 'admin-other', amount: total, reason: '' }],
  });
  await expect(
    administrator.call(ordersRefund, { ...part, orderId, amount: 100, revision }),
  ).rejects.toMatchObject({ code: 'invalid-input' });
});

test('there are no files of a line that the order has not', async () => {
  const { orderId } = await paidOrder(commerce, [lantern()]);
  commerce.clock.ahead += HOUR + 1_000;
  const { revision } = await stored(orderId);
  await administrator.call(ordersStartProduction, { orderId, revision });
  await expect(administrator.call(ordersPrintFiles, { orderId, lineId: randomUUID() })).rejects.toMatchObject(
    { code: 'not-found' },
  );
});
