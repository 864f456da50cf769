import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cents } from '../money.ts';
import { advanceOrder, isRefundFailed, isRemakeAsked } from './advanceOrder.ts';
import {
  EDIT_WINDOW,
  type Order,
  type OrderState,
  orderFollowers,
  orderSchema,
  orderStates,
} from './order.ts';
import type { OrderAct } from './orderActs.ts';

const [medallion, lantern, rose, paul] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const NOW = Date.UTC(2026, 10, 26, 9);
const LATER = NOW + EDIT_WINDOW;

const address = { country: 'FR', street: '3 rue du Lac', city: 'Annecy', postcode: '74000' };
const order = (more: Partial<Order> = {}): Order =>
  orderSchema.parse({
    id: 'A'.repeat(20),
    number: 'AM-2026-7K3P94',
    buyerUid: 'rose',
    buyerEmail: 'rose@example.org',
    buyerName: 'Rose Martin',
    language: 'fr',
    state: 'awaiting-payment',
    remakeOf: null,
    lines: [
      lineOf(
        medallion,
        'qr-medallion',
        { size: '50', finish: 'brushed', fixing: 'pins' },
        rose,
        'c'.repeat(22),
      ),
      lineOf(lantern, 'candle-lantern', { material: 'copper' }, paul, null),
    ],
    recipients: [
      { id: rose, name: 'Rose Martin', address },
      { id: paul, name: 'Paul Martin', address },
    ],
    shipments: [],
    goods: 10_000,
    shipping: 0,
    tax: 0,
    total: 10_000,
    refunded: 0,
    isDisputed: false,
    parcels: [],
    events: [],
    orderedAt: NOW,
    paidAt: null,
    editableUntil: null,
    revision: 0,
    ...more,
  });
const lineOf = (
  id: string,
  productId: string,
  options: object,
  recipientId: string,
  albumCodeId: string | null,
) => ({
  id,
  productId,
  options,
  quantity: 1,
  engraving: { lines: ['Jeanne'], font: 'serif' },
  albumCodeId,
  printFileId: null,
  recipientId,
  unitPrice: 5_000,
  total: 5_000,
  testScanAt: null,
});

const parcelTo = (recipientId: string) => ({
  act: 'ship' as const,
  parcel: { recipientId, carrier: 'La Poste', trackingNumber: '6A1', trackingUrl: '' as const },
});

/** The order after these acts, each a minute after the one before. Throws for one that is refused. */
function after(acts: readonly OrderAct[], from: Order = order(), at = LATER): Order {
  return acts.reduce((before, act, index) => {
    const advance = advanceOrder(before, act, act.act === 'pay' ? NOW : at + index * 60_000);
    if (advance.is === 'refused') throw new Error(`${act.act}: ${advance.why}`);
    return advance.is === 'advanced' ? advance.order : before;
  }, from);
}

const toProduction: readonly OrderAct[] = [{ act: 'pay' }, { act: 'start-production' }];
const scanned: readonly OrderAct[] = [...toProduction, { act: 'pass-test-scan', lineId: medallion }];
const sent: readonly OrderAct[] = [...scanned, parcelTo(rose), parcelTo(paul)];
const arrived: readonly OrderAct[] = [
  ...sent,
  { act: 'deliver', recipientId: rose },
  { act: 'deliver', recipientId: paul },
];
const whole: OrderAct = { act: 'note-refunds', refunded: 10_000, paid: 10_000, reason: '' };

/** How an order comes into each state. */
const inState: Readonly<Record<OrderState, readonly OrderAct[]>> = {
  'awaiting-payment': [],
  paid: [{ act: 'pay' }],
  'in-production': toProduction,
  shipped: sent,
  delivered: arrived,
  cancelled: [{ act: 'expire' }],
  refunded: [{ act: 'pay' }, whole],
};
/** Every act there is, as it could be asked at any moment. */
const acts: readonly OrderAct[] = [
  { act: 'pay' },
  { act: 'expire' },
  { act: 'let-go' },
  { act: 'call-off' },
  { act: 'change', engravings: [{ lineId: lantern, engraving: null }], recipients: [] },
  { act: 'start-production' },
  { act: 'pass-test-scan', lineId: medallion },
  parcelTo(rose),
  parcelTo(paul),
  { act: 'deliver', recipientId: rose },
  { act: 'deliver', recipientId: paul },
  whole,
  { act: 'note-refunds', refunded: 100, paid: 10_000, reason: '' },
  { act: 'ask-remake', lineIds: [medallion], words: 'Cracked' },
  { act: 'make-remake', lineIds: [medallion], number: 'AM-2026-94XF7K' },
  { act: 'decline-remake', words: 'Not ours' },
  { act: 'open-dispute', reason: 'fraudulent' },
  { act: 'close-dispute', isLost: true },
];

