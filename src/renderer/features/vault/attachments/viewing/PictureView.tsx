/** A picture, decoded in memory and drawn: there is no address of it. */
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useEffect, useRef, useState } from 'react';
import { drawPicture } from '#features/uploads/index.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { typeForViewing } from '../fileKinds.ts';
import { attachmentMessages } from '../messages.ts';
import type { ViewProps } from './viewProps.ts';

/** A browser draws no larger canvas. */
const LARGEST_EDGE = 8_192;

export function PictureView({ attachment, content, onFailed }: ViewProps) {
  const texts = useMessages(attachmentMessages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [isLarge, setLarge] = useState(false);
  useEffect(() => {
    let isOver = false;
    void drawPicture(new Blob([content], { type: typeForViewing(attachment) })).then((picture) => {
      const target = canvas.current;
      if (isOver || !picture || !target) {
        picture?.close();
        if (!isOver) onFailed('cannotDraw');
        return;
      }
      const scale = Math.min(1, LARGEST_EDGE / Math.max(picture.width, picture.height));
      target.width = Math.max(1, Math.round(picture.width * scale));
      target.height = Math.max(1, Math.round(picture.height * scale));
      target.getContext('2d')?.drawImage(picture, 0, 0, target.width, target.height);
      picture.close();
      setDrawn(true);
    });
    const drawn = canvas.current;
    return () => {
      isOver = true;
      // Its pixels go with it.
      if (drawn) drawn.width = 0;
    };
  }, [attachment, content, onFailed]);
  return (
    <>
      {isDrawn ? (
        <div className="mb-3 flex justify-end">
          <IconButton label={isLarge ? texts.zoomOut : texts.zoomIn} onPress={() => setLarge(!isLarge)}>
            {isLarge ? <ZoomOut size={20} aria-hidden="true" /> : <ZoomIn size={20} aria-hidden="true" />}
          </IconButton>
        </div>
      ) : (
        <Spinner message={texts.opening} />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a picture that scrolls is reached by keyboard */}
      <div tabIndex={0} className="max-h-[65dvh] overflow-auto rounded-small">
        <canvas
          ref={canvas}
          role="img"
          aria-label={attachment.name}
          className={`mx-auto ${isDrawn ? '' : 'sr-only'} ${isLarge ? '' : 'max-h-[65dvh] max-w-full'}`}
        />
      </div>
    </>
  );
}
