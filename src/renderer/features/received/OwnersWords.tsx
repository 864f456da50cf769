/** What the owner wanted this person to read first, and their recording where they made one. */
import { useQuery } from '@tanstack/react-query';
import { useOpenItem } from '#features/albums/index.ts';
import { ItemPicture, Lightbox } from '#features/media/index.ts';
import type { Received } from '#shared/legacy/received.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { readItemsOf, receivedKeys } from './api.ts';
import { receivedMessages } from './messages.ts';

interface OwnersWordsProps {
  readonly received: Received;
  readonly message: NonNullable<Received['message']>;
}

export function OwnersWords({ received: { ownerId, ownerName }, message }: OwnersWordsProps) {
  const texts = useMessages(receivedMessages);
  const lightbox = useOpenItem();
  const ids = message.mediaItemId ? [message.mediaItemId] : [];
  const { data = [] } = useQuery({
    queryKey: receivedKeys.items(ownerId, ids),
    queryFn: () => readItemsOf(ownerId, ids),
    enabled: ids.length > 0,
  });
  const [recording] = data;
  if (message.text === '' && !recording) return null;
  return (
    <figure className="mx-auto w-full max-w-3xl">
      <figcaption className="text-small text-ink-soft">{texts.words(ownerName)}</figcaption>
      {message.text ? (
        <blockquote className="mt-3 font-serif text-heading leading-relaxed font-normal whitespace-pre-line [overflow-wrap:anywhere]">
          {message.text}
        </blockquote>
      ) : null}
      {recording ? (
        <div className="mt-6 flex flex-wrap items-center gap-4">
          {recording.kind === 'letter' ? null : (
            <span className="relative block size-28 overflow-hidden rounded-control bg-sunken">
              <ItemPicture item={recording} />
            </span>
          )}
          <Button variant="secondary" onPress={() => lightbox.open(recording.id)}>
            {texts.listen}
          </Button>
          {lightbox.openId === recording.id ? (
            <Lightbox
              items={[recording]}
              openId={recording.id}
              onShow={lightbox.show}
              onClose={lightbox.close}
            />
          ) : null}
        </div>
      ) : null}
    </figure>
  );
}
