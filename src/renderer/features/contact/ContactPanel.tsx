/** The form, or the number of the message that was sent. A member's own name and address are filled in. */
import { useState } from 'react';
import { useSession } from '#features/session/index.ts';
import type { ContactAnswers } from './answers.ts';
import { ContactForm } from './ContactForm.tsx';
import { Sent, type SentMessage } from './Sent.tsx';

const empty: ContactAnswers = { name: '', email: '', subject: '', message: '' };

export function ContactPanel() {
  const session = useSession();
  const [sent, setSent] = useState<SentMessage | null>(null);
  if (sent) return <Sent message={sent} onAnother={() => setSent(null)} />;
  if (session.status !== 'signed-in') return <ContactForm key="visitor" initial={empty} onSent={setSent} />;
  const { uid, displayName, email } = session.user;
  const initial = { ...empty, name: displayName ?? '', email: email ?? '' };
  return <ContactForm key={uid} initial={initial} onSent={setSent} />;
}
