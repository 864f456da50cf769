/** How an order comes to its next event: the last step of every act. */
import type { Order, OrderEvent } from './order.ts';
import type { OrderAdvance } from './orderActs.ts';

type NewEvent = Pick<OrderEvent, 'kind' | 'by'> & {
  readonly note?: string;
  readonly lineIds?: readonly string[];
};

/** The order with one more event, and whatever else is other now. */
export function advanced(
  order: Order,
  at: number,
  event: NewEvent,
  changes: Partial<Order> = {},
): OrderAdvance {
  const whole: OrderEvent = { note: '', ...event, at, lineIds: [...(event.lineIds ?? [])] };
  return {
    is: 'advanced',
    order: { ...order, ...changes, events: [...order.events, whole], revision: order.revision + 1 },
  };
}
