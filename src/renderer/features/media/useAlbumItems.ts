/** The items of an album, page by page into one list. */
import { experimental_streamedQuery as streamedQuery, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import type { AlbumId, UserId } from '#shared/domain/ids.ts';
import { type MediaItem, mediaItemSchema } from '#shared/domain/mediaItem.ts';
import { readAlbumItems } from './itemDocuments.ts';
import { libraryKeys } from './libraryKeys.ts';

export type AlbumItemsState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'empty' }
  /** `rest` tells what of a large album is not here yet: still coming, or failed and to be asked for again. */
  | {
      readonly state: 'ready';
      readonly items: readonly MediaItem[];
      readonly rest: 'none' | 'coming' | { readonly retry: () => void };
    };

const itemsSchema = z.array(mediaItemSchema);
const none: readonly MediaItem[] = [];

export function useAlbumItems(userId: UserId, albumId: AlbumId): AlbumItemsState {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: libraryKeys.items(userId, albumId),
    queryFn: streamedQuery({
      streamFn: ({ signal }) => readAlbumItems(userId, albumId, signal),
      refetchMode: 'replace',
      reducer: (items: readonly MediaItem[], page: readonly MediaItem[]) => [...items, ...page],
      initialValue: none,
    }),
    staleTime: 60_000,
    meta: { kept: itemsSchema },
  });
  if (data === undefined) {
    return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
  }
  if (data.length === 0) return isFetching ? { state: 'loading' } : { state: 'empty' };
  const rest = isFetching ? 'coming' : isError ? { retry: () => void refetch() } : 'none';
  return { state: 'ready', items: data, rest };
}
