/** The caption, edited in place. Saving keeps what was typed when it fails. */
import { useState } from 'react';
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { mediaMessages } from '../messages.ts';
import { SaveRow, useSaving } from './SaveRow.tsx';

const LONGEST_CAPTION = 2_000;

export interface CaptionEditorProps {
  readonly item: MediaFile;
  readonly onSave?: (item: MediaFile, caption: string) => Promise<void>;
}

export function CaptionEditor({ item, onSave }: CaptionEditorProps) {
  const messages = useMessages(mediaMessages);
  const [text, setText] = useState(item.caption);
  const saving = useSaving();
  const isChanged = text.trim() !== item.caption;

  if (!onSave) return item.caption ? <p>{item.caption}</p> : null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void saving.run(() => onSave(item, text.trim()));
      }}
    >
      <TextArea
        label={messages.caption}
        rows={2}
        value={text}
        onChange={setText}
        maxLength={LONGEST_CAPTION}
        placeholder={messages.captionPlaceholder}
        errorMessage={saving.hasFailed ? messages.saveFailed : null}
      />
      {isChanged ? <SaveRow isPending={saving.isPending} onCancel={() => setText(item.caption)} /> : null}
    </form>
  );
}
