/** An album that is here: header, ways to add, grid, selection, lightbox. */
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CodesDialog } from '#features/albumCodes/index.ts';
import { useWritingAddress, WaitingDraft, WriteLetterButton } from '#features/letters/index.ts';
import {
  captionDraftsOf,
  DownloadTray,
  downloadOriginals,
  draftsOf,
  groupByMonth,
  keepExisting,
  Lightbox,
  LiveFilmsProvider,
  MediaGrid,
  nothingSelected,
  type Selection,
  selectEvery,
  useAlbumItems,
  withFilms,
} from '#features/media/index.ts';
import { addToAlbum, readTransfer } from '#features/uploads/index.ts';
import { platform } from '#platform/currentPlatform.ts';
import type { Album } from '#shared/domain/album.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import { hideFilms } from '#shared/media/livePhotos.ts';
import { routes } from '#shared/routes.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { useChange, useIsReadOnly } from '#ui/readOnly.tsx';
import { AddButtons } from './AddButtons.tsx';
import { AlbumDestination } from './AlbumDestination.tsx';
import { AlbumForm } from './AlbumForm.tsx';
import { AlbumHeader } from './AlbumHeader.tsx';
import { AlbumLetterEditor } from './AlbumLetterEditor.tsx';
import { DropVeil } from './DropVeil.tsx';
import { EmptyAlbum } from './EmptyAlbum.tsx';
import { GridSkeleton } from './GridSkeleton.tsx';
import { albumMessages } from './messages.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useAlbumChanges } from './useAlbumChanges.ts';
import { useFileDrop } from './useFileDrop.ts';
import { useGridPreferences } from './useGridPreferences.ts';
import { useItemChanges } from './useItemChanges.ts';
import { useOpenItem } from './useOpenItem.ts';

interface OpenAlbumProps {
  readonly userId: UserId;
  readonly album: Album;
  readonly otherAlbums: readonly Album[];
}

const nothing: readonly MediaItem[] = [];

