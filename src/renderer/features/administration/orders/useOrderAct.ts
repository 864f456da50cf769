/** One act on an order, as a button does it: what came of it is said in a toast. */
import { useExplain } from '#features/failures/index.ts';
import type { Order } from '#shared/shop/order.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import type { OrderAct } from './api.ts';
import { orderMessages } from './messages.ts';
import { useChangeOrder } from './useOrders.ts';

/** What went wrong with an order, in words of its own where it is worth them. */
export function useExplainOrder() {
  const texts = useMessages(orderMessages);
  return useExplain({
    conflict: texts.changedElsewhere,
    'test-scan-missing': texts.scanFirst,
    'scan-mismatch': texts.wrongSquare,
  });
}

export function useOrderAct(order: Order, done?: string) {
  const texts = useMessages(orderMessages);
  const explain = useExplainOrder();
  const change = useChangeOrder(order);
  return {
    isPending: change.isPending,
    act: (act: OrderAct) =>
      change.mutate(act, {
        onSuccess: () => showToast({ tone: 'success', message: done ?? texts.done }),
        onError: (error) => showToast({ tone: 'error', message: explain(error) }),
      }),
  };
}
