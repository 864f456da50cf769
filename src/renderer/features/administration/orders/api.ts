/** What the hub asks and does about orders. */

import type { z } from 'zod';
import { call } from '#platform/backend/callables.ts';
import {
  ordersAnswerRemake,
  ordersCount,
  ordersDeliver,
  ordersInvoice,
  ordersList,
  ordersPrintFiles,
  ordersRead,
  ordersRecordTestScan,
  ordersRefund,
  ordersShip,
  ordersStartProduction,
} from '#shared/callables/orders.ts';
import type { Order, OrderId, OrderState, OrderSummary } from '#shared/shop/order.ts';
import { orderIdSchema } from '#shared/shop/order.ts';

/** Which orders are listed. */
export interface OrderChoice {
  /** Null for every state. */
  readonly state: OrderState | null;
  readonly needsAnswer: boolean;
  readonly search: string;
}

interface OrderPage {
  readonly entries: readonly OrderSummary[];
  readonly next: string | null;
}

export async function listOrders(
  { state, needsAnswer, search }: OrderChoice,
  before: string | null,
  limit = 50,
): Promise<OrderPage> {
  const { orders, next } = await call(ordersList, {
    limit,
    search,
    needsAnswer,
    ...(state === null ? {} : { state }),
    ...(before === null ? {} : { before: orderIdSchema.parse(before) }),
  });
  return { entries: orders, next };
}

export const countOrders = () => call(ordersCount, {});

export async function readOrder(orderId: OrderId): Promise<Order> {
  return (await call(ordersRead, { orderId })).order;
}

export const readPrintFiles = (orderId: OrderId, lineId: string) =>
  call(ordersPrintFiles, { orderId, lineId });
export const readInvoice = (orderId: OrderId) => call(ordersInvoice, { orderId });

/** What is done to an order; each resolves with what it has become. */
export type OrderAct =
  | { readonly do: 'start-production' }
  | { readonly do: 'test-scan'; readonly lineId: string; readonly read: string }
  | ({ readonly do: 'ship' } & Omit<z.input<typeof ordersShip.input>, 'orderId' | 'revision'>)
  | { readonly do: 'deliver'; readonly recipientId: string }
  | { readonly do: 'refund'; readonly key: string; readonly amount: number; readonly reason: string }
  | { readonly do: 'answer'; readonly answer: z.input<typeof ordersAnswerRemake.input>['answer'] };

export async function changeOrder({ id: orderId, revision }: Order, act: OrderAct): Promise<Order> {
  const of = { orderId, revision };
  switch (act.do) {
    case 'start-production':
      return (await call(ordersStartProduction, of)).order;
    case 'test-scan':
      return (await call(ordersRecordTestScan, { ...of, lineId: act.lineId, read: act.read })).order;
    case 'ship': {
      const { do: _do, ...parcel } = act;
      return (await call(ordersShip, { ...of, ...parcel })).order;
    }
    case 'deliver':
      return (await call(ordersDeliver, { ...of, recipientId: act.recipientId })).order;
    case 'refund': {
      const { do: _do, ...refund } = act;
      return (await call(ordersRefund, { ...of, ...refund })).order;
    }
    case 'answer':
      return (await call(ordersAnswerRemake, { ...of, answer: act.answer })).order;
  }
}
