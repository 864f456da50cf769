/** A recording: its own bars, large, and a player. */
import { useMessages } from '#ui/language/messages.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { voicePrint } from '../grid/voicePrint.ts';
import { mediaMessages } from '../messages.ts';
import { LoadFailure } from './LoadFailure.tsx';
import type { StageProps } from './stageProps.ts';
import { useOriginal } from './useOriginal.ts';

export function AudioStage({ item, isPlayingShow, onEnded }: StageProps) {
  const messages = useMessages(mediaMessages);
  const original = useOriginal(item, true, 0);
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center justify-center gap-10 px-6 pb-10">
      <svg viewBox="0 0 96 32" className="w-full max-w-2xl text-accent-text" fill="none" aria-hidden="true">
        <path d={voicePrint(item.sha256)} stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" />
      </svg>
      <p className="max-w-prose text-center font-serif text-title [overflow-wrap:anywhere]">
        {item.caption || item.fileName}
      </p>
      {original.state === 'ready' ? (
        // biome-ignore lint/a11y/useMediaCaption: a family's recordings come without captions
        <audio
          src={original.address}
          controls
          autoPlay={isPlayingShow}
          onEnded={onEnded}
          aria-label={item.caption || item.fileName}
          className="w-full max-w-2xl"
        />
      ) : original.state === 'failed' ? (
        <LoadFailure onRetry={original.retry} />
      ) : (
        <Spinner message={messages.loadingOriginal} />
      )}
    </div>
  );
}
