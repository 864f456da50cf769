/** The operator's list of orders, a page at a time whatever their number, and how many wait where. */

import type { CollectionReference, Query } from 'firebase-admin/firestore';
import { ordersCount, ordersList, ordersRead } from '#shared/callables/orders.ts';
import { type OrderState, orderNumberSchema, orderStates } from '#shared/shop/order.ts';
import { recordAct } from '../administratorActs/index.ts';
import { defineHandler } from '../handler.ts';
import { listPage } from '../listPage.ts';
import { notFound } from './changeStored.ts';
import { orderDocument, orderFrom, orders, summaryFrom, toldOrder } from './orderDocument.ts';

/** After every character that an address can hold. */
const LAST_CHARACTER = '\uf8ff';
/** Of a row of the list: what an order holds besides is not read over for it. */
const SUMMARY = [
  'number',
  'buyerEmail',
  'buyerName',
  'state',
  'total',
  'refunded',
  'isDisputed',
  'orderedAt',
  'paidAt',
  'pieces',
  'remakeAsked',
  'refundFailed',
  'paidAnotherAmount',
] as const;

export const list = defineHandler(ordersList, {
  access: 'admin',
  effect: 'reads',
  run: async ({ limit, before, state, search, needsAnswer }, { services: { firestore, log } }) => {
    const collection = orders(firestore);
    const found = search === '' ? filtered(collection, state, needsAnswer) : searched(collection, search);
    const page = await listPage({
      collection,
      ordered: found.select(...SUMMARY),
      limit,
      before,
      read: summaryFrom,
      noteUnread: (orderId) => log.log('warning', 'order-not-read', { orderId }),
    });
    return { orders: page.entries, next: page.next };
  },
});

function filtered(all: CollectionReference, state: OrderState | undefined, needsAnswer: boolean): Query {
  const ofState = state === undefined ? all : all.where('state', '==', state);
  const waiting = needsAnswer ? ofState.where('needsAnswer', '==', true) : ofState;
  return waiting.orderBy('orderedAt', 'desc');
}

/** Of a number, whole; else of an address that begins so. */
function searched(all: CollectionReference, search: string): Query {
  const number = search.toUpperCase();
  if (orderNumberSchema.safeParse(number).success) return all.where('number', '==', number);
  const start = search.toLowerCase();
  return all
    .where('searchEmail', '>=', start)
    .where('searchEmail', '<=', start + LAST_CHARACTER)
    .orderBy('searchEmail');
}

export const count = defineHandler(ordersCount, {
  access: 'admin',
  effect: 'reads',
  run: async (_input, { services: { firestore } }) => {
    const all = orders(firestore);
    const countOf = async (query: Query) => (await query.count().get()).data().count;
    const [needAnswer, ...counts] = await Promise.all([
      countOf(all.where('needsAnswer', '==', true)),
      ...orderStates.map((state) => countOf(all.where('state', '==', state))),
    ]);
    const of = (state: OrderState) => counts[orderStates.indexOf(state)] ?? 0;
    return {
      byState: {
        'awaiting-payment': of('awaiting-payment'),
        paid: of('paid'),
        'in-production': of('in-production'),
        shipped: of('shipped'),
        delivered: of('delivered'),
        cancelled: of('cancelled'),
        refunded: of('refunded'),
      },
      needAnswer,
    };
  },
});

export const read = defineHandler(ordersRead, {
  access: 'admin',
  effect: 'reads',
  run: async ({ orderId }, { caller, services }) => {
    const { firestore } = services;
    return firestore.runTransaction(async (transaction) => {
      const order = orderFrom(await transaction.get(orderDocument(firestore, orderId)));
      if (!order) throw notFound();
      recordAct(transaction, { caller, services }, { act: ordersRead.name, subject: order.number });
      return { order: toldOrder(order) };
    });
  },
});
