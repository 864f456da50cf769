/** The clip, begun at its second, or the picture. */
import { useRef, useState } from 'react';
import type { MemorySource } from '#shared/clone/passage.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import type { OpenedSource } from '../api.ts';
import { clipTime } from './clipTime.ts';
import { sourceMessages } from './messages.ts';

interface SourceMediaProps {
  readonly media: NonNullable<OpenedSource['media']>;
  readonly source: MemorySource;
  readonly label: string;
  /** Asks for another link. */
  readonly onAgain: () => void;
}

export function SourceMedia({ media, source, label, onAgain }: SourceMediaProps) {
  const texts = useMessages(sourceMessages);
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const begin = source.is === 'answer' ? (source.from ?? 0) : 0;
  if (failedUrl === media.url) return <RetryBanner onRetry={onAgain}>{texts.linkEnded}</RetryBanner>;
  const onError = () => setFailedUrl(media.url);
  if (media.contentType.startsWith('image/')) {
    return <img src={media.url} alt={label || texts.picture} onError={onError} className="rounded-card" />;
  }
  const toBegin = () => {
    if (player.current) player.current.currentTime = begin;
  };
  const isFilm = media.contentType.startsWith('video/');
  const Player = isFilm ? 'video' : 'audio';
  return (
    <div className="flex flex-col items-start gap-2">
      {/* What is said in it stands below, as its transcript. */}
      <Player
        ref={player}
        src={media.url}
        controls
        playsInline
        preload="metadata"
        onLoadedMetadata={toBegin}
        onError={onError}
        aria-label={label || texts.answer}
        className={`w-full ${isFilm ? 'rounded-card bg-sunken' : ''}`}
      />
      {begin > 0 ? (
        <Button
          variant="quiet"
          size="small"
          onPress={() => {
            toBegin();
            player.current?.play().catch(() => {});
          }}
        >
          {texts.fromHere} ({clipTime(begin)})
        </Button>
      ) : null}
    </div>
  );
}
