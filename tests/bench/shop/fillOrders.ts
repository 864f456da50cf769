/** Orders of years past, written as the product would have written them: copies of one, each with its own number, buyer and state. */
import { orderIdSchema, orderStates } from '#shared/shop/order.ts';
import {
  fieldsOf,
  orderDocument,
  orderFrom,
  orderIdOf,
} from '../../../src/functions/orders/orderDocument.ts';
import type { Services } from '../../../src/functions/services.ts';

const BATCH = 400;
const LETTERS = '34679ACDEFGHJKMNPRTWXY';
const HOUR = 3_600_000;

export async function fillOrders({ firestore }: Services, templateId: string, orders: number): Promise<void> {
  const template = orderFrom(await orderDocument(firestore, orderIdSchema.parse(templateId)).get());
  if (!template) throw new Error('The template is gone.');
  for (let first = 0; first < orders; first += BATCH) {
    const batch = firestore.batch();
    for (let index = first; index < Math.min(orders, first + BATCH); index += 1) {
      const id = orderIdOf('bench', String(index));
      const state = orderStates[index % orderStates.length] ?? 'paid';
      const order = {
        ...template,
        id,
        number: numberOf(index),
        buyerUid: `buyer-${index % 20_000}`,
        buyerEmail: `buyer-${index % 20_000}@example.org`,
        state,
        orderedAt: template.orderedAt - index * HOUR,
        isDisputed: index % 1_000 === 0,
        releaseAt: null,
      };
      batch.set(orderDocument(firestore, id), fieldsOf(order));
    }
    await batch.commit();
  }
}

export function numberOf(index: number): string {
  let rest = index;
  const letters = Array.from({ length: 6 }, () => {
    const letter = LETTERS.charAt(rest % LETTERS.length);
    rest = Math.floor(rest / LETTERS.length);
    return letter;
  });
  return `AM-2019-${letters.join('')}`;
}
