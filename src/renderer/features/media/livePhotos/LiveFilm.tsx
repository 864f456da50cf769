/** The film of a live photo, playing where its still stands: once through, and without sound until somebody asks for it. */
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { LoadFailure } from '../lightbox/LoadFailure.tsx';
import { usePlayer } from '../lightbox/usePlayer.ts';
import { mediaMessages } from '../messages.ts';
import { shownSize, turnedStyle } from '../TurnedImage.tsx';

interface LiveFilmProps {
  readonly still: MediaFile;
  readonly film: MediaFile;
  readonly onEnded: () => void;
  /** Takes the focus when the film goes with the control that has it: else the viewer's keys would be heard by nobody. */
  readonly takesFocus: RefObject<HTMLElement | null>;
}

export function LiveFilm({ still, film, onEnded, takesFocus }: LiveFilmProps) {
  const messages = useMessages(mediaMessages);
  const element = useRef<HTMLVideoElement>(null);
  const player = usePlayer(film, element);
  const [isMuted, setMuted] = useState(true);
  useLayoutEffect(
    () => () => {
      if (document.activeElement?.closest('[data-film-controls]')) takesFocus.current?.focus();
    },
    [takesFocus],
  );
  const size = shownSize(still);

  if (player.state === 'failed') {
    return (
      <div className="absolute inset-0 flex bg-sunken">
        <LoadFailure onRetry={player.retry} />
      </div>
    );
  }
  if (player.state === 'unplayable') {
    return (
      <p
        role="status"
        className="absolute inset-x-0 top-14 mx-auto w-fit max-w-[calc(100%-2rem)] rounded-card bg-scrim px-4 py-1.5 text-center text-small"
      >
        {messages.liveUnplayable}
      </p>
    );
  }
  return (
    <>
      <div
        className="pointer-events-none absolute inset-0 m-auto [container-type:size]"
        style={size ? { width: `min(100%, ${size.width}px)`, height: `min(100%, ${size.height}px)` } : {}}
      >
        <video
          ref={element}
          src={player.state === 'ready' ? player.address : undefined}
          autoPlay
          muted={isMuted}
          playsInline
          onEnded={onEnded}
          {...player.handlers}
          aria-label={messages.liveFilm}
          className={`object-contain ${turnedStyle(still.rotation)}`}
        />
      </div>
      <div data-film-controls className="absolute end-4 top-2 rounded-full bg-scrim">
        <IconButton
          label={isMuted ? messages.soundOn : messages.soundOff}
          onPress={() => setMuted((current) => !current)}
        >
          {isMuted ? <VolumeX size={20} aria-hidden="true" /> : <Volume2 size={20} aria-hidden="true" />}
        </IconButton>
      </div>
    </>
  );
}
