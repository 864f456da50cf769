/** The album page's states, and the one place that knows both the album and its items. */
import type { AlbumId, UserId } from '#shared/domain/ids.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { AlbumNotFound } from './AlbumNotFound.tsx';
import { albumMessages } from './messages.ts';
import { OpenAlbum } from './OpenAlbum.tsx';
import { useAlbum } from './useAlbums.ts';

interface AlbumViewProps {
  readonly userId: UserId;
  readonly albumId: AlbumId;
}

export function AlbumView({ userId, albumId }: AlbumViewProps) {
  const messages = useMessages(albumMessages);
  const album = useAlbum(userId, albumId);
  switch (album.state) {
    case 'loading':
      return <Spinner message={messages.loadingAlbum} />;
    case 'failed':
      return <RetryBanner onRetry={album.retry}>{messages.albumFailed}</RetryBanner>;
    case 'not-found':
      return <AlbumNotFound />;
    case 'ready':
      return <OpenAlbum userId={userId} album={album.album} otherAlbums={album.otherAlbums} />;
  }
}
