/** The waitlist, page by page; all of it for a file; and forgetting one address. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WaitlistEntry } from '#shared/callables/waitlist.ts';
import { offerDownload } from '#ui/offerDownload.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { countWaitlist, eraseFromWaitlist, listWaitlist } from '../api.ts';
import { type PagesState, usePages } from '../usePages.ts';
import { waitlistCsv } from './waitlistCsv.ts';

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

/** The most that the server gives at once. */
const LARGEST_PAGE = 500;

/** All of it, whatever is searched for. */
export function useWaitlistDownload() {
  return useMutation({
    mutationFn: async () => {
      const entries: WaitlistEntry[] = [];
      let next: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof listWaitlist>> = await listWaitlist('', next, LARGEST_PAGE);
        entries.push(...page.entries);
        next = page.next;
      } while (next !== null);
      offerDownload(new Blob([waitlistCsv(entries)], { type: 'text/csv' }), 'amaranth-waitlist.csv')();
    },
  });
}
