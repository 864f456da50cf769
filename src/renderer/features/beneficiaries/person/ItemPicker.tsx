/** Asks for one item of the owner's albums: first the album, then what of it. */
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { useAlbums } from '#features/albums/index.ts';
import { AlbumCover, ItemPicture, useAlbumItems } from '#features/media/index.ts';
import type { Album } from '#shared/domain/album.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import { hideFilms } from '#shared/media/livePhotos.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { formMessages } from './formMessages.ts';
import { KeptInAlbum } from './recording/KeptInAlbum.tsx';

export type PickedKind = 'photo' | 'audio' | 'video';

interface ItemPickerProps {
  readonly userId: UserId;
  readonly kinds: readonly PickedKind[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onPick: (item: MediaFile) => void;
}

export function ItemPicker({ isOpen, onClose, ...choice }: ItemPickerProps) {
  const messages = useMessages(formMessages);
  const title = choice.kinds.includes('photo') ? messages.pickerTitle : messages.recordingTitle;
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} size="wide">
      {/* Inside the dialog, so that each opening begins with the albums. */}
      <Choice {...choice} />
    </Dialog>
  );
}

type ChoiceProps = Omit<ItemPickerProps, 'isOpen' | 'onClose'>;

function Choice(props: ChoiceProps) {
  const messages = useMessages(formMessages);
  const [album, setAlbum] = useState<Album | null>(null);
  if (!album) return <AlbumChoice userId={props.userId} kinds={props.kinds} onPick={setAlbum} />;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<ArrowLeft size={18} aria-hidden="true" />}
        onPress={() => setAlbum(null)}
        autoFocus
        className="-ms-3 mb-3"
      >
        {messages.backToAlbums}
      </Button>
      <h3 className="mb-3 font-semibold [overflow-wrap:anywhere]">{album.title}</h3>
      {props.kinds.includes('photo') ? null : (
        <KeptInAlbum userId={props.userId} album={album} onPick={props.onPick} />
      )}
      <ItemChoice key={album.id} album={album} {...props} />
    </>
  );
}

interface AlbumChoiceProps {
  readonly userId: UserId;
  readonly kinds: readonly PickedKind[];
  readonly onPick: (album: Album) => void;
}

function AlbumChoice({ userId, kinds, onPick }: AlbumChoiceProps) {
  const messages = useMessages(formMessages);
  const albums = useAlbums(userId);
  if (albums.state === 'loading') return <Spinner message={messages.loading} />;
  if (albums.state === 'failed') {
    return <RetryBanner onRetry={albums.retry}>{messages.readFailed}</RetryBanner>;
  }
  // What is recorded now may go into an empty one.
  const filled = albums.albums.filter(({ itemCount }) => itemCount > 0 || !kinds.includes('photo'));
  if (filled.length === 0) return <p className="text-ink-soft">{messages.noAlbums}</p>;
  return (
    <ul aria-label={messages.pickerAlbums} className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      {filled.map((album) => (
        <li key={album.id}>
          <button
            type="button"
            onClick={() => onPick(album)}
            className="w-full rounded-control text-start hover:opacity-90"
          >
            <AlbumCover album={album} className="aspect-[4/3] w-full rounded-control" />
            <span className="mt-1.5 block truncate text-small font-semibold">{album.title}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const PAGE = 60;

function ItemChoice({ userId, kinds, onPick, album }: ChoiceProps & { readonly album: Album }) {
  const messages = useMessages(formMessages);
  const items = useAlbumItems(userId, album.id);
  const [shown, setShown] = useState(PAGE);
  if (items.state === 'loading') return <Spinner message={messages.loading} />;
  if (items.state === 'failed') {
    return <RetryBanner onRetry={items.retry}>{messages.readFailed}</RetryBanner>;
  }
  const wanted: readonly string[] = kinds;
  const fitting = (items.state === 'ready' ? hideFilms(items.items) : []).filter((item): item is MediaFile =>
    wanted.includes(item.kind),
  );
  if (fitting.length === 0) return <p className="text-small text-ink-soft">{messages.noneHere}</p>;
  return (
    <>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {fitting.slice(0, shown).map((item) => (
          <li key={item.id}>
            <button
              type="button"
              aria-label={item.caption || item.fileName}
              onClick={() => onPick(item)}
              className="relative block aspect-square w-full overflow-hidden rounded-small bg-sunken hover:opacity-90"
            >
              <ItemPicture item={item} />
            </button>
            {kinds.includes('photo') ? null : (
              <span aria-hidden="true" className="mt-1 block truncate text-caption text-ink-soft">
                {item.caption || item.fileName}
              </span>
            )}
          </li>
        ))}
      </ul>
      {fitting.length > shown ? (
        <NativeButton variant="secondary" onPress={() => setShown(shown + PAGE)}>
          {messages.more}
        </NativeButton>
      ) : null}
    </>
  );
}
