/** The album page's states, and the one place that knows both the album and its items. */
import type { AlbumId, UserId } from '#shared/domain/ids.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { AlbumNotFound } from './AlbumNotFound.tsx';
import { albumMessages } from './messages.ts';
import { OpenAlbum } from './OpenAlbum.tsx';
import { useAlbum } from './useAlbums.ts';

export interface AlbumViewProps {
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
      return (
        <Banner
          tone="error"
          action={
            <Button variant="secondary" size="small" onPress={album.retry}>
              {messages.tryAgain}
            </Button>
          }
        >
          {messages.albumFailed}
        </Banner>
      );
    case 'not-found':
      return <AlbumNotFound />;
    case 'ready':
      return <OpenAlbum userId={userId} album={album.album} otherAlbums={album.otherAlbums} />;
  }
}
