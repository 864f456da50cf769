/** The albums that were received, each with what the owner said to it. */
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { AlbumFacts } from '#features/albums/index.ts';
import { AlbumCover } from '#features/media/index.ts';
import type { Received } from '#shared/legacy/received.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { readAlbumsOf, receivedKeys } from './api.ts';
import { receivedMessages } from './messages.ts';

export function useReceivedAlbums({ ownerId, albums }: Received) {
  const ids = albums.map(({ albumId }) => albumId);
  return useQuery({ queryKey: receivedKeys.albums(ownerId, ids), queryFn: () => readAlbumsOf(ownerId, ids) });
}

export function ReceivedAlbums({ received }: { readonly received: Received }) {
  const texts = useMessages(receivedMessages);
  const [search] = useSearchParams();
  const albums = useReceivedAlbums(received);
  const messages = new Map(received.albums.map(({ albumId, message }) => [albumId, message]));
  const addressOf = (albumId: string) => {
    const next = new URLSearchParams(search);
    next.set('album', albumId);
    return `?${next}`;
  };
  return (
    <section>
      <h2 className="text-heading">{texts.albums}</h2>
      {albums.isError ? (
        <RetryBanner className="mt-4" onRetry={() => void albums.refetch()}>
          {texts.failed}
        </RetryBanner>
      ) : null}
      <ul className="mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {(albums.data ?? []).map((album) => (
          <li key={album.id}>
            <Link to={addressOf(album.id)} className="block rounded-card">
              <AlbumCover album={album} className="aspect-[4/3] rounded-card" />
              <span className="mt-3 block font-serif text-title [overflow-wrap:anywhere]">{album.title}</span>
            </Link>
            <AlbumFacts album={album} />
            {messages.get(album.id) ? (
              <p className="mt-2 whitespace-pre-line text-ink-soft">{messages.get(album.id)}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
