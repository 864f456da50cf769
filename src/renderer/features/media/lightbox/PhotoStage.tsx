/**
 * A photo, sharper by steps: what stands in for it, the large thumbnail, then the original at full size once someone
 * stays with it.
 * Zooms by wheel, pinch, double tap and keys; a finger turns the page while the whole picture is shown.
 */
import { type TouchEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { isDisplayableOriginal } from '#shared/media/displayable.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { mediaMessages } from '../messages.ts';
import { shownSize, TurnedImage } from '../TurnedImage.tsx';
import { useThumbnail } from '../thumbnails/useThumbnail.ts';
import { nameItem } from '../wording/nameItem.ts';
import { enlarge } from './enlarge.ts';
import { FileCard } from './FileCard.tsx';
import { isBlank } from './isBlank.ts';
import { LoadingMark } from './LoadingMark.tsx';
import { StandIn } from './StandIn.tsx';
import type { StageProps } from './stageProps.ts';
import { useOriginal } from './useOriginal.ts';
import { useSwipe } from './useSwipe.ts';
import { LARGEST_SCALE, ZoomButtons } from './ZoomButtons.tsx';

/** Staying this long with a photo asks for its original. */
const DWELL = 350;
/** Larger originals are fetched only when someone zooms in. */
const EAGER_BYTES = 24 * 1024 * 1024;
/** What one press of plus, minus or their keys adds to the scale. */
const ZOOM_STEP = 0.8;

type Drawn = 'nothing' | 'thumbnail' | 'original';

export function PhotoStage({ item, isPlayingShow, controls, onSwipe }: StageProps) {
  const messages = useMessages(mediaMessages);
  const language = useLanguage();
  const zoom = useRef<ReactZoomPanPinchRef>(null);
  const [scale, setScale] = useState(1);
  const [drawn, setDrawn] = useState<Drawn>('nothing');
  const [measured, setMeasured] = useState<{ width: number; height: number } | null>(null);
  const large = useThumbnail(item.thumbnails.large ?? item.thumbnails.small);
  const isDisplayable = isDisplayableOriginal(item.contentType);
  const [isThumbnailBlank, setThumbnailBlank] = useState(false);
  const [isUndecodable, setUndecodable] = useState(false);
  const hasNoThumbnail = large.state === 'failed' || isThumbnailBlank;
  const wantsOriginal = isDisplayable && (item.byteCount <= EAGER_BYTES || scale > 1 || hasNoThumbnail);
  const original = useOriginal(item, wantsOriginal, large.state === 'waiting' ? DWELL * 3 : DWELL);
  const swipe = useSwipe({ isEnabled: scale <= 1, onSwipe });

  useImperativeHandle(controls, () => ({
    zoomIn: () => void zoom.current?.zoomIn(ZOOM_STEP),
    zoomOut: () => void zoom.current?.zoomOut(ZOOM_STEP),
    showWhole: () => void zoom.current?.resetTransform(),
  }));

  const isCarded = hasNoThumbnail && (!isDisplayable || isUndecodable);
  const hasFailed = original.state === 'failed' && (hasNoThumbnail || large.state === 'waiting');
  const isLoading = drawn === 'nothing' && !hasFailed;

  function showThumbnail(image: HTMLImageElement) {
    if (isBlank(image)) return setThumbnailBlank(true);
    setMeasured((current) => current ?? naturalSize(image));
    setDrawn((current) => (current === 'nothing' ? 'thumbnail' : current));
  }

  // One that the page holds already is drawn with the page itself, before the stand-in was ever seen.
  const thumbnail = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const image = thumbnail.current;
    if (large.state === 'ready' && image?.complete && image.naturalWidth > 0) showThumbnail(image);
  }, [large]);

  if (isCarded) {
    return (
      <div className="flex min-h-0 flex-1 touch-pan-y flex-col" {...swipe.handlers}>
        <FileCard item={item} reason={`${messages.cannotShow} ${messages.cannotShowHint}`} />
      </div>
    );
  }

  const alternative = nameItem(item, language, messages);
  const size = shownSize(item) ?? measured;
  const shown = size && enlarge(size);
  const isEnlarged = shown !== null && shown.factor > 1;
  const isMoving = scale > 1;
  return (
    <div
      className={`relative min-h-0 flex-1 touch-none overflow-hidden select-none ${
        isMoving ? 'cursor-grab active:cursor-grabbing' : ''
      }`}
      {...swipe.handlers}
      onTouchEnd={withoutMouse}
      aria-busy={isLoading}
    >
      <TransformWrapper
        ref={zoom}
        minScale={1}
        maxScale={LARGEST_SCALE}
        disablePadding
        doubleClick={{ mode: isMoving ? 'reset' : 'zoomIn', step: 1.5 }}
        panning={{ disabled: !isMoving }}
        onTransform={(_, state) => setScale(state.scale)}
      >
        <TransformComponent wrapperClass="size-full!" contentClass="size-full!">
          <div
            className="absolute inset-0 m-auto"
            style={{
              // Contained, and blown up past its own pixels only where they could not be seen.
              ...(shown
                ? { width: `min(100%, ${shown.width}px)`, height: `min(100%, ${shown.height}px)` }
                : {}),
              ...(isEnlarged ? { imageRendering: 'pixelated' } : {}),
              transform: `translate(${swipe.drag.x}px, ${swipe.drag.y}px)`,
              opacity: swipe.drag.y > 0 ? Math.max(0.4, 1 - swipe.drag.y / 600) : 1,
            }}
          >
            {isLoading ? <StandIn item={item} /> : null}
            {large.state === 'ready' && !isThumbnailBlank && drawn !== 'original' ? (
              <TurnedImage
                key="thumbnail"
                ref={thumbnail}
                src={large.address}
                alt={alternative}
                rotation={item.rotation}
                fit="contain"
                decoding="sync"
                onLoad={({ currentTarget }) => showThumbnail(currentTarget)}
              />
            ) : null}
            {original.state === 'ready' ? (
              <TurnedImage
                key="original"
                src={original.address}
                alt={drawn === 'original' ? alternative : ''}
                rotation={item.rotation}
                fit="contain"
                className={drawn === 'original' ? '' : 'opacity-0'}
                onLoad={async ({ currentTarget }) => {
                  setMeasured(naturalSize(currentTarget));
                  // Shown once it is decoded: the thumbnail stands there until then, and stays where there is no more.
                  await currentTarget.decode().then(
                    () => {
                      if (hasNoThumbnail && isBlank(currentTarget)) setUndecodable(true);
                      else setDrawn('original');
                    },
                    // One that was taken from the page meanwhile says nothing of the file.
                    () => setUndecodable(currentTarget.isConnected),
                  );
                }}
                onError={() => setUndecodable(true)}
              />
            ) : null}
          </div>
        </TransformComponent>
      </TransformWrapper>
      {hasFailed ? (
        <p role="alert" className="absolute inset-x-6 top-1/2 text-center text-ink-soft">
          {messages.failedToLoad}{' '}
          <button type="button" onClick={original.retry} className="font-semibold text-accent-text underline">
            {messages.tryAgain}
          </button>
        </p>
      ) : null}
      {isDisplayable || !isMoving || isPlayingShow ? null : <StageNote>{messages.previewOnly}</StageNote>}
      <LoadingMark isLoading={isLoading} message={messages.loadingPicture} />
      {size && isEnlarged && !isPlayingShow && !isLoading ? (
        <StageNote>{messages.shownLarger(size.width, size.height)}</StageNote>
      ) : null}
      <ZoomButtons
        scale={scale}
        onZoomIn={() => void zoom.current?.zoomIn(ZOOM_STEP)}
        onZoomOut={() => void zoom.current?.zoomOut(ZOOM_STEP)}
      />
    </div>
  );
}

function StageNote({ children }: { readonly children: string }) {
  return (
    <p className="pointer-events-none absolute inset-x-0 bottom-16 mx-auto w-fit max-w-[calc(100%-2rem)] rounded-card bg-scrim px-4 py-1.5 text-center text-small sm:bottom-4">
      {children}
    </p>
  );
}

/**
 * After a tap, browsers send what a mouse would have: pressing it ends the zoom that a double tap has just begun.
 * Buttons keep theirs.
 */
function withoutMouse(event: TouchEvent): void {
  if (event.cancelable && event.target instanceof Element && !event.target.closest('button, a')) {
    event.preventDefault();
  }
}

function naturalSize({ naturalWidth, naturalHeight }: HTMLImageElement) {
  return { width: naturalWidth, height: naturalHeight };
}
