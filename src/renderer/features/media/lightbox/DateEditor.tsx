/**
 * A correction of the date, to the day or in words. Save writes it; so do turning the page and closing the lightbox, once
 * it is a date that can be. Until then what was typed stands in `drafts`: Escape ends the editing and leaves it there,
 * Cancel drops it.
 */
import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useRef, useState } from 'react';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import type { GivenDate } from '#shared/media/dating.ts';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/DateField.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { TimeField } from '#ui/TimeField.tsx';
import { mediaMessages } from '../messages.ts';
import { BackToRecordedDate } from './BackToRecordedDate.tsx';
import { DateWordsField } from './DateWordsField.tsx';
import {
  type EditedDate,
  isDateOf,
  isSameDate,
  issueOf,
  openDate,
  readDraft,
  type TypedDate,
  typedDate,
  writeDraft,
} from './editedDate.ts';
import type { ItemDrafts } from './itemDrafts.ts';
import { SaveRow, useSaving } from './SaveRow.tsx';
import { TakenOn } from './TakenOn.tsx';

interface DateEditorProps {
  readonly item: MediaItem;
  readonly drafts: ItemDrafts;
  /** Rejects when the date was not saved, after saying so. */
  readonly onSave: (item: MediaItem, takenAt: GivenDate) => Promise<void>;
}

export function DateEditor({ item, drafts, onSave }: DateEditorProps) {
  const messages = useMessages(mediaMessages);
  const language = useLanguage();
  const [edited, setEdited] = useState<EditedDate | null>(null);
  const [isIssueSaid, setIssueSaid] = useState(false);
  const hasBeenEdited = useRef(false);
  /** The last date that was sent: Save and turning the page at once save it once. */
  const sent = useRef<TypedDate | null>(null);
  const saving = useSaving();

  const given = edited && typedDate(edited);
  const issue = edited && issueOf(item.kind, edited);
  const isChanged = given !== null && edited !== null && !isDateOf(item, edited, language);

  function openDraft(): EditedDate | null {
    const text = drafts.get(item.id);
    const draft = text === null ? null : readDraft(text);
    return draft && !isDateOf(item, draft, language) ? draft : null;
  }

  async function save(date: TypedDate): Promise<void> {
    if (isSameDate(date, sent.current)) return;
    sent.current = date;
    const draft = drafts.get(item.id);
    try {
      await onSave(item, date);
      if (drafts.get(item.id) === draft) drafts.delete(item.id);
    } catch (error) {
      sent.current = null;
      throw error;
    }
  }

  const saveOnLeaving = useRef(() => {});
  saveOnLeaving.current = () => {
    // The caller has said that it was not saved; the draft stays.
    if (given && isChanged && !issue) save(given).catch(() => {});
  };
  useEffect(() => {
    // A page that went away while it was saved could not see that it was.
    if (!openDraft()) drafts.delete(item.id);
    return () => saveOnLeaving.current();
  }, []);

  function change(next: EditedDate) {
    setEdited(next);
    setIssueSaid(false);
    if (isDateOf(item, next, language)) drafts.delete(item.id);
    // A part that was emptied on the way to another one is no date yet: the last whole one stays.
    else if (next.as === 'words' ? next.words.trim() : next.fields.date) {
      drafts.set(item.id, writeDraft(next));
    }
  }

  function open() {
    hasBeenEdited.current = true;
    const draft = openDraft();
    setEdited(draft ?? openDate(item, language));
    setIssueSaid(draft !== null);
  }

  const close = () => setEdited(null);

  async function returnToRecorded(): Promise<void> {
    hasBeenEdited.current = true;
    sent.current = null;
    await onSave(item, 'recorded');
    drafts.delete(item.id);
  }

  if (!edited) {
    return (
      <div className="flex items-start justify-between gap-3">
        <TakenOn item={item}>
          {openDraft() === null ? null : (
            <p role="status" className="mt-2 text-caption text-ink-soft">
              {messages.dateKept}
            </p>
          )}
          <BackToRecordedDate item={item} onReturn={returnToRecorded} />
        </TakenOn>
        <IconButton
          // The way back disappears under the fingers of whoever took it: what edits the date is new then, and focused.
          key={item.takenAtSource}
          label={messages.editDate}
          onPress={open}
          autoFocus={hasBeenEdited.current}
          className="-me-2"
        >
          <Pencil size={18} aria-hidden="true" />
        </IconButton>
      </div>
    );
  }
  const issueTexts = {
    'not-come': messages.dateNotCome,
    'before-photographs': messages.dateBeforePhotographs,
    'not-understood': messages.dateNotUnderstood,
  };
  const said = issue && isIssueSaid ? issueTexts[issue] : null;
  return (
    <form
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
      onKeyDownCapture={(event) => {
        // The parts of a date are no input elements, in which Enter saves by itself, and keep the key to themselves.
        const isPart = event.target instanceof Element && event.target.role === 'spinbutton';
        if (event.key === 'Enter' && isPart) event.currentTarget.requestSubmit();
      }}
      onSubmit={async (event) => {
        event.preventDefault();
        if (issue) setIssueSaid(true);
        else if (!isChanged) {
          drafts.delete(item.id);
          close();
        } else if (given && (await saving.run(() => save(given)))) close();
      }}
    >
      {edited.as === 'words' ? (
        <DateWordsField
          words={edited.words}
          onChange={(words) => change({ as: 'words', words })}
          onBlur={() => setIssueSaid(true)}
          errorMessage={said}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <DateField
            label={messages.takenOn}
            value={edited.fields.date}
            onChange={(date) => change({ as: 'clock', fields: { ...edited.fields, date } })}
            onBlur={() => setIssueSaid(true)}
            errorMessage={said}
            className="min-w-44 flex-1"
            autoFocus
          />
          <TimeField
            label={messages.takenAtTime}
            value={edited.fields.time}
            onChange={(time) => change({ as: 'clock', fields: { ...edited.fields, time } })}
            className="w-32"
          />
        </div>
      )}
      <Button
        variant="quiet"
        size="small"
        className="-mx-3 mt-1"
        onPress={() =>
          setEdited(
            edited.as === 'words'
              ? { as: 'clock', fields: { date: '', time: '' } }
              : { as: 'words', words: '' },
          )
        }
      >
        {edited.as === 'words' ? messages.knowTheDay : messages.knowNoDay}
      </Button>
      {saving.hasFailed ? (
        <p role="alert" className="mt-2 text-caption text-danger-text">
          {messages.saveFailed}
        </p>
      ) : null}
      <SaveRow
        isPending={saving.isPending}
        isDisabled={given === null && issue === null}
        onCancel={() => {
          drafts.delete(item.id);
          close();
        }}
      />
    </form>
  );
}
