/** Letters, recordings and pictures that were left to this person by themselves, each with what the owner said to it. */
import { useQuery } from '@tanstack/react-query';
import type { Received } from '#shared/legacy/received.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { readItemsOf, receivedKeys } from './api.ts';
import { receivedMessages } from './messages.ts';
import { ReadOnlyGallery } from './ReadOnlyGallery.tsx';

export function ReceivedItems({ received: { ownerId, mediaItems } }: { readonly received: Received }) {
  const texts = useMessages(receivedMessages);
  const ids = mediaItems.map(({ mediaItemId }) => mediaItemId);
  const items = useQuery({
    queryKey: receivedKeys.items(ownerId, ids),
    queryFn: () => readItemsOf(ownerId, ids),
  });
  const said = mediaItems.filter(({ message }) => message !== '');
  return (
    <section>
      <h2 className="mb-4 text-heading">{texts.single}</h2>
      {said.map(({ mediaItemId, message }) => (
        <p key={mediaItemId} className="mb-4 max-w-prose font-serif whitespace-pre-line">
          {message}
        </p>
      ))}
      {items.isError ? <RetryBanner onRetry={() => void items.refetch()}>{texts.failed}</RetryBanner> : null}
      {items.data ? (
        <ReadOnlyGallery items={items.data} title={texts.single} downloadLabel={texts.downloadAll} />
      ) : null}
    </section>
  );
}
