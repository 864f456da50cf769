/** `/albums/{albumId}`: one album, its pictures, and everything that can be done with them. */
import { useParams } from 'react-router-dom';
import { useSignedIn } from '#features/session/index.ts';
import { type AlbumId, albumIdSchema, type UserId } from '#shared/domain/ids.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { AlbumNotFound } from './AlbumNotFound.tsx';
import { albumMessages } from './messages.ts';
import { OpenAlbum } from './OpenAlbum.tsx';
import { useAlbum } from './useAlbums.ts';

export function AlbumPage() {
  const { user } = useSignedIn();
  const { albumId } = useParams();
  const parsed = albumIdSchema.safeParse(albumId);
  if (!parsed.success) return <AlbumNotFound />;
  // Another album is another page: nothing chosen in this one may reach the next.
  return <Album key={parsed.data} userId={user.uid} albumId={parsed.data} />;
}

interface AlbumProps {
  readonly userId: UserId;
  readonly albumId: AlbumId;
}

function Album({ userId, albumId }: AlbumProps) {
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
