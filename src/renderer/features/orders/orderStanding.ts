/** What can still be done with an order, and what comes next. */
import { isRemakeAsked } from '#shared/shop/advanceOrder.ts';
import type { Order, OrderState } from '#shared/shop/order.ts';

/** Milliseconds in which the buyer may still change it; zero when that is over. */
export function editTimeLeft(
  { state, editableUntil }: Pick<Order, 'state' | 'editableUntil'>,
  now: number,
): number {
  return state === 'paid' && editableUntil !== null ? Math.max(0, editableUntil - now) : 0;
}

export const canCancel = (order: Pick<Order, 'state' | 'editableUntil'>, now: number): boolean =>
  order.state === 'awaiting-payment' || editTimeLeft(order, now) > 0;

/** Once it has left the workshop, and while no request waits. */
export const canAskRemake = (order: Pick<Order, 'state' | 'events'>): boolean =>
  (order.state === 'shipped' || order.state === 'delivered') && !isRemakeAsked(order);

const way: readonly OrderState[] = ['paid', 'in-production', 'shipped', 'delivered'];

/** The states that an order has before it, in their order. */
export function comingStates(state: OrderState): readonly OrderState[] {
  const reached = way.indexOf(state);
  return reached === -1 ? [] : way.slice(reached + 1);
}

/** Whether an invoice is there: of what was paid. */
export const hasInvoice = ({ paidAt, remakeOf }: Pick<Order, 'paidAt' | 'remakeOf'>): boolean =>
  paidAt !== null && remakeOf === null;

/** Called off or given back: nothing more is made or sent. */
export const isOver = (state: OrderState): boolean => state === 'cancelled' || state === 'refunded';
