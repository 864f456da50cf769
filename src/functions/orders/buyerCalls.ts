/** What a buyer does with their own orders. Somebody else's is not there. */
import {
  ordersAskRemake,
  ordersCancel,
  ordersChange,
  ordersListOwn,
  ordersReadOwn,
} from '#shared/callables/orders.ts';
import { cents } from '#shared/money.ts';
import { isCancelledByBuyer } from '#shared/shop/advanceOrder.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { listPage } from '../listPage.ts';
import { assertOrderRevision, changeStored, notFound } from './changeStored.ts';
import { letGo } from './letGo.ts';
import { measureEngravings } from './measureEngravings.ts';
import {
  orderDocument,
  orderFrom,
  orders,
  paidFor,
  type StoredOrder,
  summaryFrom,
  toldOrder,
} from './orderDocument.ts';
import { cancelledMail, changedMail, remakeAskedMail } from './orderMails.ts';
import { settleRefundsSoon } from './refunds.ts';

const CHANGES = { calls: 60, within: 3_600_000 };

const assertBuyer =
  (uid: string) =>
  (order: StoredOrder): void => {
    if (order.buyerUid !== uid) throw notFound();
  };

export const listOwn = defineHandler(ordersListOwn, {
  access: 'user',
  effect: 'reads',
  run: async ({ limit, before }, { caller: { uid }, services: { firestore, log } }) => {
    const collection = orders(firestore);
    const page = await listPage({
      collection,
      ordered: collection.where('buyerUid', '==', uid).orderBy('orderedAt', 'desc'),
      limit,
      before,
      read: summaryFrom,
      noteUnread: (orderId) => log.log('warning', 'order-not-read', { orderId }),
    });
    return { orders: page.entries, next: page.next };
  },
});

export const readOwn = defineHandler(ordersReadOwn, {
  access: 'user',
  effect: 'reads',
  run: async ({ orderId }, { caller: { uid }, services: { firestore } }) => {
    const order = orderFrom(await orderDocument(firestore, orderId).get());
    if (order?.buyerUid !== uid) throw notFound();
    return { order: toldOrder(order) };
  },
});

export const change = defineHandler(ordersChange, {
  access: 'user',
  limit: CHANGES,
  run: async ({ orderId, revision, engravings, recipients }, { caller: { uid }, services }) => {
    const assertFit = await measureEngravings(services, engravings);
    const order = await changeStored(services, orderId, {
      check: (before) => {
        assertBuyer(uid)(before);
        assertOrderRevision(revision)(before);
        assertFit(before);
      },
      act: () => ({ act: 'change', engravings, recipients }),
      mails: (after) => changedMail(services, after),
    });
    return { order: toldOrder(order) };
  },
});

export const cancel = defineHandler(ordersCancel, {
  access: 'user',
  servesEveryVersion: true,
  limit: CHANGES,
  run: async ({ orderId, revision }, { caller: { uid }, services }) => {
    const stored = orderFrom(await orderDocument(services.firestore, orderId).get());
    if (stored?.buyerUid !== uid) throw notFound();
    // Pressed twice: it is called off.
    if (isCancelledByBuyer(stored)) return { order: toldOrder(stored) };
    assertOrderRevision(revision)(stored);
    if (stored.state === 'awaiting-payment') {
      if ((await letGo(services, orderId, 'let-go')) === 'clearing') {
        throw new Refusal('conflict', 'Its payment is on its way: the bank has not answered yet.', {
          field: 'revision',
        });
      }
      const after = orderFrom(await orderDocument(services.firestore, orderId).get());
      if (after?.state === 'cancelled') return { order: toldOrder(after) };
      throw new Refusal('conflict', 'It was paid in the same moment.', { field: 'revision' });
    }
    const order = await changeStored(services, orderId, {
      check: (before) => {
        assertBuyer(uid)(before);
        assertOrderRevision(revision)(before);
      },
      act: () => ({ act: 'call-off' }),
      also: (after) => owedWhole(after, services.clock.now()),
      mails: (after) => cancelledMail(services, after),
      returnsPieces: () => true,
    });
    await settleRefundsSoon(services, orderId);
    return { order: toldOrder(orderFrom(await orderDocument(services.firestore, orderId).get()) ?? order) };
  },
});

/** All that is left of the payment. */
function owedWhole(order: StoredOrder, now: number): Partial<StoredOrder> {
  const promised = order.owedRefunds.reduce((sum, owed) => sum + owed.amount, Number(order.refunded));
  const left = paidFor(order) - promised;
  if (left <= 0) return {};
  const owed = { key: `cancel-${order.id}`, amount: cents(left), reason: '' };
  return { owedRefunds: [...order.owedRefunds, owed], owedSince: now };
}

export const askRemake = defineHandler(ordersAskRemake, {
  access: 'user',
  limit: { calls: 10, within: 3_600_000 },
  run: async ({ orderId, lineIds, words }, { caller: { uid }, services }) => {
    const order = await changeStored(services, orderId, {
      check: assertBuyer(uid),
      act: () => ({ act: 'ask-remake', lineIds, words }),
      mails: (after) => remakeAskedMail(services, after),
    });
    return { order: toldOrder(order) };
  },
});
