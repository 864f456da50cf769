/** A document, or a photo that this browser cannot draw: what it is, and how to see it. */
import FileText from 'lucide-react/icons/file-text';
import ImageIcon from 'lucide-react/icons/image';
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { downloadOriginals } from '../download/downloads.ts';
import { mediaMessages } from '../messages.ts';
import { useThumbnail } from '../thumbnails/useThumbnail.ts';
import { formatBytes } from '../wording/formatBytes.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { useOriginal } from './useOriginal.ts';

export function PaperStage({ item }: { readonly item: MediaFile }) {
  const messages = useMessages(mediaMessages);
  const language = useLanguage();
  const isDocument = item.kind === 'pdf';
  const original = useOriginal(item, isDocument, 0);
  const firstPage = useThumbnail(item.thumbnails.large);
  const Icon = isDocument ? FileText : ImageIcon;
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center justify-center gap-6 px-6 pb-10 text-center">
      {firstPage.state === 'ready' ? (
        <img
          src={firstPage.address}
          alt=""
          className="min-h-0 max-w-full shrink rounded-small shadow-overlay"
        />
      ) : (
        <span className="flex aspect-[3/4] w-44 items-center justify-center rounded-card border border-line bg-raised text-accent-text shadow-overlay">
          <Icon size={64} strokeWidth={1.25} aria-hidden="true" />
        </span>
      )}
      <div className="max-w-prose">
        <p className="font-serif text-title [overflow-wrap:anywhere]">{item.caption || item.fileName}</p>
        <p className="mt-1 text-ink-soft">{formatBytes(item.byteCount, language)}</p>
        {isDocument ? null : (
          <p className="mt-4 text-ink-soft">
            {messages.cannotShow} {messages.cannotShowHint}
          </p>
        )}
      </div>
      {original.state === 'failed' ? <LoadFailure onRetry={original.retry} /> : null}
      <div className="flex flex-wrap justify-center gap-3">
        {isDocument && original.state === 'ready' ? (
          <a href={original.address} target="_blank" rel="noreferrer" className={buttonStyle('primary')}>
            {messages.openDocument}
          </a>
        ) : null}
        <Button variant="secondary" onPress={() => void downloadOriginals([item], item.fileName, language)}>
          {messages.download}
        </Button>
      </div>
    </div>
  );
}
