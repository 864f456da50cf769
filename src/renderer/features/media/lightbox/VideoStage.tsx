/** A video: its poster at once, then the player, or the truth when the browser knows its sound but not its picture. */

import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { TurningRing } from '#ui/TurningRing.tsx';
import { downloadOriginals } from '../download/downloads.ts';
import { mediaMessages } from '../messages.ts';
import { useThumbnail } from '../thumbnails/useThumbnail.ts';
import { LoadFailure } from './LoadFailure.tsx';
import type { StageProps } from './stageProps.ts';
import { useOriginal } from './useOriginal.ts';

export function VideoStage({ item, isPlayingShow, onEnded }: StageProps) {
  const messages = useMessages(mediaMessages);
  const language = useLanguage();
  const poster = useThumbnail(item.thumbnails.large);
  const original = useOriginal(item, true, 0);
  const [isUnplayable, setUnplayable] = useState(false);
  return (
    <div className="relative flex min-h-0 flex-1 items-center justify-center px-2 pb-4">
      {original.state === 'failed' ? (
        <LoadFailure onRetry={original.retry} />
      ) : isUnplayable ? (
        <div className="flex flex-col items-center gap-5 text-center text-ink-soft">
          <p className="max-w-prose">
            {messages.cannotShow} {messages.cannotShowHint}
          </p>
          <Button variant="secondary" onPress={() => void downloadOriginals([item], item.fileName, language)}>
            {messages.download}
          </Button>
        </div>
      ) : (
        <>
          {/* biome-ignore lint/a11y/useMediaCaption: a family's videos come without captions */}
          <video
            src={original.state === 'ready' ? original.address : undefined}
            poster={poster.state === 'ready' ? poster.address : undefined}
            controls={original.state === 'ready'}
            autoPlay={isPlayingShow}
            playsInline
            onEnded={onEnded}
            onError={() => setUnplayable(original.state === 'ready')}
            // HEVC outside Safari: the sound would play over a black window.
            onLoadedMetadata={({ currentTarget }) => setUnplayable(currentTarget.videoWidth === 0)}
            aria-label={item.caption || item.fileName}
            className="max-h-full max-w-full rounded-small"
            style={item.width && item.height ? { aspectRatio: `${item.width} / ${item.height}` } : {}}
          />
          {original.state === 'waiting' ? (
            <span
              role="status"
              className="absolute flex items-center gap-2 rounded-full bg-scrim px-4 py-2 text-small"
            >
              <TurningRing /> {messages.loadingOriginal}
            </span>
          ) : null}
        </>
      )}
    </div>
  );
}
