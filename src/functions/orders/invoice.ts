import { ordersInvoice } from '#shared/callables/orders.ts';
import { assertAdministrator } from '../access/index.ts';
import { defineHandler } from '../handler.ts';
import { notFound } from './changeStored.ts';
import { orderDocument, orderFrom } from './orderDocument.ts';

export const invoice = defineHandler(ordersInvoice, {
  access: 'user',
  effect: 'reads',
  // Each is set and drawn anew.
  limit: { calls: 120, within: 3_600_000 },
  run: async ({ orderId }, { caller, services }) => {
    const order = orderFrom(await orderDocument(services.firestore, orderId).get());
    if (!order) throw notFound();
    if (order.buyerUid !== caller.uid)
      await assertAdministrator(caller, services).catch(() => {
        throw notFound();
      });
    // What sets type is heavy: it comes with the first invoice.
    const { composeInvoice } = await import('./composeInvoice.ts');
    const pdf = await composeInvoice(services, order);
    return { name: `${order.number}.pdf`, pdf: pdf.toString('base64') };
  },
});
