/** The mails that matter, page by page, and sending a refused one again. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OutboundEntry } from '#shared/callables/administration.ts';
import type { DeliveryState } from '#shared/domain/delivery.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { listOutbound, retryOutbound } from '../api.ts';
import { type PagesState, usePages } from '../usePages.ts';

export function useOutbound(chosen: DeliveryState | null): PagesState<OutboundEntry> {
  return usePages({
    key: administrationKeys.outboundOf(chosen),
    read: (before) => listOutbound(chosen, before),
  });
}

export function useRetryOutbound() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: retryOutbound,
    onSettled: () => queries.invalidateQueries({ queryKey: administrationKeys.outbound }),
  });
}
