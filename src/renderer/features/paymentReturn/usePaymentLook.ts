/**
 * What became of a payment, asked for until it is paid. Whoever opens the address late, again or for somebody else gets an answer of
 * their own: the server tells each only of their own payments.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshSession } from '#features/session/index.ts';
import type { PaymentAnswer } from '#shared/callables/payments.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { lookAtPayment } from './api.ts';
import { lookDelay } from './lookDelay.ts';

export type PaymentLook =
  | { readonly state: 'looking' }
  | { readonly state: 'failed'; readonly retry: () => void }
  /** Nobody's, or somebody else's: nobody is told which. */
  | { readonly state: 'unknown' }
  /** `isWaiting` while it is looked for again by itself. */
  | { readonly state: 'unpaid'; readonly isWaiting: boolean; readonly retry: () => void }
  | { readonly state: 'paid'; readonly answer: Exclude<PaymentAnswer, { readonly is: 'unknown' }> };

const isOpen = (answer: PaymentAnswer | undefined) =>
  answer !== undefined && answer.is !== 'unknown' && !answer.isPaid;

export function usePaymentLook(userId: UserId, sessionId: string): PaymentLook {
  const client = useQueryClient();
  const { data, dataUpdatedAt, isError, refetch } = useQuery({
    queryKey: ['payment-look', userId, sessionId],
    queryFn: () => lookAtPayment(sessionId),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (isOpen(state.data) ? lookDelay(state.dataUpdateCount) : null) ?? false,
  });
  const isPaid = data !== undefined && data.is !== 'unknown' && data.isPaid;
  useEffect(() => {
    if (!isPaid) return;
    // What it changed is read anew wherever it is shown.
    for (const name of ['cart', 'cart-quote', 'orders', 'credits', 'subscription']) {
      void client.invalidateQueries({ queryKey: [name, userId] });
    }
    void refreshSession();
  }, [client, isPaid, userId]);
  const retry = () => void refetch();
  if (data === undefined) return isError ? { state: 'failed', retry } : { state: 'looking' };
  if (data.is === 'unknown') return { state: 'unknown' };
  if (data.isPaid) return { state: 'paid', answer: data };
  const looks = client.getQueryState(['payment-look', userId, sessionId])?.dataUpdateCount ?? dataUpdatedAt;
  return { state: 'unpaid', isWaiting: lookDelay(looks) !== null, retry };
}
