/** No album of this person has this address. */
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { albumMessages } from './messages.ts';

export function AlbumNotFound() {
  const messages = useMessages(albumMessages);
  return (
    <EmptyState
      title={messages.notFoundTitle}
      headingLevel={1}
      action={<ButtonLink to={routes.albums.path}>{messages.back}</ButtonLink>}
    >
      {messages.notFoundText}
    </EmptyState>
  );
}
