/** The form, or where to look next. A member's own address is filled in. */
import { useEffect, useRef, useState } from 'react';
import { useSession } from '#features/session/index.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import type { PrivacyAnswers } from './answers.ts';
import { privacyRequestMessages } from './messages.ts';
import { RequestForm } from './RequestForm.tsx';

const empty: PrivacyAnswers = { email: '', right: '', words: '' };

export function RequestPanel() {
  const session = useSession();
  const [sent, setSent] = useState<string | null>(null);
  if (sent !== null) return <Sent email={sent} onAnother={() => setSent(null)} />;
  if (session.status !== 'signed-in') return <RequestForm key="visitor" initial={empty} onSent={setSent} />;
  const { uid, email } = session.user;
  return <RequestForm key={uid} initial={{ ...empty, email: email ?? '' }} onSent={setSent} />;
}

function Sent({ email, onAnother }: { readonly email: string; readonly onAnother: () => void }) {
  const texts = useMessages(privacyRequestMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="animate-appear rounded-card border border-line bg-surface p-8 shadow-card sm:p-10">
      <h3 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {texts.sentTitle}
      </h3>
      <p className="mt-3 [overflow-wrap:anywhere]">{texts.sentText(email)}</p>
      <p className="mt-3 mb-8 text-small text-ink-soft">{texts.sentNote}</p>
      <NativeButton variant="secondary" onPress={onAnother}>
        {texts.another}
      </NativeButton>
    </div>
  );
}
