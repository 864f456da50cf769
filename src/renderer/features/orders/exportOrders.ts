import type { ExportPart } from '#features/catalogue/index.ts';
import type { Ask } from '#platform/backend/readPages.ts';
import { exportedOrdersSchema } from '#shared/domain/exportedPurchases.ts';
import type { Order, OrderId } from '#shared/shop/order.ts';
import { listOrders, readOrder } from './api.ts';

/** Every order of one's own, in the export of everything. */
export const exportOrders: ExportPart = async ({ ask }) => {
  const orders: Order[] = [];
  let before: OrderId | null = null;
  do {
    const page: Awaited<ReturnType<typeof listOrders>> = await listAfter(before, ask);
    for (const { id } of page.orders) orders.push(await ask(() => readOrder(id)));
    before = page.next;
  } while (before !== null);
  return { compose: () => ({ data: exportedOrdersSchema.parse(orders) }) };
};

const listAfter = (before: OrderId | null, ask: Ask) => ask(() => listOrders(before));
