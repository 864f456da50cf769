/**
 * The caption, edited in place. It is saved when the field is left, when the page is turned and when the lightbox
 * closes; until then it stands in `drafts`, and is there again the next time, to be saved as then. Where another caption
 * was saved meanwhile, the typed one is offered, and only the person's own word puts it in that one's place.
 */
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { mediaMessages } from '../messages.ts';
import { type CaptionDrafts, openCaption } from './captionDrafts.ts';
import { SaveRow } from './SaveRow.tsx';

const LONGEST_CAPTION = 2_000;

interface CaptionEditorProps {
  readonly item: MediaFile;
  readonly drafts: CaptionDrafts;
  /** Rejects when the caption was not saved, after saying so. */
  readonly onSave: (item: MediaFile, caption: string) => Promise<void>;
}

export function CaptionEditor({ item, drafts, onSave }: CaptionEditorProps) {
  const messages = useMessages(mediaMessages);
  const [opened] = useState(() => openCaption(item.caption, drafts.get(item.id)));
  const [text, setText] = useState(opened.text);
  const [offered, setOffered] = useState(opened.offered);
  const [state, setState] = useState<'resting' | 'kept' | 'saving' | 'saved' | 'failed'>(() =>
    opened.text === item.caption ? 'resting' : 'kept',
  );
  const isChanged = text.trim() !== item.caption;
  /** The last text that was sent: leaving the field and turning the page at once save it once. */
  const sent = useRef(item.caption);
  /** The saved caption that what stands in the field is meant to replace. */
  const replaced = useRef(item.caption);

  async function save() {
    const caption = text.trim();
    if (caption === sent.current) return;
    sent.current = caption;
    replaced.current = caption;
    setState('saving');
    try {
      await onSave(item, caption);
      if (drafts.get(item.id)?.caption.trim() === caption) drafts.delete(item.id);
      setState('saved');
    } catch {
      sent.current = item.caption;
      replaced.current = item.caption;
      setState('failed');
    }
  }

  /** On leaving: not over a caption that came from elsewhere while this one was typed. */
  async function saveByItself() {
    if (item.caption === replaced.current) await save();
  }

  const latestSave = useRef(saveByItself);
  latestSave.current = saveByItself;
  useEffect(() => {
    // A page that went away while it was saved could not see that it was.
    if (drafts.get(item.id)?.caption.trim() === item.caption) drafts.delete(item.id);
    return () => void latestSave.current();
  }, []);

  function change(next: string) {
    setText(next);
    if (next.trim() === item.caption) drafts.delete(item.id);
    else drafts.set(item.id, { caption: next, from: replaced.current });
    if (state === 'saved') setState('resting');
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // Cancel is pressed with the field still changed: that is not leaving it.
    if (!currentTarget.contains(relatedTarget)) void saveByItself();
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
      {offered === null ? null : (
        <Banner tone="notice" className="mt-3">
          <p>{messages.captionTypedBefore(offered)}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="small"
              onPress={() => {
                change(offered);
                setOffered(null);
              }}
            >
              {messages.useTypedCaption}
            </Button>
            <Button
              variant="quiet"
              size="small"
              onPress={() => {
                setOffered(null);
                drafts.delete(item.id);
              }}
            >
              {messages.dropTypedCaption}
            </Button>
          </div>
        </Banner>
      )}
      {isChanged ? (
        <SaveRow
          isPending={state === 'saving'}
          onCancel={() => {
            setText(item.caption);
            replaced.current = item.caption;
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
