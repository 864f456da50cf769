/** The source of a sentence, asked for when somebody opens it: its link lives for some minutes. */
import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '#features/session/index.ts';
import { refusalCodeOf } from '#platform/backend/failure.ts';
import type { PassageId } from '#shared/clone/ids.ts';
import { type OpenedSource, openSource, type TheConversation } from '../api.ts';
import { conversationKeys } from '../conversationKeys.ts';

export type SourceState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'gone' }
  | { readonly state: 'ready'; readonly source: OpenedSource; readonly retry: () => void };

export function useSource(conversation: TheConversation, passageId: PassageId): SourceState {
  const { user } = useSignedIn();
  const { data, error, refetch } = useQuery({
    queryKey: conversationKeys.source(user.uid, conversation.conversationId, passageId),
    queryFn: () => openSource(conversation, passageId),
    // A link that was given minutes ago is asked for anew.
    staleTime: 60_000,
    gcTime: 60_000,
  });
  const retry = () => void refetch();
  if (data) return { state: 'ready', source: data, retry };
  if (!error) return { state: 'loading' };
  return refusalCodeOf(error) === 'not-found' ? { state: 'gone' } : { state: 'failed', retry };
}
