/** `/albums`: the wall of albums, and with `?view=trash` what was deleted. */
import { useSearchParams } from 'react-router-dom';
import { useSignedIn } from '#features/session/index.ts';
import { AlbumsWall } from './AlbumsWall.tsx';
import { TrashPage } from './TrashPage.tsx';

export function AlbumsPage() {
  const [search] = useSearchParams();
  const { user } = useSignedIn();
  return search.get('view') === 'trash' ? <TrashPage userId={user.uid} /> : <AlbumsWall userId={user.uid} />;
}
