/** One received album, in the gallery that its owner had, read-only. */
import { Link, useSearchParams } from 'react-router-dom';
import { useAlbumItems } from '#features/media/index.ts';
import type { Received } from '#shared/legacy/received.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { receivedMessages } from './messages.ts';
import { ReadOnlyGallery } from './ReadOnlyGallery.tsx';
import { useReceivedAlbums } from './ReceivedAlbums.tsx';

interface ReceivedAlbumProps {
  readonly received: Received;
  readonly album: Received['albums'][number];
}

export function ReceivedAlbum({ received, album: { albumId, message } }: ReceivedAlbumProps) {
  const texts = useMessages(receivedMessages);
  const [search] = useSearchParams();
  const albums = useReceivedAlbums(received);
  const content = useAlbumItems(received.ownerId, albumId);
  const album = albums.data?.find(({ id }) => id === albumId);
  const back = new URLSearchParams(search);
  back.delete('album');
  back.delete('item');
  const title = album?.title ?? texts.albums;
  return (
    <>
      <PageHeader title={title} before={<Link to={`?${back}`}>{texts.backToAll(received.ownerName)}</Link>}>
        {album?.description ? <p className="whitespace-pre-line">{album.description}</p> : null}
        {message ? <p className="mt-2 font-serif whitespace-pre-line text-ink">{message}</p> : null}
      </PageHeader>
      {content.state === 'loading' ? <Spinner message={texts.loading} /> : null}
      {content.state === 'failed' ? <RetryBanner onRetry={content.retry}>{texts.failed}</RetryBanner> : null}
      {content.state === 'empty' ? <p className="text-ink-soft">{texts.emptyAlbum}</p> : null}
      {content.state === 'ready' ? (
        <ReadOnlyGallery items={content.items} title={title} downloadLabel={texts.download} />
      ) : null}
    </>
  );
}
