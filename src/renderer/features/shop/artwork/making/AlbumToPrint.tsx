/** Which album is printed, and all of its items once they are here. */
import { type ReactNode, useState } from 'react';
import { useAlbums } from '#features/albums/index.ts';
import { useAlbumItems } from '#features/media/index.ts';
import type { Album } from '#shared/domain/album.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Select } from '#ui/Select.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { artworkMessages } from '../messages.ts';

interface AlbumToPrintProps {
  readonly userId: UserId;
  readonly children: (album: Album, items: readonly MediaItem[]) => ReactNode;
}

export function AlbumToPrint({ userId, children }: AlbumToPrintProps) {
  const texts = useMessages(artworkMessages);
  const albums = useAlbums(userId);
  const [albumId, setAlbumId] = useState<string | null>(null);
  if (albums.state === 'loading') return <Skeleton className="h-40 w-full" />;
  if (albums.state === 'failed')
    return <RetryBanner onRetry={albums.retry}>{texts.albumsFailed}</RetryBanner>;
  const album = albums.albums.find(({ id }) => id === albumId) ?? albums.albums[0];
  if (!album) {
    return (
      <EmptyState
        headingLevel={3}
        title={texts.noAlbum}
        action={<ButtonLink to={routes.albums.path}>{texts.toAlbums}</ButtonLink>}
      />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <Select
        label={texts.album}
        options={albums.albums.map(({ id, title }) => ({ value: id as string, label: title }))}
        value={album.id as string}
        onChange={setAlbumId}
      />
      <Items key={album.id} userId={userId} album={album}>
        {children}
      </Items>
    </div>
  );
}

function Items({ userId, album, children }: AlbumToPrintProps & { readonly album: Album }) {
  const texts = useMessages(artworkMessages);
  const items = useAlbumItems(userId, album.id);
  switch (items.state) {
    case 'loading':
      return <Skeleton className="h-64 w-full" />;
    case 'failed':
      return <RetryBanner onRetry={items.retry}>{texts.itemsFailed}</RetryBanner>;
    case 'empty':
      return <EmptyState headingLevel={3} title={texts.nothing} />;
    case 'ready':
      if (items.rest === 'coming') return <p aria-live="polite">{texts.loading}</p>;
      // A book that lacks a part of its album unsaid would be found out when it is bound.
      if (items.rest !== 'none') {
        return <RetryBanner onRetry={items.rest.retry}>{texts.itemsFailed}</RetryBanner>;
      }
      return children(album, items.items);
  }
}
