/** Requests about data, page by page, and what is decided of them. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#platform/backend/callables.ts';
import {
  type ListedPrivacyRequest,
  privacyRequestsDecide,
  privacyRequestsList,
} from '#shared/callables/privacyRequests.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { type PagesState, usePages } from '../usePages.ts';

export function usePrivacyRequests(closed: boolean): PagesState<ListedPrivacyRequest> {
  return usePages({
    key: administrationKeys.privacyRequestsOf(closed),
    read: async (before) => {
      const { requests, next } = await call(privacyRequestsList, {
        closed,
        ...(before === null ? {} : { before }),
      });
      return { entries: requests, next };
    },
    keepsShowing: true,
  });
}

export function useDecidePrivacyRequest() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (decision: z.input<typeof privacyRequestsDecide.input>) =>
      call(privacyRequestsDecide, decision),
    onSettled: () => queries.invalidateQueries({ queryKey: administrationKeys.privacyRequests }),
  });
}
