/** Orders as the hub reads and changes them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Order, OrderId, OrderSummary } from '#shared/shop/order.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { useAdministratorRole } from '../useAdministratorRole.ts';
import { type PagesState, usePages } from '../usePages.ts';
import { changeOrder, countOrders, listOrders, type OrderAct, type OrderChoice, readOrder } from './api.ts';

export function useOrders(chosen: OrderChoice): PagesState<OrderSummary> {
  return usePages({
    key: administrationKeys.ordersOf(chosen),
    read: (before) => listOrders(chosen, before),
    keepsShowing: true,
  });
}

/** Undefined until they are known; the list itself says what went wrong. */
export function useOrderCounts() {
  const role = useAdministratorRole();
  return useQuery({
    queryKey: administrationKeys.orderCounts,
    queryFn: countOrders,
    enabled: role.data === 'admin',
  }).data;
}

export type OrderReading =
  | { readonly state: 'loading' }
  | { readonly state: 'refused' }
  | { readonly state: 'failed'; readonly error: Error; readonly reload: () => void }
  | { readonly state: 'ready'; readonly order: Order };

export function useOrder(id: OrderId): OrderReading {
  const role = useAdministratorRole();
  const order = useQuery({
    queryKey: administrationKeys.order(id),
    queryFn: () => readOrder(id),
    enabled: role.data === 'admin',
    retry: false,
    // Each look is written down: only one that was asked for.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (role.isError || role.data === 'user') return { state: 'refused' };
  // What was read stays, with the dialogs over it, when reading it again fails.
  if (order.data) return { state: 'ready', order: order.data };
  if (order.isError) return { state: 'failed', error: order.error, reload: () => void order.refetch() };
  return { state: 'loading' };
}

/** After a refusal the order is read again: it is likely that somebody else changed it. */
export function useChangeOrder(order: Order) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (act: OrderAct) => changeOrder(order, act),
    onSuccess: (changed) => {
      queries.setQueryData(administrationKeys.order(order.id), changed);
      // The order itself was just answered.
      return queries.invalidateQueries({
        queryKey: administrationKeys.orders,
        predicate: ({ queryKey }) => queryKey[2] !== 'one',
      });
    },
    onError: () => queries.invalidateQueries({ queryKey: administrationKeys.orders }),
  });
}
