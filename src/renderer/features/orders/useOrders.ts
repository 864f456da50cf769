/** One's own orders: the list page by page, and one of them. */
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { refusalCodeOf } from '#platform/backend/failure.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { type Order, type OrderId, type OrderSummary, orderIdSchema } from '#shared/shop/order.ts';
import { listOrders, readOrder } from './api.ts';
import { orderKeys } from './orderKeys.ts';

export interface OrderList {
  readonly state: 'ready';
  readonly orders: readonly OrderSummary[];
  /** Null at the end. */
  readonly more: (() => void) | null;
  readonly isReading: boolean;
  readonly hasFailed: boolean;
}

type OrdersState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'empty' }
  | OrderList;

export function useOrders(userId: UserId): OrdersState {
  const found = useInfiniteQuery({
    queryKey: orderKeys.list(userId),
    queryFn: ({ pageParam }) => listOrders(pageParam),
    initialPageParam: null as OrderId | null,
    getNextPageParam: ({ next }) => next,
  });
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    found;
  if (!data) return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
  const orders = data.pages.flatMap((page) => page.orders);
  if (orders.length === 0) return { state: 'empty' };
  return {
    state: 'ready',
    orders,
    more: hasNextPage ? () => void fetchNextPage() : null,
    isReading: isFetchingNextPage,
    hasFailed: isFetchNextPageError,
  };
}

type OrderRead =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'not-found' }
  | { readonly state: 'ready'; readonly order: Order };

/** Somebody else's is not found, like one that is not there. */
export function useOrder(userId: UserId, named: string): OrderRead {
  const orderId = orderIdSchema.safeParse(named).data ?? null;
  const { data, error, refetch } = useQuery({
    queryKey: orderKeys.one(userId, named),
    queryFn: () => (orderId === null ? null : readOrder(orderId)),
    retry: (tries, cause) => refusalCodeOf(cause) !== 'not-found' && tries < 2,
  });
  if (data) return { state: 'ready', order: data };
  if (data === null || refusalCodeOf(error) === 'not-found') return { state: 'not-found' };
  return error ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}

/** Shows an order as it is after a change, and reads the list again. */
export function useOrderChanged(userId: UserId): (order: Order) => void {
  const client = useQueryClient();
  return (order) => {
    client.setQueryData(orderKeys.one(userId, order.id), order);
    void client.invalidateQueries({ queryKey: orderKeys.list(userId) });
  };
}
