/** Balance and ledger, the ledger page by page. */
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CreditAccount, type CreditLine, creditAccountSchema } from '#shared/domain/creditLine.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { readCreditAccount, readLedgerPage } from './api.ts';
import { creditKeys } from './creditKeys.ts';

type BalanceState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly account: CreditAccount };

export function useBalance(userId: UserId): BalanceState {
  const { data, isError, refetch } = useQuery({
    queryKey: creditKeys.account(userId),
    queryFn: () => readCreditAccount(userId),
    meta: { kept: creditAccountSchema },
  });
  if (data) return { state: 'ready', account: data };
  return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}

export interface Ledger {
  readonly state: 'ready';
  readonly lines: readonly CreditLine[];
  /** Null at the end. */
  readonly more: (() => void) | null;
  readonly isReading: boolean;
  readonly hasFailed: boolean;
}

type LedgerState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'empty' }
  | Ledger;

export function useLedger(userId: UserId): LedgerState {
  const found = useInfiniteQuery({
    queryKey: creditKeys.ledger(userId),
    queryFn: ({ pageParam }) => readLedgerPage(userId, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    found;
  if (!data) return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
  const lines = data.pages.flatMap((page) => page.lines);
  if (lines.length === 0) return { state: 'empty' };
  return {
    state: 'ready',
    lines,
    more: hasNextPage ? () => void fetchNextPage() : null,
    isReading: isFetchingNextPage,
    hasFailed: isFetchNextPageError,
  };
}

/** What a purchase changed is read again. */
export function useCreditsChanged(userId: UserId): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: creditKeys.all(userId) });
}
