/** `/albums?view=trash`: what was deleted in the last 30 days, and the way back. */
import ArrowLeft from 'lucide-react/icons/arrow-left';
import TrashIcon from 'lucide-react/icons/trash-2';
import { useCallback, useMemo, useState } from 'react';
import {
  formatBytes,
  groupByMonth,
  keepExisting,
  LiveFilmsProvider,
  MediaGrid,
  nothingSelected,
  type Selection,
  toggleItem,
} from '#features/media/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import { hideFilms } from '#shared/media/livePhotos.ts';
import { routes } from '#shared/routes.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { daysLeft } from './daysLeft.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { albumMessages } from './messages.ts';
import { roomMessages } from './roomMessages.ts';
import { TrashedAlbums } from './TrashedAlbums.tsx';
import { TrashSelectionBar } from './TrashSelectionBar.tsx';
import { useAlbumChanges } from './useAlbumChanges.ts';
import { useAlbums } from './useAlbums.ts';
import { useErasure } from './useErasure.ts';
import { useTrash } from './useTrash.ts';

export function TrashPage({ userId }: { readonly userId: UserId }) {
  const messages = useMessages(albumMessages);
  const { emptyTrash } = useMessages(roomMessages);
  const albums = useAlbums(userId);
  const trash = useTrash(userId);
  const changes = useAlbumChanges(userId);
  const erasure = useErasure(userId);
  const language = useLanguage();
  const [chosen, setSelection] = useState<Selection>(nothingSelected);

  const items = trash.state === 'ready' ? trash.items : null;
  const months = useMemo(() => groupByMonth(hideFilms(items ?? []), 'newest-first'), [items]);
  const selection = useMemo(
    () => keepExisting(chosen, new Set((items ?? []).map(({ id }) => id as string))),
    [chosen, items],
  );
  const trashedAlbums = albums.state === 'ready' ? albums.trashed : [];
  const isLoading = albums.state === 'loading' || trash.state === 'loading';
  const holdsSomething = trashedAlbums.length > 0 || (items?.length ?? 0) > 0;
  const describe = useCallback(
    ({ trashedAt, byteCount }: MediaItem) =>
      `${formatBytes(byteCount, language)} · ${messages.daysLeft(daysLeft(trashedAt))}`,
    [language, messages],
  );
  const isEmpty = !isLoading && trashedAlbums.length === 0 && items?.length === 0;

  return (
    <>
      <PageHeader
        title={messages.trash}
        actions={
          holdsSomething && items ? (
            <Button
              variant="secondary"
              onPress={() => erasure.ask({ items, albums: trashedAlbums })}
              icon={<TrashIcon size={18} aria-hidden="true" />}
            >
              {emptyTrash}
            </Button>
          ) : null
        }
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
        <RetryBanner onRetry={trash.retry}>{messages.albumsFailed}</RetryBanner>
      ) : null}
      {isEmpty ? (
        <EmptyState
          title={messages.trashEmptyTitle}
          icon={<TrashIcon size={32} strokeWidth={1.5} aria-hidden="true" />}
        >
          {messages.trashEmptyText}
        </EmptyState>
      ) : null}
      {trashedAlbums.length > 0 ? (
        <TrashedAlbums
          albums={trashedAlbums}
          onRestore={changes.restore}
          onErase={(album) =>
            // What was thrown away by itself before its album goes with it.
            erasure.ask({
              items: (items ?? []).filter(({ albumId }) => albumId === album.id),
              albums: [album],
            })
          }
        />
      ) : null}
      {items && items.length > 0 ? (
        <section aria-label={messages.trashedItems}>
          <LiveFilmsProvider items={items}>
            <MediaGrid
              months={months}
              style="square"
              label={messages.trashedItems}
              selection={selection}
              onSelectionChange={setSelection}
              describe={describe}
              onOpen={(id) => setSelection(toggleItem(selection, id))}
            />
          </LiveFilmsProvider>
        </section>
      ) : null}
      {selection.selected.size > 0 && trash.state === 'ready' ? (
        <TrashSelectionBar
          count={selection.selected.size}
          onClear={() => setSelection(nothingSelected)}
          onErase={() =>
            erasure.ask({ items: trash.items.filter(({ id }) => selection.selected.has(id)), albums: [] })
          }
          onRestore={() => {
            trash.restore(trash.items.filter(({ id }) => selection.selected.has(id)));
            setSelection(nothingSelected);
          }}
        />
      ) : null}
      <EraseDialog erasure={erasure} />
    </>
  );
}
