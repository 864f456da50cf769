/** The waitlist, page by page; and forgetting one address. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WaitlistEntry } from '#shared/callables/waitlist.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { countWaitlist, eraseFromWaitlist, listWaitlist } from '../api.ts';
import { type PagesState, usePages } from '../usePages.ts';

export function useWaitlist(search: string): PagesState<WaitlistEntry> {
  return usePages({
    key: administrationKeys.waitlistOf(search),
    read: (before) => listWaitlist(search, before),
    keepsShowing: true,
  });
}

/** Undefined until it is known; the list itself says what went wrong. */
export function useWaitlistCount() {
  return useQuery({ queryKey: administrationKeys.waitlistCount, queryFn: countWaitlist }).data;
}

export function useEraseFromWaitlist() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: eraseFromWaitlist,
    onSettled: () => queries.invalidateQueries({ queryKey: administrationKeys.waitlist }),
  });
}
