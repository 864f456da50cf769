/**
 * A caption that was typed on another visit and not saved, told below its picture while the details are closed. It is
 * saved as any other is when the page is turned and when the lightbox closes, unless another caption was saved since:
 * then the details ask which of both it is to be.
 */
import { useEffect, useRef } from 'react';
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { mediaMessages } from '../messages.ts';
import { type CaptionDrafts, openCaption, saveKeptCaption } from './captionDrafts.ts';

interface KeptCaptionProps {
  readonly item: MediaFile;
  readonly drafts: CaptionDrafts;
  /** Rejects when the caption was not saved, after saying so. */
  readonly onSave: (item: MediaFile, caption: string) => Promise<void>;
  /** The details show it, and save it, while they are open. */
  readonly areDetailsOpen: boolean;
  readonly onOpenDetails: () => void;
}

export function KeptCaption(props: KeptCaptionProps) {
  const { item, drafts, areDetailsOpen, onOpenDetails } = props;
  const messages = useMessages(mediaMessages);
  const latest = useRef(props);
  latest.current = props;
  useEffect(
    () => () => {
      const { areDetailsOpen: isEditorsOwn, ...kept } = latest.current;
      // What went wrong was said; the words stay on this device.
      if (!isEditorsOwn) saveKeptCaption(kept).catch(() => {});
    },
    [],
  );
  if (areDetailsOpen) return null;

  const { text, offered } = openCaption(item.caption, drafts.get(item.id));
  const typed = offered ?? (text.trim() === item.caption ? null : text);
  if (typed === null) return null;
  return (
    <div
      role="status"
      className="mx-auto flex max-h-28 w-full max-w-3xl shrink-0 items-center justify-center gap-3 overflow-y-auto px-6 pb-4 text-small text-notice-text"
    >
      <p className="min-w-0 [overflow-wrap:anywhere]">
        {offered === null ? messages.captionKeptHere(typed) : messages.captionTypedBefore(typed)}
      </p>
      <Button variant="secondary" size="small" className="shrink-0" onPress={onOpenDetails}>
        {messages.editCaption}
      </Button>
    </div>
  );
}
