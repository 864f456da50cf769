import { useMemo } from 'react';
import { useAlbums } from '#features/albums/index.ts';
import type { UserId } from '#shared/domain/ids.ts';

/** By the albums' ids; empty until they are read. */
export function useAlbumTitles(userId: UserId): ReadonlyMap<string, string> {
  const albums = useAlbums(userId);
  return useMemo(
    () => new Map(albums.state === 'ready' ? albums.albums.map(({ id, title }) => [id, title]) : []),
    [albums],
  );
}
