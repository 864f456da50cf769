/** Where a keepsake book is composed of an album. */
import { Dialog } from '#ui/Dialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import type { ComposingProps } from '../composing.ts';
import { AlbumToPrint } from '../making/AlbumToPrint.tsx';
import { useMaking } from '../making/useMaking.ts';
import { artworkMessages } from '../messages.ts';
import { BookComposer } from './BookComposer.tsx';

export function BookDialog({ userId, size, isOpen, onClose, onMade }: ComposingProps) {
  const texts = useMessages(artworkMessages);
  const maker = useMaking(userId, onMade);
  return (
    <Dialog
      title={texts.book}
      size="wide"
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={maker.making.state !== 'making'}
    >
      <AlbumToPrint userId={userId}>
        {(album, items) => <BookComposer album={album} items={items} size={size} maker={maker} />}
      </AlbumToPrint>
    </Dialog>
  );
}
