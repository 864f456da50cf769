/** The plan names nobody more, with nobody lost. */
import { LimitNotice } from '#features/plans/index.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { peopleMessages } from '../messages.ts';

export function BeneficiaryLimitNotice({ limit }: { readonly limit: number }) {
  const messages = useMessages(peopleMessages);
  return (
    <LimitNotice title={messages.limitTitle(limit)} seePlans={messages.seePlans}>
      {messages.limitText}
    </LimitNotice>
  );
}
