/**
 * The caption, edited in place. It is saved when the field is left, when the page is turned and when the lightbox
 * closes; until then it stands in `drafts`, and is there again the next time.
 */
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { mediaMessages } from '../messages.ts';
import type { ItemDrafts } from './itemDrafts.ts';
import { SaveRow } from './SaveRow.tsx';

const LONGEST_CAPTION = 2_000;

export interface CaptionEditorProps {
  readonly item: MediaFile;
  readonly drafts: ItemDrafts;
  /** Rejects when the caption was not saved, after saying so. */
  readonly onSave: (item: MediaFile, caption: string) => Promise<void>;
}

export function CaptionEditor({ item, drafts, onSave }: CaptionEditorProps) {
  const messages = useMessages(mediaMessages);
  const [text, setText] = useState(() => drafts.get(item.id) ?? item.caption);
  const [state, setState] = useState<'resting' | 'kept' | 'saving' | 'saved' | 'failed'>(() =>
    (drafts.get(item.id) ?? item.caption) === item.caption ? 'resting' : 'kept',
  );
  const isChanged = text.trim() !== item.caption;
  /** The last text that was sent: leaving the field and turning the page at once save it once. */
  const sent = useRef(item.caption);

  async function save() {
    const caption = text.trim();
    if (caption === sent.current) return;
    sent.current = caption;
    setState('saving');
    try {
      await onSave(item, caption);
      if (drafts.get(item.id)?.trim() === caption) drafts.delete(item.id);
      setState('saved');
    } catch {
      sent.current = item.caption;
      setState('failed');
    }
  }

  const latestSave = useRef(save);
  latestSave.current = save;
  useEffect(() => {
    // A page that went away while it was saved could not see that it was.
    if (drafts.get(item.id)?.trim() === item.caption) drafts.delete(item.id);
    return () => void latestSave.current();
  }, []);

  function change(next: string) {
    setText(next);
    if (next.trim() === item.caption) drafts.delete(item.id);
    else drafts.set(item.id, next);
    if (state === 'saved') setState('resting');
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // Cancel is pressed with the field still changed: that is not leaving it.
    if (!currentTarget.contains(relatedTarget)) void save();
  }

  return (
    <form
      onBlur={onBlur}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextArea
        label={messages.caption}
        rows={2}
        value={text}
        onChange={change}
        maxLength={LONGEST_CAPTION}
        placeholder={messages.captionPlaceholder}
        errorMessage={state === 'failed' && isChanged ? messages.captionUnsaved : null}
      />
      {isChanged ? (
        <SaveRow
          isPending={state === 'saving'}
          onCancel={() => {
            setText(item.caption);
            drafts.delete(item.id);
            setState('resting');
          }}
        />
      ) : null}
      <p role="status" className="mt-2 text-caption text-ink-soft empty:hidden">
        {state === 'saved' && !isChanged ? messages.captionSaved : null}
        {state === 'kept' && isChanged ? messages.captionKept : null}
      </p>
    </form>
  );
}
