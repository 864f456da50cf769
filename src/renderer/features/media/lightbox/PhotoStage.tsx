/**
 * A photo, sharper by steps: its placeholder at once, then the large thumbnail, then the original at full size once
 * someone stays with it. Zooms by wheel, pinch and double tap.
 */
import { useRef, useState } from 'react';
import { isDisplayableOriginal } from '#shared/media/displayable.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { mediaMessages } from '../messages.ts';
import { useThumbnail } from '../thumbnails/useThumbnail.ts';
import { nameItem } from '../wording/nameItem.ts';
import { PaperStage } from './PaperStage.tsx';
import type { StageProps } from './stageProps.ts';
import { useOriginal } from './useOriginal.ts';
import { useZoom } from './useZoom.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

/** Staying this long with a photo asks for its original. */
const DWELL = 350;
/** Larger originals are fetched only when someone zooms in. */
const EAGER_BYTES = 24 * 1024 * 1024;

export function PhotoStage({ item, onSwipe }: StageProps) {
  const messages = useMessages(mediaMessages);
  const language = useLanguage();
  const stage = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<{ width: number; height: number } | null>(null);
  const [isOriginalDrawn, setOriginalDrawn] = useState(false);
  const picture = item.width && item.height ? { width: item.width, height: item.height } : measured;
  const zoom = useZoom({ stage, picture, onSwipe });
  const large = useThumbnail(item.thumbnails.large ?? item.thumbnails.small);
  const isDrawable = isDisplayableOriginal(item.contentType);
  const wantsOriginal = isDrawable && (item.byteCount <= EAGER_BYTES || zoom.view.scale > 1);
  const original = useOriginal(item, wantsOriginal, large.state === 'waiting' ? DWELL * 3 : DWELL);

  const hasNothing = large.state === 'failed' && !isDrawable;
  if (hasNothing) return <PaperStage item={item} />;

  const { view, drag } = zoom;
  const alternative = nameItem(item, language, messages);
  const box = picture
    ? { aspectRatio: `${picture.width} / ${picture.height}`, width: `min(100%, ${picture.width}px)` }
    : {};
  return (
    <div
      ref={stage}
      className={`relative flex min-h-0 flex-1 touch-none items-center justify-center overflow-hidden select-none ${
        view.scale > 1 ? 'cursor-grab active:cursor-grabbing' : ''
      }`}
      {...zoom.handlers}
    >
      <div
        className="relative flex max-h-full max-w-full items-center justify-center"
        style={{
          ...box,
          transform: `translate(${view.x + drag.x}px, ${view.y + drag.y}px) scale(${view.scale})`,
          opacity: drag.y > 0 ? Math.max(0.4, 1 - drag.y / 600) : 1,
        }}
      >
        {item.placeholder && !isOriginalDrawn && large.state !== 'ready' ? (
          <img src={item.placeholder} alt="" className="absolute inset-0 size-full object-contain blur-lg" />
        ) : null}
        {large.state === 'ready' && !isOriginalDrawn ? (
          <img
            src={large.address}
            alt={alternative}
            draggable={false}
            onLoad={(event) => {
              const { naturalWidth, naturalHeight } = event.currentTarget;
              setMeasured((current) => current ?? { width: naturalWidth, height: naturalHeight });
            }}
            className="max-h-full w-full object-contain"
          />
        ) : null}
        {original.state === 'ready' ? (
          <img
            src={original.address}
            alt={isOriginalDrawn ? alternative : ''}
            draggable={false}
            decoding="async"
            onLoad={(event) => {
              const { naturalWidth, naturalHeight } = event.currentTarget;
              setMeasured({ width: naturalWidth, height: naturalHeight });
              setOriginalDrawn(true);
            }}
            className={`max-h-full w-full object-contain ${isOriginalDrawn ? '' : 'invisible absolute inset-0'}`}
          />
        ) : null}
      </div>
      {original.state === 'failed' && large.state !== 'ready' ? (
        <p role="alert" className="absolute inset-x-6 text-center text-ink-soft">
          {messages.failedToLoad}{' '}
          <button type="button" onClick={original.retry} className="font-semibold text-accent-text underline">
            {messages.tryAgain}
          </button>
        </p>
      ) : null}
      <ZoomButtons scale={view.scale} onZoom={zoom.zoomBy} />
    </div>
  );
}
