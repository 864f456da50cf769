/** What being a trusted contact means, and the two things that can be done unasked: reporting, and stepping back. */
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { type ContactRole, leave, report } from './api.ts';
import { entrustedMessages } from './messages.ts';

interface ContactCardProps {
  readonly role: ContactRole;
  readonly onLeft: () => Promise<void>;
}

export function ContactCard({ role, onLeft }: ContactCardProps) {
  const texts = useMessages(entrustedMessages);
  const language = useLanguage();
  const explain = useExplain();
  const [question, setQuestion] = useState<'report' | 'leave' | null>(null);
  const [isPending, setPending] = useState(false);
  const { ownerName, acceptedAt, ask } = role;
  const day = longDateFormat(language, { dateStyle: 'long' }).format(acceptedAt);

  async function act(): Promise<void> {
    setPending(true);
    try {
      await (question === 'report' ? report(role) : leave(role));
      showToast({ message: question === 'report' ? texts.reported : texts.left(ownerName), tone: 'success' });
      await onLeft();
    } catch (error) {
      showToast({ message: explain(error), tone: 'error' });
    }
    setPending(false);
    setQuestion(null);
  }

  return (
    <Card as="li" className="flex flex-col gap-3">
      <p className="flex items-center gap-2 text-small text-ink-soft">
        <HeartHandshake size={18} aria-hidden="true" />
        {texts.contactTitle}
      </p>
      <h2 className="text-title [overflow-wrap:anywhere]">{ownerName}</h2>
      <p>{texts.contactText(ownerName)}</p>
      <p className="text-small text-ink-soft">{texts.since(day)}</p>
      <div className="mt-auto flex flex-wrap gap-3 pt-2">
        {ask ? null : (
          <Button variant="secondary" size="small" onPress={() => setQuestion('report')}>
            {texts.report}
          </Button>
        )}
        <Button variant="quiet" size="small" onPress={() => setQuestion('leave')}>
          {texts.leave}
        </Button>
      </div>
      <ConfirmDialog
        title={question === 'report' ? texts.reportTitle(ownerName) : texts.leaveTitle}
        confirmLabel={question === 'report' ? texts.reportConfirm : texts.leaveConfirm}
        isOpen={question !== null}
        isPending={isPending}
        isDangerous={question === 'leave'}
        onCancel={() => setQuestion(null)}
        onConfirm={() => void act()}
      >
        {question === 'report' ? texts.reportText(ownerName) : texts.leaveText(ownerName)}
      </ConfirmDialog>
    </Card>
  );
}
