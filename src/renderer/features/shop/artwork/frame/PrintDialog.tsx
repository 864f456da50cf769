/** Where one picture of an album is chosen and cut for a frame. */
import { useState } from 'react';
import { ItemPicture } from '#features/media/index.ts';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { type PrintablePicture, printablePictures } from '../book/bookOf.ts';
import type { ComposingProps } from '../composing.ts';
import { AlbumToPrint } from '../making/AlbumToPrint.tsx';
import { useMaking } from '../making/useMaking.ts';
import { artworkMessages } from '../messages.ts';
import { CropEditor } from './CropEditor.tsx';

export function PrintDialog({ userId, size, isOpen, onClose, onMade }: ComposingProps) {
  const texts = useMessages(artworkMessages);
  const maker = useMaking(userId, onMade);
  const [chosen, setChosen] = useState<PrintablePicture | null>(null);
  return (
    <Dialog
      title={texts.print}
      size="wide"
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={maker.making.state !== 'making'}
    >
      {chosen ? (
        <div className="flex flex-col gap-5">
          {maker.making.state === 'making' ? null : (
            <div>
              <NativeButton
                variant="quiet"
                size="small"
                onPress={() => {
                  maker.rest();
                  setChosen(null);
                }}
              >
                {texts.otherPicture}
              </NativeButton>
            </div>
          )}
          <CropEditor key={`${chosen.item.id} ${size.id}`} picture={chosen} size={size} maker={maker} />
        </div>
      ) : (
        <AlbumToPrint userId={userId}>
          {(_, items) => <PictureChoice items={items} onChoose={setChosen} />}
        </AlbumToPrint>
      )}
    </Dialog>
  );
}

interface PictureChoiceProps {
  readonly items: readonly MediaItem[];
  readonly onChoose: (picture: PrintablePicture) => void;
}

function PictureChoice({ items, onChoose }: PictureChoiceProps) {
  const texts = useMessages(artworkMessages);
  const pictures = printablePictures(items);
  if (pictures.length === 0) return <EmptyState headingLevel={3} title={texts.noPicture} />;
  return (
    <section aria-labelledby="pictures">
      <h3 id="pictures" className="mb-3 text-title">
        {texts.pictures}
      </h3>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {pictures.map((picture) => (
          <li key={picture.item.id}>
            <button
              type="button"
              aria-label={picture.item.caption || picture.item.fileName}
              onClick={() => onChoose(picture)}
              className="relative block aspect-square w-full overflow-hidden rounded-small bg-sunken outline-offset-2 hover:opacity-85 focus-visible:outline-2 focus-visible:outline-focus [contain-intrinsic-size:9rem] [content-visibility:auto]"
            >
              <ItemPicture item={picture.item} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