export function OpenAlbum({ userId, album, otherAlbums }: OpenAlbumProps) {
  const navigate = useNavigate();
  const language = useLanguage();
  const content = useAlbumItems(userId, album.id);
  const preferences = useGridPreferences();
  const albumChanges = useAlbumChanges(userId);
  const itemChanges = useItemChanges(userId, album);
  const addFiles = (files: readonly File[]) => addToAlbum(userId, album, files);
  const addTransfer = (transfer: DataTransfer) => addToAlbum(userId, album, readTransfer(transfer));
  const change = useChange();
  const isReadOnly = useIsReadOnly();
  const isDragging = useFileDrop({ onTransfer: isReadOnly ? change(addTransfer) : addTransfer });
  const lightbox = useOpenItem();
  const writing = useWritingAddress();
  const [isEditing, setEditing] = useState(false);
  const [isShowingCodes, setShowingCodes] = useState(false);
  const [picking, setPicking] = useState<'move' | 'copy' | null>(null);
  const drafts = useMemo(() => {
    const { storage } = platform();
    return { caption: captionDraftsOf(userId, storage), date: draftsOf('date', userId, storage) };
  }, [userId]);
  const [chosen, setSelection] = useState<Selection>(nothingSelected);

  const items = content.state === 'ready' ? content.items : null;
  const months = useMemo(
    () => groupByMonth(hideFilms(items ?? []), preferences.order),
    [items, preferences.order],
  );
  const ordered = useMemo(() => months.flatMap((month) => month.items), [months]);
  const selection = useMemo(
    () => keepExisting(chosen, new Set(ordered.map(({ id }) => id as string))),
    [chosen, ordered],
  );
  const selectedItems = ordered.filter(({ id }) => selection.selected.has(id));
  const clear = () => setSelection(nothingSelected);
  const saveSite = async () => (await import('./export/saveAlbumSite.tsx')).saveAlbumSite(album, language);

  return (
    <LiveFilmsProvider items={items ?? nothing}>
      <AlbumHeader
        album={album}
        onEdit={change(() => setEditing(true))}
        onCodes={() => setShowingCodes(true)}
        onDelete={change(() => {
          albumChanges.trash(album);
          navigate(routes.albums.path);
        })}
        actions={
          <>
            <WriteLetterButton isCompact />
            <AddButtons onFiles={addFiles} />
          </>
        }
        {...(ordered.length > 0
          ? {
              preferences,
              onDownload: () =>
                void downloadOriginals(withFilms(ordered, items ?? []), album.title, language),
              onSaveSite: () => void saveSite(),
            }
          : {})}
      />
      <WaitingDraft
        userId={userId}
        albumId={album.id}
        address={writing}
        isLetterHere={(letterId) => items?.some(({ id }) => id === letterId) ?? true}
      />
      {content.state === 'loading' ? <GridSkeleton /> : null}
      {content.state === 'failed' ? <LoadFailure onRetry={content.retry} /> : null}
      {content.state === 'empty' ? <EmptyAlbum onFiles={addFiles} /> : null}
      {content.state === 'ready' ? (
        <>
          <MediaGrid
            months={months}
            style={preferences.style}
            label={album.title}
            selection={selection}
            onSelectionChange={setSelection}
            onOpen={lightbox.open}
            onOpenApart={lightbox.openApart}
            openId={lightbox.openId}
            onDelete={change(() => {
              itemChanges.trash(selectedItems);
              clear();
            })}
          />
          {typeof content.rest === 'object' ? <LoadFailure onRetry={content.rest.retry} /> : null}
        </>
      ) : null}
      {selectedItems.length > 0 ? (
        <SelectionBar
          count={selectedItems.length}
          onClear={clear}
          onSelectAll={() => setSelection(selectEvery(ordered.map(({ id }) => id)))}
          onDownload={() =>
            void downloadOriginals(withFilms(selectedItems, items ?? []), album.title, language)
          }
          onMove={change(() => setPicking('move'))}
          onCopy={change(() => setPicking('copy'))}
          onDelete={change(() => {
            itemChanges.trash(selectedItems);
            clear();
          })}
          {...(selectedItems[0] && selectedItems.length === 1
            ? setCoverOf(
                selectedItems[0].id,
                change((itemId) => {
                  albumChanges.setCover(album, itemId);
                  clear();
                }),
              )
            : {})}
        />
      ) : null}
      {picking ? (
        <AlbumDestination
          userId={userId}
          purpose={picking}
          albums={otherAlbums}
          onClose={() => setPicking(null)}
          onChoose={(target) => {
            if (picking === 'move') itemChanges.move(selectedItems, target);
            else itemChanges.copy(selectedItems, target);
            setPicking(null);
            clear();
          }}
        />
      ) : null}
      {isReadOnly ? null : (
        <AlbumLetterEditor userId={userId} album={album} items={items} address={writing} />
      )}
      {writing.target === null &&
      lightbox.openId !== null &&
      ordered.some(({ id }) => id === lightbox.openId) ? (
        <Lightbox
          items={ordered}
          openId={lightbox.openId}
          onShow={lightbox.show}
          onClose={lightbox.close}
          {...(isReadOnly
            ? {}
            : {
                onDelete: (item) => {
                  const index = ordered.indexOf(item);
                  const neighbour = ordered[index + 1] ?? ordered[index - 1];
                  if (neighbour) lightbox.show(neighbour.id);
                  else lightbox.close();
                  itemChanges.trash([item]);
                },
                onEditLetter: (letter) => writing.open(letter.id),
                onTurn: itemChanges.turn,
                onFavour: itemChanges.favour,
                captions: { onSave: itemChanges.saveCaption, drafts: drafts.caption },
                dates: { onSave: itemChanges.saveDate, drafts: drafts.date },
              })}
        />
      ) : null}
      <AlbumForm
        album={album}
        isOpen={isEditing}
        onClose={() => setEditing(false)}
        onSave={(texts) => albumChanges.edit(album, texts)}
      />
      <CodesDialog
        album={album}
        otherAlbums={otherAlbums}
        isOpen={isShowingCodes}
        onClose={() => setShowingCodes(false)}
        onSaveAlbum={() => void saveSite()}
      />
      {isDragging ? <DropVeil title={album.title} /> : null}
      <DownloadTray />
    </LiveFilmsProvider>
  );
}

function setCoverOf<Id>(itemId: Id, setCover: (itemId: Id) => void): { readonly onSetCover: () => void } {
  return { onSetCover: () => setCover(itemId) };
}

function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const messages = useMessages(albumMessages);
  return (
    <RetryBanner className="mt-8" onRetry={onRetry}>
      {messages.albumFailed}
    </RetryBanner>
  );
}