describe('The states of an order', () => {
  test.each(orderStates)('from %s nothing leads but where the table says, whatever is asked', (state) => {
    const before = after(inState[state]);
    expect(before.state).toBe(state);
    for (const at of [NOW + 1, LATER + 86_400_000]) {
      for (const act of acts) {
        const advance = advanceOrder(before, act, at);
        if (advance.is !== 'advanced') continue;
        const { order: next } = advance;
        expect(next.revision, act.act).toBe(before.revision + 1);
        expect(next.events.length, act.act).toBe(before.events.length + 1);
        expect(orderSchema.safeParse(next).success, act.act).toBe(true);
        if (next.state !== state) expect(orderFollowers[state], act.act).toContain(next.state);
      }
    }
  });

  test('every transition of the table is walked', () => {
    const walked = new Set<string>();
    for (const state of orderStates) {
      const starts = [
        after(inState[state]),
        ...(state === 'shipped' ? [after([...sent, { act: 'deliver', recipientId: rose }])] : []),
      ];
      const nearly = state === 'in-production' ? [after([...scanned, parcelTo(rose)])] : [];
      for (const before of [...starts, ...nearly]) {
        for (const act of acts) {
          for (const at of [NOW + 1, LATER + 86_400_000]) {
            const advance = advanceOrder(before, act, at);
            if (advance.is === 'advanced' && advance.order.state !== state)
              walked.add(`${state} > ${advance.order.state}`);
          }
        }
      }
    }
    const table = orderStates.flatMap((state) => orderFollowers[state].map((next) => `${state} > ${next}`));
    expect([...walked].toSorted()).toEqual(table.toSorted());
  });

  test('a payment told twice is one payment', () => {
    const paid = after([{ act: 'pay' }]);
    expect(paid).toMatchObject({ state: 'paid', paidAt: NOW, editableUntil: NOW + EDIT_WINDOW });
    expect(advanceOrder(paid, { act: 'pay' }, LATER).is).toBe('unchanged');
  });

  test('it is changed and called off within the hour, and made after it', () => {
    const paid = after([{ act: 'pay' }]);
    const change: OrderAct = {
      act: 'change',
      engravings: [{ lineId: lantern, engraving: null }],
      recipients: [],
    };
    expect(advanceOrder(paid, change, LATER - 1).is).toBe('advanced');
    expect(advanceOrder(paid, change, LATER)).toMatchObject({ code: 'order-closed' });
    expect(advanceOrder(paid, { act: 'call-off' }, LATER)).toMatchObject({ code: 'order-closed' });
    expect(advanceOrder(paid, { act: 'start-production' }, LATER - 1)).toMatchObject({
      code: 'order-closed',
    });
    expect(advanceOrder(paid, { act: 'start-production' }, LATER).is).toBe('advanced');
    const off = after([{ act: 'call-off' }], paid, LATER - 1);
    expect(off.state).toBe('refunded');
    expect(advanceOrder(off, { act: 'start-production' }, LATER)).toMatchObject({ code: 'order-closed' });
  });

  test('a change stays within the country, and what cannot be cut is refused', () => {
    const paid = after([{ act: 'pay' }]);
    const to = (country: string) =>
      advanceOrder(
        paid,
        {
          act: 'change',
          engravings: [],
          recipients: paid.recipients.map((one) => ({
            ...one,
            address: { ...one.address, country, city: 'Lyon' },
          })),
        },
        NOW,
      );
    expect(to('FR').is).toBe('advanced');
    expect(to('DE')).toMatchObject({ code: 'invalid-input', field: 'recipients' });
    const engraving = { lines: ['🕊️'], font: 'serif' as const };
    const emoji = advanceOrder(
      paid,
      { act: 'change', engravings: [{ lineId: lantern, engraving }], recipients: [] },
      NOW,
    );
    expect(emoji).toMatchObject({ code: 'invalid-input', field: 'engravings' });
  });

  test('no parcel leaves before its square was read, and the order is shipped with its last parcel', () => {
    const made = after(toProduction);
    expect(advanceOrder(made, parcelTo(rose), LATER)).toMatchObject({ code: 'test-scan-missing' });
    const one = after([parcelTo(paul)], made);
    expect(one.state).toBe('in-production');
    expect(after(sent).state).toBe('shipped');
    expect(after([...sent, { act: 'deliver', recipientId: rose }]).state).toBe('shipped');
    expect(after(arrived).state).toBe('delivered');
  });

  test('parts that go back add up, and the whole ends it', () => {
    const part = after(
      [{ act: 'note-refunds', refunded: 2_500, paid: 10_000, reason: 'late' }],
      after(arrived),
    );
    expect(part).toMatchObject({ state: 'delivered', refunded: 2_500 });
    expect(part.events.at(-1)).toMatchObject({ kind: 'partly-refunded', note: 'late' });
    expect(after([whole], part)).toMatchObject({ state: 'refunded', refunded: cents(10_000) });
  });

  test('a refund that did not reach the bank is told as that, until it is sent again', () => {
    const back = after(
      [whole, { act: 'note-refunds', refunded: 0, paid: 10_000, reason: '' }],
      after(arrived),
    );
    expect(back.events.at(-1)).toMatchObject({ kind: 'refund-failed' });
    expect(isRefundFailed(back)).toBe(true);
    expect(isRefundFailed(after([whole], back))).toBe(false);
  });

  test('a remake is asked for, then answered once', () => {
    const asked = after([{ act: 'ask-remake', lineIds: [medallion], words: 'Cracked' }], after(arrived));
    expect(isRemakeAsked(asked)).toBe(true);
    const declined = after([{ act: 'decline-remake', words: 'Not ours' }], asked);
    expect(isRemakeAsked(declined)).toBe(false);
    expect(advanceOrder(declined, { act: 'decline-remake', words: 'Again' }, LATER)).toMatchObject({
      code: 'order-closed',
    });
  });
});
