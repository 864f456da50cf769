/** When it was taken, on the clock of the place, where that date comes from, and a way to correct it. */
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import type { WallClock } from '#shared/domain/wallClock.ts';
import { DateField } from '#ui/DateField.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { TimeField } from '#ui/TimeField.tsx';
import { mediaMessages } from '../messages.ts';
import { formatMoment } from '../wording/formatDates.ts';
import { type ClockFields, readClockFields, wallClockOf } from '../wording/wallClock.ts';
import { SaveRow, useSaving } from './SaveRow.tsx';

export interface DateEditorProps {
  readonly item: MediaItem;
  readonly onSave?: (item: MediaItem, takenAt: WallClock) => Promise<void>;
}

export function DateEditor({ item, onSave }: DateEditorProps) {
  const messages = useMessages(mediaMessages);
  const language = useLanguage();
  const [draft, setDraft] = useState<ClockFields | null>(null);
  const saving = useSaving();
  const sources = {
    exif: messages.dateFromExif,
    xmp: messages.dateFromCatalogue,
    iptc: messages.dateFromCatalogue,
    container: messages.dateFromContainer,
    name: messages.dateFromName,
    file: messages.dateFromFile,
    person: messages.dateFromPerson,
    upload: messages.dateFromUpload,
    writing: messages.dateFromWriting,
  };

  if (!draft || !onSave) {
    return (
      <div className="flex items-start justify-between gap-3">
        <div className="text-small">
          <p className="text-caption font-semibold text-ink-faint">{messages.takenOn}</p>
          <p className="mt-0.5 text-body">{formatMoment(item, language) ?? messages.undated}</p>
          <p className="mt-0.5 text-ink-soft">
            {messages.dateFrom} {sources[item.takenAtSource]}.
          </p>
        </div>
        {onSave ? (
          <IconButton
            label={messages.editDate}
            onPress={() => setDraft(readClockFields(item))}
            className="-me-2"
          >
            <Pencil size={18} aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
    );
  }
  const takenAt = wallClockOf(draft);
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault();
        if (takenAt && (await saving.run(() => onSave(item, takenAt)))) setDraft(null);
      }}
    >
      <div className="flex flex-wrap gap-3">
        <DateField
          label={messages.takenOn}
          value={draft.date}
          onChange={(date) => setDraft({ ...draft, date })}
          className="min-w-44 flex-1"
          autoFocus
        />
        <TimeField
          label={messages.takenAtTime}
          value={draft.time}
          onChange={(time) => setDraft({ ...draft, time })}
          className="w-32"
        />
      </div>
      {saving.hasFailed ? (
        <p role="alert" className="mt-2 text-caption text-danger-text">
          {messages.saveFailed}
        </p>
      ) : null}
      <SaveRow isPending={saving.isPending} isDisabled={takenAt === null} onCancel={() => setDraft(null)} />
    </form>
  );
}
