import { describe, expect, test } from 'vitest';
import { type Order, type OrderEvent, orderSchema } from '#shared/shop/order.ts';
import { askedRemake, canStartProduction, recipientsToShip, refundable } from './orderFacts.ts';

const [mother, uncle] = ['6f1c9a0e-0d5e-4a55-9d7c-0b1f7c6d1a01', '6f1c9a0e-0d5e-4a55-9d7c-0b1f7c6d1a02'];
const lineId = '6f1c9a0e-0d5e-4a55-9d7c-0b1f7c6d1a03';
const address = { country: 'US', street: '1 Main Street', city: 'Boise' };
const base = {
  id: 'abcdefghijklmnopqrst',
  number: 'AM-2611-ACDEFG',
  buyerUid: 'rose',
  buyerEmail: 'rose@example.org',
  buyerName: 'Rose',
  language: 'en',
  state: 'paid',
  remakeOf: null,
  lines: [
    {
      id: lineId,
      productId: 'qr-medallion',
      options: { size: '50', finish: 'brushed', fixing: 'pins' },
      quantity: 1,
      engraving: null,
      albumCodeId: 'A'.repeat(22),
      printFileId: null,
      recipientId: mother,
      unitPrice: 6_500,
      total: 6_500,
      testScanAt: null,
    },
  ],
  recipients: [
    { id: mother, name: 'Mother', address },
    { id: uncle, name: 'Uncle', address },
  ],
  shipments: [],
  goods: 6_500,
  shipping: 500,
  tax: 0,
  total: 7_000,
  refunded: 0,
  isDisputed: false,
  parcels: [],
  events: [],
  orderedAt: 1,
  paidAt: 2,
  editableUntil: 100,
  revision: 1,
};
const order = (more: object = {}): Order => orderSchema.parse({ ...base, ...more });

describe('An operator', () => {
  test('starts production when the buyer may no longer change anything', () => {
    expect(canStartProduction(order(), 99)).toBe(false);
    expect(canStartProduction(order(), 100)).toBe(true);
    expect(canStartProduction(order({ state: 'awaiting-payment', editableUntil: null }), 100)).toBe(false);
  });

  test('ships to each recipient once, and only what is made for them', () => {
    expect(recipientsToShip(order())).toEqual([]);
    const [line] = base.lines;
    const lines = [line, { ...line, recipientId: uncle }];
    const made = order({
      state: 'in-production',
      lines,
      parcels: [
        {
          recipientId: mother,
          carrier: 'USPS',
          trackingNumber: '',
          trackingUrl: '',
          shippedAt: 5,
          deliveredAt: null,
        },
      ],
    });
    expect(recipientsToShip(made).map(({ id }) => id)).toEqual([uncle]);
    expect(recipientsToShip({ ...made, parcels: [], lines: made.lines.slice(0, 1) })).toHaveLength(1);
  });

  test('pays back at most what is left', () => {
    expect(refundable(order({ refunded: 2_000 }))).toBe(5_000);
    expect(refundable(order({ paidAt: null }))).toBe(0);
  });

  test('answers a remake once', () => {
    const event = (kind: OrderEvent['kind'], more: object = {}) => ({
      kind,
      at: 1,
      by: 'buyer',
      note: '',
      lineIds: [],
      ...more,
    });
    expect(askedRemake(order())).toBeNull();
    const asked = event('remake-asked', { note: 'It came broken', lineIds: [lineId] });
    expect(askedRemake(order({ events: [event('paid'), asked] }))).toEqual(asked);
    expect(askedRemake(order({ events: [asked, event('remake-declined')] }))).toBeNull();
  });
});
