/** The form, or the number of the message that was sent. A member's own name and address are filled in. */
import { useState } from 'react';
import { useSession } from '#features/session/index.ts';
import { Sent } from '#features/visitorForms/index.ts';
import { useMessages } from '#ui/language/messages.tsx';
import type { ContactAnswers } from './answers.ts';
import { ContactForm, type SentMessage } from './ContactForm.tsx';
import { contactMessages } from './messages.ts';

const empty: ContactAnswers = { name: '', email: '', subject: '', message: '' };

export function ContactPanel() {
  const texts = useMessages(contactMessages);
  const session = useSession();
  const [sent, setSent] = useState<SentMessage | null>(null);
  if (sent) {
    return (
      <Sent
        title={texts.sentTitle}
        headingLevel={2}
        text={texts.sentText(sent.email)}
        another={texts.another}
        onAnother={() => setSent(null)}
      >
        <p className="mt-8 text-small font-semibold text-ink-soft">{texts.ticketLabel}</p>
        <p className="mt-1 font-serif text-page tabular-nums select-all">{sent.ticket}</p>
        <p className="mt-2 mb-8 text-small text-ink-soft">{texts.ticketNote}</p>
      </Sent>
    );
  }
  if (session.status !== 'signed-in') return <ContactForm key="visitor" initial={empty} onSent={setSent} />;
  const { uid, displayName, email } = session.user;
  const initial = { ...empty, name: displayName ?? '', email: email ?? '' };
  return <ContactForm key={uid} initial={initial} onSent={setSent} />;
}
