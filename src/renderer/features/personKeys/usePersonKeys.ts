import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSignedIn } from '#features/session/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { PersonKeysDocument } from '#shared/legacy/personKeysDocument.ts';
import { readPersonKeys } from './api.ts';

export const personKeysQuery = (userId: UserId) => ['person-keys', userId] as const;

export type PersonKeysState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'none' }
  | { readonly state: 'ready'; readonly keys: PersonKeysDocument };

export function usePersonKeys(): PersonKeysState & { readonly refresh: () => Promise<void> } {
  const { user } = useSignedIn();
  const client = useQueryClient();
  const queryKey = personKeysQuery(user.uid);
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: () => readPersonKeys(user.uid) });
  const refresh = () => client.invalidateQueries({ queryKey });
  if (data) return { state: 'ready', keys: data, refresh };
  if (data === null) return { state: 'none', refresh };
  return isError ? { state: 'failed', retry: () => void refetch(), refresh } : { state: 'loading', refresh };
}
