/** What was sent, and the number it goes by. */
import { useEffect, useRef } from 'react';
import { useMessages } from '#ui/language/messages.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { contactMessages } from './messages.ts';

export interface SentMessage {
  readonly ticket: string;
  readonly email: string;
}

interface SentProps {
  readonly message: SentMessage;
  readonly onAnother: () => void;
}

export function Sent({ message: { ticket, email }, onAnother }: SentProps) {
  const texts = useMessages(contactMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="animate-appear rounded-card border border-line bg-surface p-8 shadow-card sm:p-10">
      <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {texts.sentTitle}
      </h2>
      <p className="mt-3 [overflow-wrap:anywhere]">{texts.sentText(email)}</p>
      <p className="mt-8 text-small font-semibold text-ink-soft">{texts.ticketLabel}</p>
      <p className="mt-1 font-serif text-page tabular-nums select-all">{ticket}</p>
      <p className="mt-2 mb-8 text-small text-ink-soft">{texts.ticketNote}</p>
      <NativeButton variant="secondary" onPress={onAnother}>
        {texts.another}
      </NativeButton>
    </div>
  );
}
