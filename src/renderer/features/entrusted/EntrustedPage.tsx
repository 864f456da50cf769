/** /entrusted: what a member is to those who named them, what they received, what they are asked, and their own key. */
import { BereavementLink } from '#features/bereavement/index.ts';
import { KeysSection } from '#features/personKeys/index.ts';
import { ReceivedList, useReceived } from '#features/received/index.ts';
import { Banner } from '#ui/Banner.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { AskCard } from './AskCard.tsx';
import { BeneficiaryCard } from './BeneficiaryCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { entrustedMessages } from './messages.ts';
import { useRoles } from './useRoles.ts';

export function EntrustedPage() {
  const texts = useMessages(entrustedMessages);
  const roles = useRoles();
  const received = useReceived();
  const given = received.state === 'ready' ? received.received.map((one) => one.beneficiaryId) : [];
  const named = roles.state === 'ready' ? roles.roles : [];
  const contacts = named.filter((role) => role.role === 'trusted-contact');
  const beneficiaries = named
    .filter((role) => role.role === 'beneficiary')
    .filter(({ subjectId }) => !given.includes(subjectId));
  const asked = contacts.filter(({ ask }) => ask !== null);
  return (
    <>
      <PageHeader title={texts.title}>{texts.lead}</PageHeader>
      <div className="flex flex-col gap-8">
        {roles.state === 'loading' ? <Spinner message={texts.loading} /> : null}
        {roles.state === 'failed' ? <RetryBanner onRetry={roles.retry}>{texts.failed}</RetryBanner> : null}
        {asked.map((role) =>
          role.ask ? (
            <AskCard key={role.subjectId} role={role} ask={role.ask} onAnswered={roles.refresh} />
          ) : null,
        )}
        <ReceivedList />
        {roles.state === 'ready' && named.length + given.length === 0 ? (
          <Banner tone="notice" title={texts.noneTitle}>
            {texts.noneText}
          </Banner>
        ) : null}
        {contacts.length + beneficiaries.length > 0 ? (
          <ul className="grid gap-5 md:grid-cols-2">
            {contacts.map((role) => (
              <ContactCard key={role.subjectId} role={role} onLeft={roles.refresh} />
            ))}
            {beneficiaries.map((role) => (
              <BeneficiaryCard key={role.subjectId} role={role} />
            ))}
          </ul>
        ) : null}
        <KeysSection />
        <BereavementLink />
      </div>
    </>
  );
}
