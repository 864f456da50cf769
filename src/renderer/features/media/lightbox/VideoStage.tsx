/** A film: its poster as soon as it comes, then the player, or an honest card where the browser knows no picture in it. */
import { useImperativeHandle, useRef } from 'react';
import { useMessages } from '#ui/language/messages.tsx';
import { TurningRing } from '#ui/TurningRing.tsx';
import { mediaMessages } from '../messages.ts';
import { useThumbnail } from '../thumbnails/useThumbnail.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { StandIn } from './StandIn.tsx';
import type { StageProps } from './stageProps.ts';
import { UnplayableCard } from './UnplayableCard.tsx';
import { usePlayer } from './usePlayer.ts';
import { useSwipe } from './useSwipe.ts';

export function VideoStage({ item, isPlayingShow, controls, onEnded, onSwipe }: StageProps) {
  const messages = useMessages(mediaMessages);
  const element = useRef<HTMLVideoElement>(null);
  const poster = useThumbnail(item.thumbnails.large);
  const player = usePlayer(item, element);
  const swipe = useSwipe({ isEnabled: true, onSwipe });
  useImperativeHandle(controls, () => ({ togglePlay: player.toggle }));

  if (player.state === 'unplayable') {
    return <UnplayableCard item={item} />;
  }
  const isLoading = player.state === 'waiting';
  return (
    <div
      aria-busy={isLoading}
      className="relative flex min-h-0 flex-1 touch-pan-y items-center justify-center px-2 pb-4"
      {...swipe.handlers}
    >
      {player.state === 'failed' ? (
        <LoadFailure onRetry={player.retry} />
      ) : (
        <>
          {isLoading && poster.state !== 'ready' ? (
            <div className="absolute inset-x-2 top-0 bottom-4">
              <StandIn item={item} />
            </div>
          ) : null}
          <video
            ref={element}
            src={player.state === 'ready' ? player.address : undefined}
            poster={poster.state === 'ready' ? poster.address : undefined}
            controls={player.state === 'ready'}
            autoPlay={isPlayingShow}
            preload="metadata"
            playsInline
            onEnded={onEnded}
            {...player.handlers}
            aria-label={item.caption || item.fileName}
            className={`max-h-full max-w-full rounded-small ${
              isLoading && poster.state !== 'ready' ? 'invisible' : ''
            }`}
            style={item.width && item.height ? { aspectRatio: `${item.width} / ${item.height}` } : {}}
          />
          {isLoading ? (
            <span
              role="status"
              className="absolute flex items-center gap-2 rounded-full bg-scrim px-4 py-2 text-small"
            >
              <TurningRing /> {messages.loadingFilm}
            </span>
          ) : null}
        </>
      )}
    </div>
  );
}
