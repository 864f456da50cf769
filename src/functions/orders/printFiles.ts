import { ordersPrintFiles } from '#shared/callables/orders.ts';
import { isToBeMade } from '#shared/shop/order.ts';
import { recordAct } from '../administratorActs/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { notFound } from './changeStored.ts';
import { composePrintFiles } from './composePrintFiles.ts';
import { orderDocument, orderFrom } from './orderDocument.ts';

export const printFiles = defineHandler(ordersPrintFiles, {
  access: 'admin',
  effect: 'reads',
  run: async ({ orderId, lineId }, { caller, services }) => {
    const { firestore } = services;
    const order = await firestore.runTransaction(async (transaction) => {
      const stored = orderFrom(await transaction.get(orderDocument(firestore, orderId)));
      if (!stored) throw notFound();
      if (!isToBeMade(stored))
        throw new Refusal('not-found', 'It has no files before it is to be made.', { field: 'orderId' });
      recordAct(transaction, { caller, services }, { act: ordersPrintFiles.name, subject: stored.number });
      return stored;
    });
    const line = order.lines.find(({ id }) => id === lineId);
    if (!line) throw new Refusal('not-found', 'The order has no such line.', { field: 'lineId' });
    return { files: [...(await composePrintFiles(services, order, line))] };
  },
});
