/** The demo family for a page, and where it is on its way to being shown. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLaunchConfig } from '#features/launch/index.ts';
import { useLanguage } from '#ui/language/messages.tsx';
import { type DemoLogin, type Family, readDemoLogin, readFamily } from './api.ts';
import { demoKeys } from './demoKeys.ts';

/** Asked again this often while the server sets the family up, in milliseconds. */
const PREPARING_INTERVAL = 1_500;
/** A server that had no family this many times has none to show. */
const PREPARING_LIMIT = 10;
/** It may be slow all the same: who leaves the page open sees the family then. */
const ABSENT_INTERVAL = 15_000;

export type DemoFamilyState =
  | { readonly state: 'loading' }
  | { readonly state: 'preparing' }
  | { readonly state: 'closed' }
  /** The demo is open, and the server keeps no family. */
  | { readonly state: 'absent' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly family: Family };

export function useDemoFamily(): DemoFamilyState {
  const language = useLanguage();
  const launch = useLaunchConfig();
  const isOpen = launch?.demoEnabled === true;
  const [misses, setMisses] = useState(0);
  const isMissed = misses >= PREPARING_LIMIT;
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: demoKeys.family(language),
    queryFn: async () => {
      const family = await readFamily(language);
      if (!family) setMisses((count) => count + 1);
      return family;
    },
    refetchInterval: ({ state }) => {
      if (!isOpen || state.data !== null) return false;
      return isMissed ? ABSENT_INTERVAL : PREPARING_INTERVAL;
    },
  });
  if (isPending || launch === null) return { state: 'loading' };
  if (isError) return { state: 'failed', retry: () => void refetch() };
  if (data) return { state: 'ready', family: data };
  if (!isOpen) return { state: 'closed' };
  return { state: isMissed ? 'absent' : 'preparing' };
}

/** Null until the server tells it. `isReady` says that the family is there. */
export function useDemoLogin(isReady: boolean): DemoLogin | null {
  const { data } = useQuery({ queryKey: demoKeys.login, queryFn: readDemoLogin, enabled: isReady });
  return data ?? null;
}
