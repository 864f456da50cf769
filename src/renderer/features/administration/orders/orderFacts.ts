/** What an operator may do with an order as it stands; the server decides again (`shared/shop/advanceOrder.ts`). */
import { isRemakeAsked } from '#shared/shop/advanceOrder.ts';
import type { Order, OrderLine } from '#shared/shop/order.ts';

/** A square stands on it, whose reading is to be shown before it is sent. */
export const hasSquare = ({ albumCodeId }: OrderLine): boolean => albumCodeId !== null;

export const canStartProduction = ({ state, editableUntil }: Order, now: number): boolean =>
  state === 'paid' && (editableUntil === null || editableUntil <= now);

/** Whose pieces are made, and not sent yet. */
export function recipientsToShip({ state, lines, recipients, parcels }: Order): Order['recipients'] {
  if (state !== 'in-production') return [];
  return recipients.filter(
    ({ id }) =>
      lines.some(({ recipientId }) => recipientId === id) &&
      !parcels.some(({ recipientId }) => recipientId === id),
  );
}

/** What is left of the payment, in cents. */
export const refundable = ({ total, refunded, paidAt }: Order): number =>
  paidAt === null ? 0 : total - refunded;

/** What the buyer asked to have made anew, and has no answer to yet; null where nothing was asked. */
export const askedRemake = (order: Order): Order['events'][number] | null =>
  isRemakeAsked(order) ? (order.events.findLast(({ kind }) => kind === 'remake-asked') ?? null) : null;
