/** What payments tell of orders. Every method may come twice, late and out of order. */
import type { PurchaseHandler } from '../payments/index.ts';
import { changeStored } from './changeStored.ts';
import { closeUnpaid } from './letGo.ts';
import { orderDocument, orderFrom } from './orderDocument.ts';
import { noteRefunds } from './refunds.ts';
import { takePayment } from './takePayment.ts';

export const orderPurchases: PurchaseHandler = {
  kind: 'order',
  paid: (services, { reference, session }) => takePayment(services, reference, session),
  async unpaid(services, { reference, session }) {
    // A page that is open again, or still, can be paid yet.
    if (session?.status === 'open') return;
    const order = orderFrom(await orderDocument(services.firestore, reference).get());
    if (order) await closeUnpaid(services, reference, 'expire');
  },
  refunded: (services, { metadata, refunds }) => noteRefunds(services, metadata.reference, refunds),
  async disputed(services, { metadata, dispute, isOver, isLost }) {
    // One that was never paid is forgotten after a while, and its payment went back; nobody can tell more of it.
    if (!(await orderDocument(services.firestore, metadata.reference).get()).exists) {
      services.log.log('warning', 'order-disputed-and-missing', { orderId: metadata.reference });
      return;
    }
    await changeStored(services, metadata.reference, {
      act: () =>
        isOver ? { act: 'close-dispute', isLost } : { act: 'open-dispute', reason: dispute.reason },
    });
  },
  async look({ firestore }, { reference }) {
    const order = orderFrom(await orderDocument(firestore, reference).get());
    if (!order) return { is: 'unknown' };
    return { is: 'order', orderId: order.id, number: order.number, isPaid: order.paidAt !== null };
  },
};
