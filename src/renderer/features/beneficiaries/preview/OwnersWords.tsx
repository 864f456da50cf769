/** The owner's message to somebody, with the recording or film beside it. */
import { useQuery } from '@tanstack/react-query';
import { ItemPicture } from '#features/media/index.ts';
import type { MediaItemId, UserId } from '#shared/domain/ids.ts';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import { pathTo, routes } from '#shared/routes.ts';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { readItem } from '../peopleDocuments.ts';
import { peopleKeys } from '../peopleKeys.ts';
import { previewMessages } from './messages.ts';

interface OwnersWordsProps {
  readonly userId: UserId;
  readonly person: Beneficiary;
}

export function OwnersWords({ userId, person: { message } }: OwnersWordsProps) {
  const messages = useMessages(previewMessages);
  const isEmpty = message.text.trim() === '' && message.mediaItemId === null;
  if (isEmpty) {
    return (
      <p className="text-ink-soft">
        {messages.noWords} <Link to={routes.beneficiaries.path}>{messages.write}</Link>
      </p>
    );
  }
  return (
    <>
      {message.text ? (
        <p className="border-s-2 border-gold ps-5 whitespace-pre-line [overflow-wrap:anywhere]">
          {message.text}
        </p>
      ) : null}
      {message.mediaItemId ? <Recording userId={userId} itemId={message.mediaItemId} /> : null}
    </>
  );
}

function Recording({ userId, itemId }: { readonly userId: UserId; readonly itemId: MediaItemId }) {
  const messages = useMessages(previewMessages);
  const { data: item } = useQuery({
    queryKey: peopleKeys.item(userId, itemId),
    queryFn: () => readItem(userId, itemId),
    staleTime: 60_000,
  });
  if (item === undefined) return null;
  if (item === null || item.kind === 'letter' || item.state !== 'ready') {
    return <p className="mt-4 text-small text-ink-soft">{messages.gone}</p>;
  }
  return (
    <p className="mt-5 flex items-center gap-4">
      <span className="block size-20 shrink-0 overflow-hidden rounded-control bg-sunken">
        <ItemPicture item={item} />
      </span>
      <Link to={pathTo('album', { albumId: item.albumId })}>{item.caption || item.fileName}</Link>
    </p>
  );
}
