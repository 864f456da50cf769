/** The person's albums in their order; one query feeds the list, each album's page and the dashboard. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { libraryKeys } from '#features/media/index.ts';
import { type Album, albumSchema } from '#shared/domain/album.ts';
import type { AlbumId, UserId } from '#shared/domain/ids.ts';
import { readAlbums } from './albumDocuments.ts';
import { inOwnersOrder } from './position.ts';

const albumsSchema = z.array(albumSchema);

interface Failed {
  readonly state: 'failed';
  readonly retry: () => void;
}

type AlbumsState =
  | { readonly state: 'loading' }
  | Failed
  | {
      readonly state: 'ready';
      /** In the owner's order. */
      readonly albums: readonly Album[];
      readonly trashed: readonly Album[];
    };

type AlbumState =
  | { readonly state: 'loading' }
  | Failed
  | { readonly state: 'not-found' }
  | { readonly state: 'ready'; readonly album: Album; readonly otherAlbums: readonly Album[] };

export function useAlbums(userId: UserId): AlbumsState {
  const { data, isError, refetch } = useQuery({
    queryKey: libraryKeys.albums(userId),
    queryFn: () => readAlbums(userId),
    staleTime: 15_000,
    meta: { kept: albumsSchema },
  });
  return useMemo(() => {
    if (data) {
      return {
        state: 'ready',
        albums: inOwnersOrder(data.filter(({ trashedAt }) => trashedAt === null)),
        trashed: data.filter(({ trashedAt }) => trashedAt !== null),
      };
    }
    return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
  }, [data, isError, refetch]);
}

export function useAlbum(userId: UserId, albumId: AlbumId): AlbumState {
  const albums = useAlbums(userId);
  return useMemo(() => {
    if (albums.state !== 'ready') return albums;
    const album = albums.albums.find(({ id }) => id === albumId);
    if (!album) return { state: 'not-found' };
    return { state: 'ready', album, otherAlbums: albums.albums.filter((other) => other !== album) };
  }, [albums, albumId]);
}
