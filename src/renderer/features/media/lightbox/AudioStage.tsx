/** A recording: its own bars, large, and a player. */
import { useImperativeHandle, useRef } from 'react';
import { useMessages } from '#ui/language/messages.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { voicePrint } from '../grid/voicePrint.ts';
import { mediaMessages } from '../messages.ts';
import { LoadFailure } from './LoadFailure.tsx';
import type { StageProps } from './stageProps.ts';
import { UnplayableCard } from './UnplayableCard.tsx';
import { usePlayer } from './usePlayer.ts';
import { useSwipe } from './useSwipe.ts';

export function AudioStage({ item, isPlayingShow, controls, onEnded, onSwipe }: StageProps) {
  const messages = useMessages(mediaMessages);
  const element = useRef<HTMLAudioElement>(null);
  const player = usePlayer(item, element);
  const swipe = useSwipe({ isEnabled: true, onSwipe });
  useImperativeHandle(controls, () => ({ togglePlay: player.toggle }));

  if (player.state === 'unplayable') {
    return <UnplayableCard item={item} />;
  }
  return (
    <div
      className="flex min-h-0 flex-1 touch-pan-y flex-col items-center justify-center gap-10 px-6 pb-10"
      {...swipe.handlers}
    >
      <svg viewBox="0 0 96 32" className="w-full max-w-2xl text-accent-text" fill="none" aria-hidden="true">
        <path d={voicePrint(item.sha256)} stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" />
      </svg>
      <p className="max-w-prose text-center font-serif text-title [overflow-wrap:anywhere]">
        {item.caption || item.fileName}
      </p>
      {player.state === 'ready' ? (
        <audio
          ref={element}
          src={player.address}
          controls
          autoPlay={isPlayingShow}
          preload="metadata"
          onEnded={onEnded}
          {...player.handlers}
          aria-label={item.caption || item.fileName}
          className="w-full max-w-2xl"
        />
      ) : player.state === 'failed' ? (
        <LoadFailure onRetry={player.retry} />
      ) : (
        <Spinner message={messages.loadingRecording} />
      )}
    </div>
  );
}
