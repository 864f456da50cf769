/** The form, or where to look next. A member's own address is filled in. */
import { useState } from 'react';
import { useSession } from '#features/session/index.ts';
import { Sent } from '#features/visitorForms/index.ts';
import { useMessages } from '#ui/language/messages.tsx';
import type { PrivacyAnswers } from './answers.ts';
import { privacyRequestMessages } from './messages.ts';
import { RequestForm } from './RequestForm.tsx';

const empty: PrivacyAnswers = { email: '', right: '', words: '' };

export function RequestPanel() {
  const texts = useMessages(privacyRequestMessages);
  const session = useSession();
  const [sent, setSent] = useState<string | null>(null);
  if (sent !== null) {
    return (
      <Sent
        title={texts.sentTitle}
        headingLevel={3}
        text={texts.sentText(sent)}
        another={texts.another}
        onAnother={() => setSent(null)}
      >
        <p className="mt-3 mb-8 text-small text-ink-soft">{texts.sentNote}</p>
      </Sent>
    );
  }
  if (session.status !== 'signed-in') return <RequestForm key="visitor" initial={empty} onSent={setSent} />;
  const { uid, email } = session.user;
  return <RequestForm key={uid} initial={{ ...empty, email: email ?? '' }} onSent={setSent} />;
}
