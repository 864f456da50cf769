/** "128 items · 340 MB · June to August 2024": the line under an album's title. */
import { formatBytes } from '#features/media/index.ts';
import type { Album } from '#shared/domain/album.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { formatPeriod } from './formatPeriod.ts';
import { roomMessages } from './roomMessages.ts';

export function AlbumFacts({
  album,
  className = '',
}: {
  readonly album: Album;
  readonly className?: string;
}) {
  const messages = useMessages(roomMessages);
  const language = useLanguage();
  const facts =
    album.itemCount === 0
      ? [messages.empty]
      : [
          messages.items(album.itemCount),
          // Letters take no room.
          album.byteCount > 0 ? formatBytes(album.byteCount, language) : null,
          formatPeriod(album, language),
        ].filter((fact) => fact !== null);
  return <p className={`text-small text-ink-soft ${className}`}>{facts.join(' · ')}</p>;
}
