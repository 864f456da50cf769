/** A photo, and over it the film of the same moment where there is one: by its button, its key, or a long press. */
import CircleDot from 'lucide-react/icons/circle-dot';
import { type PointerEvent, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PhotoStage } from '../lightbox/PhotoStage.tsx';
import type { StageControls, StageProps } from '../lightbox/stageProps.ts';
import { mediaMessages } from '../messages.ts';
import { LiveFilm } from './LiveFilm.tsx';
import { useLiveFilm } from './liveFilms.tsx';

/** A finger that rests this long on the picture plays it, in milliseconds. */
const LONG_PRESS = 450;
const TREMBLE = 10;

export function LivePhotoStage(props: StageProps) {
  const { item, controls } = props;
  const messages = useMessages(mediaMessages);
  const film = useLiveFilm(item);
  const photo = useRef<StageControls>(null);
  const press = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [isPlaying, setPlaying] = useState(false);

  const play = () => {
    photo.current?.showWhole?.();
    setPlaying(true);
  };
  const toggle = () => (isPlaying ? setPlaying(false) : play());
  useImperativeHandle(controls, () => ({ ...photo.current, ...(film ? { toggleLive: toggle } : {}) }));

  const forget = () => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };
  useEffect(() => forget, []);

  const pressHandlers = {
    onPointerDown(event: PointerEvent) {
      forget();
      const isOnPicture = event.target instanceof Element && !event.target.closest('button');
      if (!isOnPicture || !event.isPrimary || event.button !== 0) return;
      press.current = { x: event.clientX, y: event.clientY, timer: setTimeout(play, LONG_PRESS) };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const start = press.current;
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > TREMBLE) forget();
    },
    onPointerUp: forget,
    onPointerCancel: forget,
  };

  return (
    <div
      ref={stage}
      tabIndex={-1}
      className={`relative flex min-h-0 flex-1 flex-col outline-none ${film ? '[-webkit-touch-callout:none]' : ''}`}
      {...(film ? pressHandlers : {})}
    >
      <PhotoStage {...props} controls={photo} />
      {film && isPlaying ? (
        <LiveFilm still={item} film={film} onEnded={() => setPlaying(false)} takesFocus={stage} />
      ) : null}
      {film ? (
        <Button
          variant="quiet"
          size="small"
          className="absolute start-4 top-2 rounded-full bg-scrim"
          aria-label={isPlaying ? messages.stopLive : messages.playLive}
          onPress={toggle}
        >
          <CircleDot size={16} aria-hidden="true" />
          {messages.live}
        </Button>
      ) : null}
    </div>
  );
}
