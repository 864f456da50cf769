/** The messages of visitors, page by page, and noting which are answered. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/backend/callables.ts';
import { contactList, contactMark, type ListedSupportRequest } from '#shared/callables/contact.ts';
import type { SupportState } from '#shared/domain/supportRequest.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { type PagesState, usePages } from '../usePages.ts';

/** Those in one state; with a number that one alone. */
export function useSupportRequests(
  state: SupportState,
  ticket: string | null,
): PagesState<ListedSupportRequest> {
  return usePages({
    key: administrationKeys.supportRequestsOf(state, ticket),
    read: async (before) => {
      const { requests, next } = await call(contactList, {
        state,
        ...(ticket === null ? {} : { ticket }),
        ...(before === null ? {} : { before }),
      });
      return { entries: requests, next };
    },
    keepsShowing: true,
  });
}

export function useMarkSupportRequest() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (marked: { readonly ticket: string; readonly state: SupportState }) =>
      call(contactMark, marked),
    onSettled: () => queries.invalidateQueries({ queryKey: administrationKeys.supportRequests }),
  });
}
