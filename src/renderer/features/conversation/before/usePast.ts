import { useInfiniteQuery } from '@tanstack/react-query';
import { useSignedIn } from '#features/session/index.ts';
import { systemClock } from '#shared/clock.ts';
import type { ConversationView } from '#shared/clone/conversation.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { listConversations } from '../api.ts';
import { conversationKeys } from '../conversationKeys.ts';

export type PastState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly past: readonly ConversationView[];
      /** Null at the end. */
      readonly more: (() => void) | null;
      readonly isReading: boolean;
      readonly readAgain: () => Promise<void>;
    };

/** One's own conversations with this clone, the newest first. */
export function usePast(ownerId: UserId): PastState {
  const { user } = useSignedIn();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: conversationKeys.past(user.uid, ownerId),
    queryFn: ({ pageParam }) => listConversations(ownerId, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  if (!data) return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
  return {
    state: 'ready',
    past: data.pages.flatMap(({ conversations }) => conversations),
    more: hasNextPage ? () => void fetchNextPage() : null,
    isReading: isFetchingNextPage,
    async readAgain() {
      await refetch();
    },
  };
}

/** The one that still goes on: a reload returns to it. */
export const currentOf = (past: readonly ConversationView[]): ConversationView | null =>
  past.find(({ endedAt, endsAt }) => endedAt === null && Date.parse(endsAt) > systemClock.now()) ?? null;
