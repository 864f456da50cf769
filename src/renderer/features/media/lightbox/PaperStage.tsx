/**
 * A document: its first page, and the way to the whole of it. A browser shows it in a window of its own, which asks for the
 * pages it shows. The desktop would hand its address to another program, which keeps what it opened: there it is saved.
 */
import { platform } from '#platform/currentPlatform.ts';
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { mediaMessages } from '../messages.ts';
import { FileCard } from './FileCard.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { useOriginalLink } from './useOriginalLink.ts';

interface PaperStageProps {
  readonly item: MediaFile;
}

export function PaperStage({ item }: PaperStageProps) {
  const messages = useMessages(mediaMessages);
  if (platform().shell === 'desktop') return <FileCard item={item} reason={messages.keptToDownload} />;
  return <PaperInBrowser item={item} />;
}

function PaperInBrowser({ item }: PaperStageProps) {
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
