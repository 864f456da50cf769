/** What is paid for, what is used of it, and how both are read again after a change. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAlbums } from '#features/albums/index.ts';
import { libraryKeys, readStorageUse, storageUseSchema } from '#features/media/index.ts';
import { refreshSession } from '#features/session/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { type SubscriptionState, subscriptionStateSchema } from '#shared/domain/subscription.ts';
import { countBeneficiaries, readCredit, readSubscription } from './api.ts';
import type { PlanUse } from './planChange.ts';
import { subscriptionKeys } from './subscriptionKeys.ts';

type PaidFor =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly subscription: SubscriptionState };

export function useSubscription(userId: UserId): PaidFor {
  const { data, isError, refetch } = useQuery({
    queryKey: subscriptionKeys.state(userId),
    queryFn: () => readSubscription(userId),
    meta: { kept: subscriptionStateSchema },
  });
  if (data) return { state: 'ready', subscription: data };
  return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}

/** In cents, of who pays for a plan or did; null while it is not known. */
export function useCredit(userId: UserId): number | null {
  const { data } = useQuery({ queryKey: subscriptionKeys.credit(userId), queryFn: readCredit });
  return data ?? null;
}

export type UseState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly use: PlanUse };

export function usePlanUse(userId: UserId): UseState {
  const albums = useAlbums(userId);
  const storage = useQuery({
    queryKey: libraryKeys.storage(userId),
    queryFn: () => readStorageUse(userId),
    staleTime: 10_000,
    meta: { kept: storageUseSchema },
  });
  const people = useQuery({
    queryKey: subscriptionKeys.beneficiaries(userId),
    queryFn: () => countBeneficiaries(userId),
  });
  if (albums.state === 'ready' && storage.data && people.data !== undefined) {
    const use = {
      storageBytes: storage.data.usedBytes,
      // What is in the trash may come back, and counts.
      albums: albums.albums.length + albums.trashed.length,
      beneficiaries: people.data,
    };
    return { state: 'ready', use };
  }
  if (albums.state !== 'failed' && !storage.isError && !people.isError) return { state: 'loading' };
  const retry = () => {
    if (albums.state === 'failed') albums.retry();
    void storage.refetch();
    void people.refetch();
  };
  return { state: 'failed', retry };
}

/** After a change: what is shown here, and the plan of the profile, which the badge and the room of every page follow. */
export function useSubscriptionChanged(userId: UserId): (state?: SubscriptionState) => Promise<unknown> {
  const client = useQueryClient();
  return (state) => {
    if (state) client.setQueryData(subscriptionKeys.state(userId), state);
    void client.invalidateQueries({ queryKey: libraryKeys.storage(userId) });
    return Promise.all([
      refreshSession(),
      client.invalidateQueries({ queryKey: subscriptionKeys.credit(userId) }),
      state ? null : client.invalidateQueries({ queryKey: subscriptionKeys.state(userId) }),
    ]);
  };
}
