/** When it was made, on the clock of the place, and where that date comes from. */
import type { ReactNode } from 'react';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { mediaMessages } from '../messages.ts';
import { formatMoment } from '../wording/formatDates.ts';

interface TakenOnProps {
  readonly item: MediaItem;
  /** What is said below it. */
  readonly children?: ReactNode;
}

export function TakenOn({ item, children }: TakenOnProps) {
  const messages = useMessages(mediaMessages);
  const language = useLanguage();
  const sources = {
    exif: messages.dateFromExif,
    xmp: messages.dateFromCatalogue,
    iptc: messages.dateFromCatalogue,
    container: messages.dateFromContainer,
    'container-utc': messages.dateFromUniversalClock,
    name: messages.dateFromName,
    file: messages.dateFromFile,
    person: messages.dateFromPerson,
    upload: messages.dateFromUpload,
    writing: messages.dateFromWriting,
  };
  return (
    <div className="text-small">
      <p className="text-caption font-semibold text-ink-faint">{messages.takenOn}</p>
      <p className="mt-0.5 text-body">{formatMoment(item, language) ?? messages.undated}</p>
      <p className="mt-0.5 text-ink-soft">
        {messages.dateFrom} {sources[item.takenAtSource]}.
      </p>
      {children}
    </div>
  );
}
