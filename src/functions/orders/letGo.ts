/**
 * Orders that nobody pays: their page is ended at the vendor first, so that nobody pays them afterwards; one that was paid in the
 * last moment is a paid order, and one whose payment a bank still clears waits for what the bank says.
 */
import { PAYMENT_WINDOW } from '#shared/shop/order.ts';
import type { OrderAct } from '#shared/shop/orderActs.ts';
import { Refusal } from '../errors.ts';
import { defineJob, dueOrAstrayByNumber } from '../jobs/index.ts';
import { askVendor, expirePaymentPage } from '../payments/index.ts';
import type { Services } from '../services.ts';
import { cartOf } from '../shop/index.ts';
import { changeStored } from './changeStored.ts';
import { fieldsOf, orderDocument, orderFrom, orders, type StoredOrder } from './orderDocument.ts';
import { askForPage, findOrderPage } from './orderPage.ts';
import { takePayment } from './takePayment.ts';

type LettingGo = Extract<OrderAct['act'], 'expire' | 'let-go'>;

/**
 * Rejects while the vendor cannot be asked: an order whose page is open is not let go of. `clearing` when nobody can let go of it
 * either, because its bank has not answered yet.
 */
export async function letGo(
  services: Services,
  orderId: string,
  act: LettingGo,
): Promise<'settled' | 'clearing'> {
  const order = orderFrom(await orderDocument(services.firestore, orderId).get());
  if (order?.state !== 'awaiting-payment') return 'settled';
  const sessionId = order.sessionId ?? (await findLostPage(services, order));
  const page = sessionId === null ? 'expired' : await expirePaymentPage(services, sessionId);
  if (page === 'clearing') {
    await waitForBank(services, orderId);
    return 'clearing';
  }
  if (sessionId === null || page === 'expired') {
    await closeUnpaid(services, orderId, act);
    return 'settled';
  }
  const session = await askVendor(services, (stripe) => stripe.checkout.sessions.retrieve(sessionId));
  await takePayment(services, orderId, session);
  return 'settled';
}

/** The vendor tells when the bank has answered: until then the pieces are held. */
async function waitForBank({ firestore, clock }: Services, orderId: string): Promise<void> {
  const document = orderDocument(firestore, orderId);
  await firestore.runTransaction(async (transaction) => {
    const order = orderFrom(await transaction.get(document));
    if (order?.state !== 'awaiting-payment') return;
    transaction.set(document, fieldsOf({ ...order, releaseAt: clock.now() + LOOK_AGAIN, paymentUrl: null }));
  });
}

/** Whose page is over. Its pieces can be sold again, and its cart be paid anew. */
export async function closeUnpaid(services: Services, orderId: string, act: LettingGo): Promise<void> {
  const { firestore } = services;
  await changeStored(services, orderId, {
    act: ({ state }) => (state === 'awaiting-payment' ? { act } : null),
    also: () => ({ releaseAt: null, paymentUrl: null, forgetAt: services.clock.now() + KEPT_UNPAID }),
    returnsPieces: () => true,
    beside: async (transaction, order) => {
      const document = cartOf(firestore, order.buyerUid);
      const stored = await transaction.get(document);
      return () => {
        if (stored.get('openOrderId') === order.id) transaction.update(document, { openOrderId: null });
      };
    },
  });
}

/** A kill between the page and its note leaves a page that the order does not know: open, paid, or one that a bank still clears. */
async function findLostPage(services: Services, order: StoredOrder): Promise<string | null> {
  try {
    return (await askForPage(services, order)).sessionId;
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'conflict')) throw error;
    return findOrderPage(services, order);
  }
}

/** After the page's own end, so that the vendor has mostly ended it. Milliseconds. */
const DELAY = 60_000;
/** While a bank clears, in milliseconds. */
const LOOK_AGAIN = 60 * 60_000;
/** How long an order that was never paid is kept, in milliseconds: its buyer may ask what became of it. */
const KEPT_UNPAID = 90 * 24 * 60 * 60_000;

export const releaseUnpaid = defineJob({
  name: 'orders-releaseUnpaid',
  expression: '*/5 * * * *',
  due: ({ firestore }, now) =>
    dueOrAstrayByNumber(orders(firestore), {
      field: 'releaseAt',
      now: now - DELAY,
      longest: Math.max(PAYMENT_WINDOW, LOOK_AGAIN) + 2 * DELAY,
    }),
  process: async (services, { id }) => {
    await letGo(services, id, 'expire');
  },
});
