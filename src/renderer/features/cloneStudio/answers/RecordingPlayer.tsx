/** The recording of an answer, played as it was made. */
import type { RefObject } from 'react';
import { useOriginalLink } from '#features/media/index.ts';
import type { MediaItemId, UserId } from '#shared/domain/ids.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { answerMessages } from './messages.ts';

interface RecordingPlayerProps {
  readonly ownerId: UserId;
  readonly itemId: MediaItemId;
  readonly isFilm: boolean;
  readonly player: RefObject<HTMLVideoElement | null>;
}

export function RecordingPlayer({ ownerId, itemId, isFilm, player }: RecordingPlayerProps) {
  const messages = useMessages(answerMessages);
  const original = useOriginalLink({ id: itemId, ownerId });
  switch (original.state) {
    case 'failed':
      return <RetryBanner onRetry={original.retry}>{messages.playerFailed}</RetryBanner>;
    case 'waiting':
      return (
        <div aria-busy="true">
          <span className="sr-only">{messages.playerWaiting}</span>
          <Skeleton className="h-14 w-full" />
        </div>
      );
    case 'ready':
      return (
        // A video element plays sound alone too, so that both are moved in the same way.
        // biome-ignore lint/a11y/useMediaCaption: its words stand below, line by line
        <video
          ref={player}
          src={original.address}
          controls
          playsInline
          preload="metadata"
          aria-label={messages.player}
          className={isFilm ? 'max-h-96 w-full rounded-control' : 'h-14 w-full rounded-control bg-sunken'}
        />
      );
  }
}
