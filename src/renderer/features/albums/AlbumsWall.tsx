/** The albums in their order, the room that is left, and the way to make another. */
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TRASH_LINK } from '#features/navigation/index.ts';
import type { Album } from '#shared/domain/album.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { planOf } from '#shared/plans.ts';
import { pathTo } from '#shared/routes.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { onceOpened } from '#ui/onceOpened.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { AlbumCards } from './AlbumCards.tsx';
import { AlbumLimitNotice } from './AlbumLimitNotice.tsx';
import { AlbumsSkeleton } from './AlbumsSkeleton.tsx';
import { FirstAlbum } from './FirstAlbum.tsx';
import { albumMessages } from './messages.ts';
import { StorageMeter } from './StorageMeter.tsx';
import { useAlbumChanges } from './useAlbumChanges.ts';
import { useAlbums } from './useAlbums.ts';
import { useStorageUse } from './useStorageUse.ts';

const AlbumForm = onceOpened(async () => (await import('./AlbumForm.tsx')).AlbumForm);

export function AlbumsWall({ userId }: { readonly userId: UserId }) {
  const messages = useMessages(albumMessages);
  const navigate = useNavigate();
  const albums = useAlbums(userId);
  const storage = useStorageUse(userId);
  const changes = useAlbumChanges(userId);
  const change = useChange();
  /** The album being named: a present one, `new`, or none. */
  const [named, setNamed] = useState<Album | 'new' | null>(null);

  const count = albums.state === 'ready' ? albums.albums.length : 0;
  const limit = storage ? planOf(storage.plan).albumLimit : null;
  const isAtLimit = limit !== null && count >= limit;
  const isEmpty = albums.state === 'ready' && count === 0;
  const hasTrash = albums.state === 'ready' && albums.trashed.length > 0;

  return (
    <>
      <PageHeader
        title={messages.albums}
        actions={
          <>
            {isEmpty && !hasTrash ? null : (
              <ButtonLink to={TRASH_LINK} variant="quiet" icon={<Trash size={18} aria-hidden="true" />}>
                {messages.trash}
              </ButtonLink>
            )}
            {isAtLimit || isEmpty ? null : (
              <Button onPress={change(() => setNamed('new'))} icon={<Plus size={18} aria-hidden="true" />}>
                {messages.newAlbum}
              </Button>
            )}
          </>
        }
      >
        {messages.albumsLead}
      </PageHeader>
      <StorageMeter userId={userId} className="mb-10 max-w-sm" />
      {isAtLimit && limit !== null ? <AlbumLimitNotice limit={limit} /> : null}
      {albums.state === 'loading' ? <AlbumsSkeleton /> : null}
      {albums.state === 'failed' ? (
        <RetryBanner onRetry={albums.retry}>{messages.albumsFailed}</RetryBanner>
      ) : null}
      {isEmpty ? <FirstAlbum onCreate={change(() => setNamed('new'))} /> : null}
      {albums.state === 'ready' && count > 0 ? (
        <AlbumCards
          albums={albums.albums}
          onMove={change(changes.move)}
          onEdit={change(setNamed)}
          onDelete={change(changes.trash)}
        />
      ) : null}
      <AlbumForm
        album={named === 'new' ? null : named}
        isOpen={named !== null}
        onClose={() => setNamed(null)}
        onSave={async (texts, albumKey) => {
          if (named === 'new') {
            const albumId = await changes.create(texts, albumKey);
            navigate(pathTo('album', { albumId }));
          } else if (named) await changes.edit(named, texts);
        }}
      />
    </>
  );
}
