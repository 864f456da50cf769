/**
 * A correction of the date. Save writes it; so do turning the page and closing the lightbox, once it is a date that can
 * be. Until then what was typed stands in `drafts`: Escape ends the editing and leaves it there, Cancel drops it.
 */
import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useRef, useState } from 'react';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import { dateIssue } from '#shared/media/dateIssue.ts';
import type { GivenDate } from '#shared/media/dating.ts';
import { DateField } from '#ui/DateField.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { TimeField } from '#ui/TimeField.tsx';
import { todayHere } from '#ui/today.ts';
import { wholeYear } from '#ui/wholeYear.ts';
import { mediaMessages } from '../messages.ts';
import {
  type ClockFields,
  joinClockFields,
  readClockFields,
  splitClockFields,
  wallClockOf,
} from '../wording/wallClock.ts';
import { BackToRecordedDate } from './BackToRecordedDate.tsx';
import type { ItemDrafts } from './itemDrafts.ts';
import { SaveRow, useSaving } from './SaveRow.tsx';
import { TakenOn } from './TakenOn.tsx';

type Given = Exclude<GivenDate, 'recorded'>;

interface DateEditorProps {
  readonly item: MediaItem;
  readonly drafts: ItemDrafts;
  /** Rejects when the date was not saved, after saying so. */
  readonly onSave: (item: MediaItem, takenAt: GivenDate) => Promise<void>;
}

export function DateEditor({ item, drafts, onSave }: DateEditorProps) {
  const messages = useMessages(mediaMessages);
  const [fields, setFields] = useState<ClockFields | null>(null);
  const [isIssueSaid, setIssueSaid] = useState(false);
  const hasBeenEdited = useRef(false);
  /** The last date that was sent: Save and turning the page at once save it once. */
  const sent = useRef<Given | null>(null);
  const saving = useSaving();

  const meant = fields && complete(fields);
  const takenAt = meant && wallClockOf(meant);
  const given: Given | null = takenAt && { takenAt, isTimeKnown: meant.time !== '' };
  const issue = meant && takenAt ? dateIssue(item.kind, meant.date, todayHere()) : null;
  const isOfItem = (other: ClockFields) => joinClockFields(other) === joinClockFields(readClockFields(item));
  const isChanged = meant !== null && !isOfItem(meant);

  function readDraft(): ClockFields | null {
    const text = drafts.get(item.id);
    const draft = text === null ? null : complete(splitClockFields(text));
    return draft && !isOfItem(draft) ? draft : null;
  }

  async function save(moment: Given): Promise<void> {
    const { current } = sent;
    if (moment.takenAt === current?.takenAt && moment.isTimeKnown === current.isTimeKnown) return;
    sent.current = moment;
    const draft = drafts.get(item.id);
    try {
      await onSave(item, moment);
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
    if (!readDraft()) drafts.delete(item.id);
    return () => saveOnLeaving.current();
  }, []);

  function change(next: ClockFields) {
    setFields(next);
    setIssueSaid(false);
    if (isOfItem(next)) drafts.delete(item.id);
    // A part that was emptied on the way to another one is no date yet: the last whole one stays.
    else if (next.date) drafts.set(item.id, joinClockFields(next));
  }

  function open() {
    hasBeenEdited.current = true;
    const draft = readDraft();
    setFields(draft ?? readClockFields(item));
    setIssueSaid(draft !== null);
  }

  const close = () => setFields(null);

  async function returnToRecorded(): Promise<void> {
    hasBeenEdited.current = true;
    sent.current = null;
    await onSave(item, 'recorded');
    drafts.delete(item.id);
  }

  if (!fields) {
    return (
      <div className="flex items-start justify-between gap-3">
        <TakenOn item={item}>
          {readDraft() === null ? null : (
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
  };
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
      <div className="flex flex-wrap gap-3">
        <DateField
          label={messages.takenOn}
          value={fields.date}
          onChange={(date) => change({ ...fields, date })}
          onBlur={() => setIssueSaid(true)}
          errorMessage={issue && isIssueSaid ? issueTexts[issue] : null}
          className="min-w-44 flex-1"
          autoFocus
        />
        <TimeField
          label={messages.takenAtTime}
          value={fields.time}
          onChange={(time) => change({ ...fields, time })}
          className="w-32"
        />
      </div>
      {saving.hasFailed ? (
        <p role="alert" className="mt-2 text-caption text-danger-text">
          {messages.saveFailed}
        </p>
      ) : null}
      <SaveRow
        isPending={saving.isPending}
        isDisabled={takenAt === null}
        onCancel={() => {
          drafts.delete(item.id);
          close();
        }}
      />
    </form>
  );
}

function complete({ date, time }: ClockFields): ClockFields {
  return { date: wholeYear(date, todayHere()), time };
}
