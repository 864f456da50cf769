/**
 * What joining the waitlist shows: confirmed at once (SPEC §5), then that a mail asks for the last step, or that the address
 * could not be kept yet.
 */
import { useEffect, useRef } from 'react';
import { WAITLIST_CONFIRMATION_DAYS, WAITLIST_MAILS_A_DAY } from '#shared/waitlistPolicy.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { useIsSlow } from '#ui/useIsSlow.ts';
import { waitlistMessages } from './messages.ts';
import { type Joining, useJoining } from './useJoining.ts';

interface ConfirmationProps {
  readonly joining: Joining;
  /** Back to the form, with what was written there. */
  readonly onChange: () => void;
  /** Another window has gone on with it. */
  readonly onGivenUp: () => void;
}

export function Confirmation({ joining, onChange, onGivenUp }: ConfirmationProps) {
  const texts = useMessages(waitlistMessages);
  const { email } = joining;
  const { keeping, retry } = useJoining(joining, onGivenUp);
  const isSlow = useIsSlow(keeping.state === 'keeping');
  const title = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  return (
    <div
      role="status"
      className="animate-appear rounded-card border border-line bg-surface p-8 text-center shadow-card"
    >
      <p ref={title} tabIndex={-1} className="font-serif text-heading outline-none">
        {texts.doneTitle}
      </p>
      {keeping.state === 'keeping' ? <p className={said}>{texts.keeping(email)}</p> : null}
      {isSlow ? <p className="mt-2 text-ink-soft">{texts.slow}</p> : null}
      {keeping.state === 'kept' ? (
        <>
          <p className={said}>{texts.kept(email)}</p>
          <p className="mt-5 border-line border-t pt-5 text-small text-ink-soft">
            {texts.keptNote(WAITLIST_CONFIRMATION_DAYS, WAITLIST_MAILS_A_DAY)}
          </p>
        </>
      ) : null}
      {keeping.state === 'failed' ? (
        <>
          <p className={said}>{texts.notKept(email)}</p>
          <div className="mt-2 flex flex-col items-center gap-5 text-ink-soft">
            <p>
              <SentenceText sentence={keeping.reason} />
            </p>
            {keeping.isFinal ? null : <p className="text-small">{texts.triesAgain}</p>}
            <div className="flex flex-wrap justify-center gap-3">
              <NativeButton onPress={retry}>{texts.tryAgain}</NativeButton>
              <NativeButton variant="quiet" onPress={onChange}>
                {texts.change}
              </NativeButton>
            </div>
          </div>
        </>
      ) : null}
    </div>
  );
}

const said = 'mt-2 text-lead [overflow-wrap:anywhere]';
