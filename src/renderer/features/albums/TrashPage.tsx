/** `/albums?view=trash`: what was deleted in the last 30 days, and the way back. */
import ArrowLeft from 'lucide-react/icons/arrow-left';
import TrashIcon from 'lucide-react/icons/trash-2';
import { useMemo, useState } from 'react';
import {
  groupByMonth,
  keepExisting,
  LiveFilmsProvider,
  MediaGrid,
  nothingSelected,
  type Selection,
  toggleItem,
} from '#features/media/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { hideFilms } from '#shared/media/livePhotos.ts';
import { routes } from '#shared/routes.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { albumMessages } from './messages.ts';
import { RestoreBar } from './RestoreBar.tsx';
import { TrashedAlbums } from './TrashedAlbums.tsx';
import { useAlbumChanges } from './useAlbumChanges.ts';
import { useAlbums } from './useAlbums.ts';
import { useTrash } from './useTrash.ts';

export const TRASH_LINK = `${routes.albums.path}?view=trash`;

export function TrashPage({ userId }: { readonly userId: UserId }) {
  const messages = useMessages(albumMessages);
  const albums = useAlbums(userId);
  const trash = useTrash(userId);
  const changes = useAlbumChanges(userId);
  const [chosen, setSelection] = useState<Selection>(nothingSelected);

  const items = trash.state === 'ready' ? trash.items : null;
  const months = useMemo(() => groupByMonth(hideFilms(items ?? []), 'newest-first'), [items]);
  const selection = useMemo(
    () => keepExisting(chosen, new Set((items ?? []).map(({ id }) => id as string))),
    [chosen, items],
  );
  const trashedAlbums = albums.state === 'ready' ? albums.trashed : [];
  const isLoading = albums.state === 'loading' || trash.state === 'loading';
  const isEmpty = !isLoading && trashedAlbums.length === 0 && items?.length === 0;

  return (
    <>
      <PageHeader
        title={messages.trash}
        before={
          <Link to={routes.albums.path} variant="plain" className="inline-flex min-h-11 items-center gap-1.5">
            <ArrowLeft size={16} aria-hidden="true" />
            {messages.back}
          </Link>
        }
      >
        {messages.trashLead}
      </PageHeader>
      {isLoading ? <Spinner message={messages.loading} /> : null}
      {trash.state === 'failed' ? (
        <Banner
          tone="error"
          action={
            <Button variant="secondary" size="small" onPress={trash.retry}>
              {messages.tryAgain}
            </Button>
          }
        >
          {messages.albumsFailed}
        </Banner>
      ) : null}
      {isEmpty ? (
        <EmptyState
          title={messages.trashEmptyTitle}
          icon={<TrashIcon size={32} strokeWidth={1.5} aria-hidden="true" />}
        >
          {messages.trashEmptyText}
        </EmptyState>
      ) : null}
      {trashedAlbums.length > 0 ? <TrashedAlbums albums={trashedAlbums} onRestore={changes.restore} /> : null}
      {items && items.length > 0 ? (
        <section aria-label={messages.trashedItems}>
          <LiveFilmsProvider items={items}>
            <MediaGrid
              months={months}
              style="square"
              label={messages.trashedItems}
              selection={selection}
              onSelectionChange={setSelection}
              onOpen={(id) => setSelection(toggleItem(selection, id))}
            />
          </LiveFilmsProvider>
        </section>
      ) : null}
      {selection.selected.size > 0 && trash.state === 'ready' ? (
        <RestoreBar
          count={selection.selected.size}
          onClear={() => setSelection(nothingSelected)}
          onRestore={() => {
            trash.restore(trash.items.filter(({ id }) => selection.selected.has(id)));
            setSelection(nothingSelected);
          }}
        />
      ) : null}
    </>
  );
}
