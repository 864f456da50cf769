/** The ledger of one account, page by page, with its balance; and changing it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#platform/backend/callables.ts';
import type { CallableOutput } from '#shared/callables/contract.ts';
import { creditsAdjust, creditsInspect, creditsRepair } from '#shared/callables/credits.ts';
import { administrationKeys } from '../administrationKeys.ts';
import type { PersonReading } from '../PersonPanel.tsx';
import { type PagesState, usePages } from '../usePages.ts';

type Inspected = CallableOutput<typeof creditsInspect>;
export type LedgerLine = Inspected['lines'][number];
/** The newest page, and what of the ledger cannot be read. */
export type LedgerState = Omit<Inspected, 'email' | 'lines' | 'next'>;

const inspect = (email: string, before: string | null, limit: number) =>
  call(creditsInspect, { email, limit, ...(before === null ? {} : { before }) });

export async function listLedger(email: string, before: string | null, limit = 50) {
  const { lines, next } = await inspect(email, before, limit);
  return { entries: lines, next };
}

export const useLedger = (email: string): PagesState<LedgerLine> =>
  usePages({
    key: [...administrationKeys.credits(email), 'ledger'],
    read: (before) => listLedger(email, before),
  });

/** Of so many lines it is told whether they can be read. */
const NEWEST = 50;

export function useCreditAccount(email: string): PersonReading<LedgerState> {
  const found = useQuery({
    queryKey: [...administrationKeys.credits(email), 'account'],
    queryFn: () => inspect(email, null, NEWEST),
    retry: false,
  });
  if (found.data) return { state: 'ready', ...found.data };
  if (found.isError) return { state: 'failed', error: found.error, reload: () => void found.refetch() };
  return { state: 'loading' };
}

export function useAdjustCredits(email: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: z.input<typeof creditsAdjust.input>) => call(creditsAdjust, change),
    onSettled: () => queries.invalidateQueries({ queryKey: administrationKeys.credits(email) }),
  });
}

export function useRepairCredits(email: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (repair: z.input<typeof creditsRepair.input>) => call(creditsRepair, repair),
    onSettled: () => queries.invalidateQueries({ queryKey: administrationKeys.credits(email) }),
  });
}
