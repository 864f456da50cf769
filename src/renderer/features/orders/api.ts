/** What is asked of the business logic about one's own orders. Each throws CallableError. */
import { callRepeatable } from '#platform/backend/callables.ts';
import {
  ordersAskRemake,
  ordersCancel,
  ordersChange,
  ordersInvoice,
  ordersListOwn,
  ordersReadOwn,
} from '#shared/callables/orders.ts';
import { cartMerge } from '#shared/callables/shop.ts';
import type { CartLine, EngravingText, Recipient } from '#shared/shop/cart.ts';
import type { Order, OrderId } from '#shared/shop/order.ts';

const PAGE = 20;

export const listOrders = (before: OrderId | null) =>
  callRepeatable(ordersListOwn, { limit: PAGE, ...(before === null ? {} : { before }) });

export const readOrder = async (orderId: OrderId): Promise<Order> =>
  (await callRepeatable(ordersReadOwn, { orderId })).order;

type Changed = Pick<Order, 'id' | 'revision'>;

/** What is not named stays as it is. */
export const changeEngraving = async (
  { id, revision }: Changed,
  lineId: string,
  engraving: EngravingText | null,
): Promise<Order> => {
  const engravings = [{ lineId, engraving }];
  return (await callRepeatable(ordersChange, { orderId: id, revision, engravings, recipients: [] })).order;
};

export const changeRecipient = async ({ id, revision }: Changed, recipient: Recipient): Promise<Order> => {
  const recipients = [recipient];
  return (await callRepeatable(ordersChange, { orderId: id, revision, engravings: [], recipients })).order;
};

export const cancelOrder = async ({ id, revision }: Changed): Promise<Order> =>
  (await callRepeatable(ordersCancel, { orderId: id, revision })).order;

export const askForRemake = async (orderId: OrderId, lineIds: string[], words: string): Promise<Order> =>
  (await callRepeatable(ordersAskRemake, { orderId, lineIds, words })).order;

export const readInvoice = (orderId: OrderId) => callRepeatable(ordersInvoice, { orderId });

/** Safe to repeat: a line is in the cart once, by its id. */
export const putIntoCart = (lines: CartLine[]) => callRepeatable(cartMerge, { lines });
