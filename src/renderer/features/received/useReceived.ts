import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '#features/session/index.ts';
import type { Received } from '#shared/legacy/received.ts';
import { readReceived, receivedKeys } from './api.ts';

export type ReceivedState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly received: readonly Received[] };

/** Everything that the signed-in person received, of whomever. */
export function useReceived(): ReceivedState {
  const { user } = useSignedIn();
  const { data, isError, refetch } = useQuery({
    queryKey: receivedKeys.all(user.uid),
    queryFn: () => readReceived(user.uid),
  });
  if (data) return { state: 'ready', received: data };
  return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}
