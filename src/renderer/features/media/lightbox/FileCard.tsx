/** What no browser shows: its name, size and day, that it is kept as it came, and the way to have it. */
import type { ReactNode } from 'react';
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { downloadOriginals } from '../download/downloads.ts';
import { mediaMessages } from '../messages.ts';
import { useThumbnail } from '../thumbnails/useThumbnail.ts';
import { formatBytes } from '../wording/formatBytes.ts';
import { formatDay } from '../wording/formatDates.ts';
import { KindIcon } from './KindIcon.tsx';

interface FileCardProps {
  readonly item: MediaFile;
  /** Why the file itself is not shown; absent for documents, which are opened instead. */
  readonly reason?: string;
  /** What can be done before downloading it. */
  readonly actions?: ReactNode;
}

export function FileCard({ item, reason, actions }: FileCardProps) {
  const messages = useMessages(mediaMessages);
  const language = useLanguage();
  const picture = useThumbnail(item.thumbnails.large);
  const facts = [messages[item.kind], formatBytes(item.byteCount, language), formatDay(item, language)];
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center justify-center gap-6 overflow-y-auto px-6 pb-10 text-center">
      {picture.state === 'ready' ? (
        <img
          src={picture.address}
          alt=""
          className="min-h-32 max-w-full shrink rounded-small object-contain shadow-overlay"
        />
      ) : (
        <KindIcon kind={item.kind} />
      )}
      <div className="max-w-prose shrink-0">
        <p className="font-serif text-title [overflow-wrap:anywhere]">{item.caption || item.fileName}</p>
        {item.caption ? (
          <p className="mt-1 text-small text-ink-soft [overflow-wrap:anywhere]">{item.fileName}</p>
        ) : null}
        <p className="mt-1 text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
        {item.damage ? <p className="mt-4 text-notice-text">{messages[item.damage]}</p> : null}
        {reason ? <p className="mt-4 text-ink-soft">{reason}</p> : null}
      </div>
      <div className="flex shrink-0 flex-wrap justify-center gap-3">
        {actions}
        <Button variant="secondary" onPress={() => void downloadOriginals([item], item.fileName, language)}>
          {messages.download}
        </Button>
      </div>
    </div>
  );
}
