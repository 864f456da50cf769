/** That something is to come, and nothing of what. */
import Gift from 'lucide-react/icons/gift';
import { longDateFormat } from '#shared/longDates.ts';
import { Card } from '#ui/Card.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import type { BeneficiaryRole } from './api.ts';
import { entrustedMessages } from './messages.ts';

export function BeneficiaryCard({ role: { ownerName, acceptedAt } }: { readonly role: BeneficiaryRole }) {
  const texts = useMessages(entrustedMessages);
  const language = useLanguage();
  const day = longDateFormat(language, { dateStyle: 'long' }).format(acceptedAt);
  return (
    <Card as="li" className="flex flex-col gap-3">
      <p className="flex items-center gap-2 text-small text-ink-soft">
        <Gift size={18} aria-hidden="true" />
        {texts.beneficiaryTitle}
      </p>
      <h2 className="text-title [overflow-wrap:anywhere]">{ownerName}</h2>
      <p>{texts.beneficiaryText(ownerName)}</p>
      <p className="mt-auto text-small text-ink-soft">{texts.since(day)}</p>
    </Card>
  );
}
