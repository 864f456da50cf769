/** Deleted albums, each with the days it still waits. */
import { AlbumCover } from '#features/media/index.ts';
import type { Album } from '#shared/domain/album.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { AlbumFacts } from './AlbumFacts.tsx';
import { daysLeft } from './daysLeft.ts';
import { albumMessages } from './messages.ts';

interface TrashedAlbumsProps {
  readonly albums: readonly Album[];
  readonly onRestore: (album: Album) => void;
  readonly onErase: (album: Album) => void;
}

export function TrashedAlbums({ albums, onRestore, onErase }: TrashedAlbumsProps) {
  const messages = useMessages(albumMessages);
  return (
    <section aria-labelledby="trashed-albums" className="mb-10">
      <h2 id="trashed-albums" className="mb-4 text-title">
        {messages.trashedAlbums}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {albums.map((album) => (
          <li key={album.id} className="flex flex-wrap items-center gap-4 p-4">
            <AlbumCover album={album} className="size-16 shrink-0 rounded-control" />
            <div className="min-w-40 flex-1">
              <p className="font-semibold [overflow-wrap:anywhere]">{album.title}</p>
              <AlbumFacts album={album} />
            </div>
            <span className="text-caption text-ink-faint">
              {messages.daysLeft(daysLeft(album.trashedAt))}
            </span>
            <Button variant="secondary" size="small" onPress={() => onRestore(album)}>
              {messages.restore}
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={messages.eraseNamed(album.title)}
              onPress={() => onErase(album)}
            >
              {messages.erase}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
