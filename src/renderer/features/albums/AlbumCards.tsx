/**
 * The wall of albums. Each card is a link, with all a browser does with links. Cards are dragged into the owner's order
 * by mouse, touch or keyboard (React Aria's drag and drop: Enter on the handle, arrows, Enter).
 */
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type KeyboardEvent, type SyntheticEvent, useMemo } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { Link, useNavigate } from 'react-router-dom';
import { AlbumCover } from '#features/media/index.ts';
import type { Album } from '#shared/domain/album.ts';
import { pathTo } from '#shared/routes.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { AlbumFacts } from './AlbumFacts.tsx';
import { AlbumMenu } from './AlbumMenu.tsx';
import { albumMessages } from './messages.ts';
import { positionForDrop } from './position.ts';

interface AlbumCardsProps {
  /** In the owner's order. */
  readonly albums: readonly Album[];
  readonly onMove: (album: Album, position: number) => void;
  readonly onEdit: (album: Album) => void;
  readonly onDelete: (album: Album) => void;
}

/** The link itself does what the press asks for; its row must not do it once more. */
const isLinksOwn = (event: SyntheticEvent) => event.stopPropagation();

/** Control and Enter on a card: what they do on a link. */
function openElsewhere(event: KeyboardEvent): void {
  const { ctrlKey, metaKey, shiftKey } = event;
  if (event.key !== 'Enter' || !(ctrlKey || metaKey) || !(event.target instanceof Element)) return;
  event.preventDefault();
  event.stopPropagation();
  const press = { ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
  event.target.closest('[role="row"]')?.querySelector('a')?.dispatchEvent(new MouseEvent('click', press));
}

export function AlbumCards({ albums, onMove, onEdit, onDelete }: AlbumCardsProps) {
  const messages = useMessages(albumMessages);
  const navigate = useNavigate();
  const byId = useMemo(() => new Map<string, Album>(albums.map((album) => [album.id, album])), [albums]);

  function drop(movedId: string, targetId: string, place: 'before' | 'after') {
    const album = byId.get(movedId);
    const position = positionForDrop(albums, movedId, { id: targetId, place });
    if (album && position !== null) onMove(album, position);
  }

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': byId.get(String(key))?.title ?? '' })),
    onReorder: ({ keys, target }) => {
      const [moved] = keys;
      if (moved === undefined || target.dropPosition === 'on') return;
      drop(String(moved), String(target.key), target.dropPosition);
    },
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        className="rounded-full outline-none drop-target:-mx-3 drop-target:w-1 drop-target:bg-accent"
      />
    ),
  });

  return (
    <div onKeyDownCapture={openElsewhere}>
      <GridList
        aria-label={messages.albums}
        layout="grid"
        items={albums}
        dragAndDropHooks={dragAndDropHooks}
        onAction={(key) => navigate(pathTo('album', { albumId: String(key) }))}
        className="grid grid-cols-1 gap-x-6 gap-y-9 outline-none min-[30rem]:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4"
      >
        {(album) => {
          const index = albums.indexOf(album);
          const before = albums[index - 1];
          const after = albums[index + 1];
          return (
            <GridListItem
              id={album.id}
              textValue={album.title}
              className="group/card relative cursor-pointer rounded-card outline-offset-4 dragging:opacity-40"
            >
              <AlbumCover
                album={album}
                className="aspect-[4/3] w-full rounded-card border border-line shadow-card transition-transform duration-300 group-hover/card:scale-[1.012]"
              />
              <AriaButton
                slot="drag"
                aria-label={messages.reorder(album.title)}
                className="absolute start-3 top-3 z-10 flex size-10 cursor-grab items-center justify-center rounded-full bg-raised text-ink-soft opacity-0 shadow-card transition-opacity group-hover/card:opacity-100 group-focus-within/card:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
              >
                <GripVertical size={18} aria-hidden="true" />
              </AriaButton>
              <div className="mt-3.5 flex items-start gap-2">
                <div className="min-w-0 flex-1">
                  <h2 className="truncate text-title">
                    <Link
                      to={pathTo('album', { albumId: album.id })}
                      // The card is what is dragged, by its whole face.
                      draggable={false}
                      onPointerDown={isLinksOwn}
                      onMouseDown={isLinksOwn}
                      onClick={isLinksOwn}
                      onKeyDown={(event) => {
                        if (event.key === 'Enter') isLinksOwn(event);
                      }}
                      className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
                    >
                      {album.title}
                    </Link>
                  </h2>
                  <AlbumFacts album={album} />
                </div>
                <AlbumMenu
                  album={album}
                  onEdit={() => onEdit(album)}
                  onDelete={() => onDelete(album)}
                  {...(before ? { onMoveEarlier: () => drop(album.id, before.id, 'before') } : {})}
                  {...(after ? { onMoveLater: () => drop(album.id, after.id, 'after') } : {})}
                />
              </div>
            </GridListItem>
          );
        }}
      </GridList>
    </div>
  );
}
