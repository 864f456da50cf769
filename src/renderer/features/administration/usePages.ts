/** A list that the server gives page by page, as far as it was asked for. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useAdministratorRole } from './useAdministratorRole.ts';

interface Page<Entry> {
  readonly entries: readonly Entry[];
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
}

export interface Pages<Entry> {
  readonly key: readonly unknown[];
  readonly read: (before: string | null) => Promise<Page<Entry>>;
  /** What another key found stays until this one has answered. */
  readonly keepsShowing?: boolean;
  /** Each look is written down: only one that was asked for. */
  readonly isLogged?: boolean;
}

export interface ShownPages<Entry> {
  readonly state: 'ready';
  readonly entries: readonly Entry[];
  readonly isRefreshing: boolean;
  readonly refresh: () => void;
  /** Null when everything is shown. */
  readonly showMore: (() => void) | null;
}

export type PagesState<Entry> =
  | { readonly state: 'loading' }
  /** The server does not take this account for an administrator: the page's notice says why. */
  | { readonly state: 'refused' }
  | { readonly state: 'failed'; readonly error: Error; readonly reload: () => void }
  | ShownPages<Entry>;

export function usePages<Entry>({
  key,
  read,
  keepsShowing = false,
  isLogged = false,
}: Pages<Entry>): PagesState<Entry> {
  const role = useAdministratorRole();
  const list = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    enabled: role.data === 'admin',
    ...(keepsShowing ? { placeholderData: keepPreviousData } : {}),
    ...(isLogged ? { staleTime: Number.POSITIVE_INFINITY } : {}),
    retry: false,
  });
  if (role.isError || role.data === 'user') return { state: 'refused' };
  if (list.isPending) return { state: 'loading' };
  if (list.isError) return { state: 'failed', error: list.error, reload: () => void list.refetch() };
  return {
    state: 'ready',
    entries: list.data.pages.flatMap(({ entries }) => entries),
    isRefreshing: list.isFetching,
    refresh: () => void list.refetch(),
    showMore: list.hasNextPage ? () => void list.fetchNextPage() : null,
  };
}
