/** `/albums`: the wall of albums, and with `?view=trash` what was deleted. */
import { useSearchParams } from 'react-router-dom';
import { useSignedIn } from '#features/session/index.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { AlbumsSkeleton } from './AlbumsSkeleton.tsx';
import { AlbumsWall } from './AlbumsWall.tsx';

const TrashPage = lazyPart(async () => (await import('./TrashPage.tsx')).TrashPage, {
  isAskedFor: true,
  Placeholder: AlbumsSkeleton,
});

export function AlbumsPage() {
  const [search] = useSearchParams();
  const { user } = useSignedIn();
  return search.get('view') === 'trash' ? <TrashPage userId={user.uid} /> : <AlbumsWall userId={user.uid} />;
}
