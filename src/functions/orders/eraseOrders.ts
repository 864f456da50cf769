/** What becomes of orders when their buyer's account is erased: see [Note: Orders outlive the account]. */
import { endOfDayMonthsAfter } from '#shared/calendarMonths.ts';
import { inPages } from '../inPages.ts';
import { defineJob } from '../jobs/index.ts';
import type { Services } from '../services.ts';
import { letGo } from './letGo.ts';
import { fieldsOf, orderDocument, orderFrom, orders } from './orderDocument.ts';
import { scrubIfOver } from './scrubOrder.ts';

/** Ten years, which is the longest that a law we know of asks for. */
const BOOKS_MONTHS = 120;

export async function eraseElsewhere(uid: string, services: Services): Promise<void> {
  const failures: unknown[] = [];
  for await (const { id } of inPages(orders(services.firestore).where('buyerUid', '==', uid)))
    await eraseOne(services, id).catch((error: unknown) => failures.push(error));
  // One that cannot be read keeps the erasure open, and none of the others.
  if (failures.length > 0) throw failures[0];
}

async function eraseOne(services: Services, id: string): Promise<void> {
  const { firestore } = services;
  await letGo(services, id, 'let-go');
  await firestore.runTransaction(async (transaction) => {
    const document = orderDocument(firestore, id);
    const order = orderFrom(await transaction.get(document));
    if (!order) return;
    if (order.paidAt === null && order.paymentIntentId === null) {
      transaction.delete(document);
      return;
    }
    const forgetAt = endOfDayMonthsAfter(order.orderedAt, BOOKS_MONTHS);
    transaction.set(document, fieldsOf(scrubIfOver({ ...order, isOrphan: true, forgetAt })));
  });
}

export const forgetOld = defineJob({
  name: 'orders-forget',
  expression: '41 3 * * *',
  erases: true,
  due: ({ firestore }, now) => orders(firestore).where('forgetAt', '<=', now).orderBy('forgetAt'),
  process: ({ firestore, clock }, { ref }) =>
    firestore.runTransaction(async (transaction) => {
      const order = orderFrom(await transaction.get(ref));
      // It was taken up again in the meantime.
      if (!order || order.forgetAt === null || order.forgetAt > clock.now()) return;
      transaction.delete(ref);
    }),
});
