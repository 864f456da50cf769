import { ordersPrintFiles } from '#shared/callables/orders.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { notFound } from './changeStored.ts';
import { composePrintFiles } from './composePrintFiles.ts';
import { orderDocument, orderFrom } from './orderDocument.ts';

export const printFiles = defineHandler(ordersPrintFiles, {
  access: 'admin',
  effect: 'reads',
  run: async ({ orderId, lineId }, { services }) => {
    const order = orderFrom(await orderDocument(services.firestore, orderId).get());
    if (!order) throw notFound();
    const line = order.lines.find(({ id }) => id === lineId);
    if (!line) throw new Refusal('not-found', 'The order has no such line.', { field: 'lineId' });
    return { files: [...(await composePrintFiles(services, order, line))] };
  },
});
