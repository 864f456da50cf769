/** `/albums/{albumId}`: one album, its pictures, and everything that can be done with them. */
import { useParams } from 'react-router-dom';
import { useSignedIn } from '#features/session/index.ts';
import { albumIdSchema } from '#shared/domain/ids.ts';
import { AlbumNotFound } from './AlbumNotFound.tsx';
import { AlbumView } from './AlbumView.tsx';

export function AlbumPage() {
  const { user } = useSignedIn();
  const { albumId } = useParams();
  const parsed = albumIdSchema.safeParse(albumId);
  if (!parsed.success) return <AlbumNotFound />;
  // Another album is another page: nothing chosen in this one may reach the next.
  return <AlbumView key={parsed.data} userId={user.uid} albumId={parsed.data} />;
}
