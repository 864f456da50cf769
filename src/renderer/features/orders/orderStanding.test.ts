import { expect, test } from 'vitest';
import { EDIT_WINDOW, type OrderEvent, orderStates } from '#shared/shop/order.ts';
import { canAskRemake, canCancel, comingStates, editTimeLeft, isOver } from './orderStanding.ts';

const paid = { state: 'paid', editableUntil: EDIT_WINDOW } as const;
const event = (kind: OrderEvent['kind']): OrderEvent => ({
  kind,
  at: 0,
  by: 'buyer',
  note: '',
  lineIds: [],
});

test('for one hour after paying an order can be changed and called off, and not a moment longer', () => {
  expect(editTimeLeft(paid, 0)).toBe(EDIT_WINDOW);
  expect(canCancel(paid, EDIT_WINDOW - 1)).toBe(true);
  expect(canCancel(paid, EDIT_WINDOW)).toBe(false);
});

test('once work has begun nothing is changed, even within the hour', () => {
  expect(editTimeLeft({ ...paid, state: 'in-production' }, 0)).toBe(0);
});

test('what is not paid can always be let go of', () => {
  expect(canCancel({ state: 'awaiting-payment', editableUntil: null }, 0)).toBe(true);
});

test('a remake is asked for after it was sent, and once until it is answered', () => {
  const sent = { state: 'shipped', events: [event('shipped')] } as const;
  expect(canAskRemake({ ...sent, events: [...sent.events] })).toBe(true);
  const asked = [event('shipped'), event('remake-asked')];
  expect(canAskRemake({ state: 'shipped', events: asked })).toBe(false);
  const declined = [...asked, event('remake-declined')];
  expect(canAskRemake({ state: 'shipped', events: declined })).toBe(true);
  expect(canAskRemake({ state: 'paid', events: [] })).toBe(false);
});

test('what comes next leads from where it is to its arrival, and an order that is over has nothing before it', () => {
  expect(comingStates('paid')).toEqual(['in-production', 'shipped', 'delivered']);
  const over = orderStates.filter((state) => comingStates(state).length === 0);
  expect(over).toEqual(['awaiting-payment', 'delivered', 'cancelled', 'refunded']);
});

test('nothing more is sent of what is called off or given back', () => {
  expect((['paid', 'in-production', 'cancelled', 'refunded'] as const).filter(isOver)).toEqual([
    'cancelled',
    'refunded',
  ]);
});
