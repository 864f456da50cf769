/** Asks into which album the chosen items go, or whether a new one is to be made for them. */
import Plus from 'lucide-react/icons/plus';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { AlbumCover } from '#features/media/index.ts';
import type { Album } from '#shared/domain/album.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { AlbumFacts } from './AlbumFacts.tsx';
import { albumMessages } from './messages.ts';

interface AlbumPickerProps {
  readonly purpose: 'move' | 'copy';
  readonly albums: readonly Album[];
  readonly onPick: (album: Album) => void;
  readonly onPickNew: () => void;
  readonly onClose: () => void;
}

export function AlbumPicker({ purpose, albums, onPick, onPickNew, onClose }: AlbumPickerProps) {
  const messages = useMessages(albumMessages);
  const title = purpose === 'move' ? messages.chooseAlbumToMove : messages.chooseAlbumToCopy;
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      {purpose === 'copy' ? <p className="mb-4 text-small text-ink-soft">{messages.copyNote}</p> : null}
      {albums.length === 0 ? (
        <p className="text-ink-soft">{messages.noOtherAlbum}</p>
      ) : (
        <ListBox
          aria-label={title}
          items={albums}
          autoFocus
          onAction={(key) => {
            const album = albums.find(({ id }) => id === key);
            if (album) onPick(album);
          }}
          className="-mx-3 flex flex-col outline-none"
        >
          {(album) => (
            <ListBoxItem
              id={album.id}
              textValue={album.title}
              className="flex cursor-pointer items-center gap-4 rounded-control p-3 hover:bg-sunken focus:bg-sunken"
            >
              <AlbumCover album={album} className="size-14 shrink-0 rounded-small" />
              <span className="min-w-0">
                <span className="block truncate font-semibold">{album.title}</span>
                <AlbumFacts album={album} />
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      )}
      <Button
        variant="secondary"
        className="mt-4"
        onPress={onPickNew}
        icon={<Plus size={18} aria-hidden="true" />}
      >
        {messages.inNewAlbum}
      </Button>
    </Dialog>
  );
}
