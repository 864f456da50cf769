/** A document: its first page, and the whole of it in a window of its own, which asks for the pages it shows. */
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { mediaMessages } from '../messages.ts';
import { FileCard } from './FileCard.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { useOriginalLink } from './useOriginalLink.ts';

export function PaperStage({ item }: { readonly item: MediaFile }) {
  const messages = useMessages(mediaMessages);
  const link = useOriginalLink(item);
  return (
    <FileCard
      item={item}
      actions={
        link.state === 'ready' ? (
          <a href={link.address} target="_blank" rel="noreferrer" className={buttonStyle('primary')}>
            {messages.openDocument}
          </a>
        ) : link.state === 'failed' ? (
          <LoadFailure onRetry={link.retry} />
        ) : null
      }
    />
  );
}
