/** An owner's clone as the studio shows it, and how it is read again after a change. */
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CloneConversation } from '#shared/clone/conversation.ts';
import type { CloneListener } from '#shared/clone/listener.ts';
import type { CloneAlbum, CloneMemory } from '#shared/clone/memory.ts';
import type { CloneSettings } from '#shared/clone/settings.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { hasAgreed } from './api.ts';
import {
  type Interview,
  type Page,
  readChosenAlbums,
  readConversations,
  readInterview,
  readListeners,
  readMemories,
  readSettings,
} from './cloneDocuments.ts';
import { cloneKeys } from './cloneKeys.ts';

export interface Failed {
  readonly state: 'failed';
  readonly retry: () => void;
}

export type Read<Content> =
  | { readonly state: 'loading' }
  | Failed
  | { readonly state: 'ready'; readonly content: Content };

function useRead<Content>(queryKey: readonly unknown[], queryFn: () => Promise<Content>): Read<Content> {
  const { data, isError, refetch } = useQuery({ queryKey, queryFn });
  if (data !== undefined) return { state: 'ready', content: data };
  return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}

/** Null for who has not begun one. */
export const useSettings = (userId: UserId): Read<CloneSettings | null> =>
  useRead(cloneKeys.settings(userId), () => readSettings(userId));

/** Whether they agreed to the version of the agreement that applies now. */
export const useHasAgreed = (userId: UserId): Read<boolean> => useRead(cloneKeys.agreed(userId), hasAgreed);

export const useInterview = (userId: UserId): Read<Interview> =>
  useRead(cloneKeys.interview(userId), () => readInterview(userId));

export const useChosenAlbums = (userId: UserId): Read<readonly CloneAlbum[]> =>
  useRead(cloneKeys.albums(userId), () => readChosenAlbums(userId));

export const useListeners = (userId: UserId): Read<readonly CloneListener[]> =>
  useRead(cloneKeys.listeners(userId), () => readListeners(userId));

export type Listed<Entry> =
  | { readonly state: 'loading' }
  | Failed
  | { readonly state: 'empty' }
  | {
      readonly state: 'ready';
      readonly entries: readonly Entry[];
      /** Null at the end. */
      readonly more: (() => void) | null;
      readonly isReading: boolean;
    };

function useListed<Entry>(
  queryKey: readonly unknown[],
  readPage: (after: Date | null) => Promise<Page<Entry>>,
): Listed<Entry> {
  const found = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => readPage(pageParam),
    initialPageParam: null as Date | null,
    getNextPageParam: ({ next }) => next,
  });
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = found;
  if (!data) return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0 && !hasNextPage) return { state: 'empty' };
  return {
    state: 'ready',
    entries,
    more: hasNextPage ? () => void fetchNextPage() : null,
    isReading: isFetchingNextPage,
  };
}

export const useMemories = (userId: UserId): Listed<CloneMemory> =>
  useListed(cloneKeys.memories(userId), (after) => readMemories(userId, after));

export const useConversations = (userId: UserId): Listed<CloneConversation> =>
  useListed(cloneKeys.conversations(userId), (after) => readConversations(userId, after));

type Part = Exclude<keyof typeof cloneKeys, 'all'>;

/** Resolves when what the page shows of these parts is what the server has. */
export function useReadAgain(userId: UserId): (...parts: readonly Part[]) => Promise<void> {
  const client = useQueryClient();
  return async (...parts) => {
    await Promise.all(parts.map((part) => client.invalidateQueries({ queryKey: cloneKeys[part](userId) })));
  };
}

/** After everything was erased: nothing of it stays in this page. */
export function useForgetClone(userId: UserId): () => Promise<void> {
  const client = useQueryClient();
  return () => client.resetQueries({ queryKey: cloneKeys.all(userId) });
}
