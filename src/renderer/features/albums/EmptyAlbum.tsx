/** An album before its first picture: how to fill it. */
import ImagePlus from 'lucide-react/icons/image-plus';
import { WriteLetterButton } from '#features/letters/index.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { AddButtons, type AddButtonsProps } from './AddButtons.tsx';
import { albumMessages } from './messages.ts';

export function EmptyAlbum({ onFiles }: AddButtonsProps) {
  const messages = useMessages(albumMessages);
  return (
    <EmptyState
      title={messages.emptyAlbumTitle}
      icon={<ImagePlus size={32} strokeWidth={1.5} aria-hidden="true" />}
      action={
        <>
          <WriteLetterButton />
          <AddButtons onFiles={onFiles} />
        </>
      }
    >
      <p>{messages.emptyAlbumText}</p>
      <p className="mt-2 pointer-coarse:hidden">{messages.addHint}</p>
    </EmptyState>
  );
}
