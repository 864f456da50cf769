import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSignedIn } from '#features/session/index.ts';
import type { LegacyRole } from '#shared/legacy/legacyRole.ts';
import { readRoles, rolesQuery } from './api.ts';

export type RolesState = { readonly refresh: () => Promise<void> } & (
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly roles: readonly LegacyRole[] }
);

export function useRoles(): RolesState {
  const { user } = useSignedIn();
  const client = useQueryClient();
  const queryKey = rolesQuery(user.uid);
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: () => readRoles(user.uid) });
  const refresh = () => client.invalidateQueries({ queryKey });
  if (data) return { state: 'ready', roles: data, refresh };
  return isError ? { state: 'failed', retry: () => void refetch(), refresh } : { state: 'loading', refresh };
}
