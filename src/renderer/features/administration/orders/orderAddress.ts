/** What of the orders is open, in the address of the hub: a choice of the queue, and one order of it. */
import { z } from 'zod';
import { routes } from '#shared/routes.ts';
import { type OrderId, orderStateSchema } from '#shared/shop/order.ts';
import type { OrderChoice } from './api.ts';

export function readChoice(query: URLSearchParams): OrderChoice {
  return {
    state: orderStateSchema.nullable().catch(null).parse(query.get('state')),
    needsAnswer: query.get('answer') === 'needed',
    search: z.string().max(320).catch('').parse(query.get('search')),
  };
}

export function writeChoice({ state, needsAnswer, search }: OrderChoice): URLSearchParams {
  return new URLSearchParams({
    tab: 'orders',
    ...(state === null ? {} : { state }),
    ...(needsAnswer ? { answer: 'needed' } : {}),
    ...(search === '' ? {} : { search }),
  });
}

/** One order; going back from it leads to what was chosen. */
export function orderAddress(id: OrderId, chosen: OrderChoice): string {
  const query = writeChoice(chosen);
  query.set('order', id);
  return `${routes.admin.path}?${query}`;
}

export const queueAddress = (chosen: OrderChoice): string => `${routes.admin.path}?${writeChoice(chosen)}`;
