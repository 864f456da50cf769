/**
 * What joining the waitlist shows: confirmed at once (SPEC §5), then whether the address is kept. What keeps it is loaded
 * now, since nobody who only looks needs it; a failure is said here, with another try.
 */
import { useEffect, useState } from 'react';
import { explainLater } from '#features/session/index.ts';
import type { WaitlistPlan } from '#shared/domain/waitlist.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { NativeButton } from '#ui/NativeButton.tsx';
import { waitlistMessages } from './messages.ts';

interface ConfirmationProps {
  readonly email: string;
  readonly plan: WaitlistPlan;
}

type Keeping =
  | { readonly state: 'keeping' }
  | { readonly state: 'kept' }
  | { readonly state: 'failed'; readonly reason: Sentence };

export function Confirmation({ email, plan }: ConfirmationProps) {
  const texts = useMessages(waitlistMessages);
  const language = useLanguage();
  const [keeping, setKeeping] = useState<Keeping>({ state: 'keeping' });

  async function keep(): Promise<void> {
    setKeeping({ state: 'keeping' });
    try {
      const { joinWaitlist } = await import('./api.ts');
      await joinWaitlist({ email, plan, language });
      setKeeping({ state: 'kept' });
    } catch (error) {
      setKeeping({ state: 'failed', reason: await explainLater(error, language) });
    }
  }

  useEffect(() => void keep(), []);

  return (
    <div
      role="status"
      className="animate-appear rounded-card border border-line bg-surface p-8 text-center shadow-card"
    >
      <p className="font-serif text-heading">{texts.doneTitle}</p>
      <p className="mt-2 text-lead [overflow-wrap:anywhere]">
        {keeping.state === 'kept'
          ? texts.kept(email)
          : keeping.state === 'failed'
            ? texts.notKept(email)
            : texts.keeping(email)}
      </p>
      {keeping.state === 'kept' ? <p className="mt-1 text-ink-soft">{texts.keptNote}</p> : null}
      {keeping.state === 'failed' ? (
        <div className="mt-1 flex flex-col items-center gap-5 text-ink-soft">
          <p>
            <SentenceText sentence={keeping.reason} />
          </p>
          <NativeButton onPress={() => void keep()}>{texts.tryAgain}</NativeButton>
        </div>
      ) : null}
    </div>
  );
}
