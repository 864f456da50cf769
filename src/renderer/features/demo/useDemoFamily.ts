/** The demo family for a page, and where it is on its way to being shown. */
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLaunchConfig } from '#features/launch/index.ts';
import { useLanguage } from '#ui/language/messages.tsx';
import { type DemoLogin, type Family, readDemoLogin, readFamily } from './api.ts';
import { demoKeys } from './demoKeys.ts';

/** Asked again this often while the server sets the family up, in milliseconds. */
const PREPARING_INTERVAL = 1_500;
/** A server that has no family after this many questions has none to show. */
const PREPARING_LIMIT = 20;

export type DemoFamilyState =
  | { readonly state: 'loading' }
  | { readonly state: 'preparing' }
  | { readonly state: 'closed' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly family: Family };

export function useDemoFamily(): DemoFamilyState {
  const language = useLanguage();
  const launch = useLaunchConfig();
  const isOpen = launch?.demoEnabled === true;
  const asked = useRef(0);
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: demoKeys.family(language),
    queryFn: () => {
      asked.current += 1;
      return readFamily(language);
    },
    refetchInterval: ({ state }) =>
      isOpen && state.data === null && asked.current < PREPARING_LIMIT ? PREPARING_INTERVAL : false,
  });
  if (isPending || launch === null) return { state: 'loading' };
  if (isError) return { state: 'failed', retry: () => void refetch() };
  if (data) return { state: 'ready', family: data };
  return { state: isOpen && asked.current < PREPARING_LIMIT ? 'preparing' : 'closed' };
}

/** Null until the server tells it. `isReady` says that the family is there. */
export function useDemoLogin(isReady: boolean): DemoLogin | null {
  const { data } = useQuery({ queryKey: demoKeys.login, queryFn: readDemoLogin, enabled: isReady });
  return data ?? null;
}
