/** The outbox, page by page, as far as it was asked for. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { CallableError } from '#platform/backend/callables.ts';
import type { OutboxEntry } from '#shared/callables/administration.ts';
import { listMail } from '../api.ts';
import { useAdministratorRole } from '../useAdministratorRole.ts';

export type MailListState =
  | { readonly state: 'loading' }
  /** The server does not take this account for an administrator: the page's notice says why. */
  | { readonly state: 'refused' }
  /** A mail provider sends the mails: there is no outbox. */
  | { readonly state: 'elsewhere' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly entries: readonly OutboxEntry[];
      readonly isRefreshing: boolean;
      readonly refresh: () => void;
      /** Null when everything is shown. */
      readonly showMore: (() => void) | null;
    };

export function useMailList(search: string): MailListState {
  const role = useAdministratorRole();
  const list = useInfiniteQuery({
    queryKey: ['administration', 'mail', 'list', search],
    queryFn: ({ pageParam }) => listMail(search, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    enabled: role.data === 'admin',
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (role.isError || role.data === 'user') return { state: 'refused' };
  if (list.isPending) return { state: 'loading' };
  if (list.isError) {
    const { error } = list;
    if (error instanceof CallableError && error.business === 'not-available') return { state: 'elsewhere' };
    return { state: 'failed', retry: () => void list.refetch() };
  }
  return {
    state: 'ready',
    entries: list.data.pages.flatMap(({ entries }) => entries),
    isRefreshing: list.isFetching,
    refresh: () => void list.refetch(),
    showMore: list.hasNextPage ? () => void list.fetchNextPage() : null,
  };
}
