/** The way back from a date that a person gave to the one that the item came with, where that was kept. */
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { mediaMessages } from '../messages.ts';
import { formatDayAndTime } from '../wording/formatDates.ts';
import { useSaving } from './SaveRow.tsx';

interface BackToRecordedDateProps {
  readonly item: MediaItem;
  /** Rejects when the date was not saved. */
  readonly onReturn: () => Promise<void>;
}

export function BackToRecordedDate({ item, onReturn }: BackToRecordedDateProps) {
  const messages = useMessages(mediaMessages);
  const language = useLanguage();
  const saving = useSaving();
  const { recordedDate } = item;
  const moment = recordedDate && formatDayAndTime(recordedDate, language);
  if (item.takenAtSource !== 'person' || !recordedDate || moment === null) return null;
  const offers = {
    exif: messages.backToCameraDate,
    xmp: messages.backToCatalogueDate,
    iptc: messages.backToCatalogueDate,
    container: messages.backToContainerDate,
    'container-utc': messages.backToContainerDate,
    name: messages.backToNameDate,
    file: messages.backToFileDate,
    upload: messages.backToUploadDate,
    writing: messages.backToWritingDate,
  };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="-mx-3 mt-2 h-auto text-start"
        isPending={saving.isPending}
        onPress={() => void saving.run(onReturn)}
      >
        {offers[recordedDate.takenAtSource](moment)}
      </Button>
      {saving.hasFailed ? (
        <p role="alert" className="mt-2 text-caption text-danger-text">
          {messages.saveFailed}
        </p>
      ) : null}
    </>
  );
}
