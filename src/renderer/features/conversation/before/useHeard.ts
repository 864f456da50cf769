import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '#features/session/index.ts';
import { type Heard, listHeard } from '../api.ts';
import { conversationKeys } from '../conversationKeys.ts';

export type HeardState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | ({ readonly state: 'ready'; readonly readAgain: () => Promise<void> } & Heard);

/** The clones that the signed-in person may talk to, and those they look after. */
export function useHeard(): HeardState {
  const { user } = useSignedIn();
  const { data, isError, refetch } = useQuery({
    queryKey: conversationKeys.heard(user.uid),
    queryFn: listHeard,
  });
  if (!data) return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
  return {
    state: 'ready',
    ...data,
    async readAgain() {
      await refetch();
    },
  };
}
