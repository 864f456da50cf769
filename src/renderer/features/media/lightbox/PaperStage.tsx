/** A document: its first page, and the whole of it in a window of its own. */
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { mediaMessages } from '../messages.ts';
import { FileCard } from './FileCard.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { useOriginal } from './useOriginal.ts';

export function PaperStage({ item }: { readonly item: MediaFile }) {
  const messages = useMessages(mediaMessages);
  const original = useOriginal(item, true, 0);
  return (
    <FileCard
      item={item}
      actions={
        original.state === 'ready' ? (
          <a href={original.address} target="_blank" rel="noreferrer" className={buttonStyle('primary')}>
            {messages.openDocument}
          </a>
        ) : original.state === 'failed' ? (
          <LoadFailure onRetry={original.retry} />
        ) : null
      }
    />
  );
}
