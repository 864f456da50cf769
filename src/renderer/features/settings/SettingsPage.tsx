/** `/settings`: the person's profile, preferences and account. */
import { accountMessages, DeleteSection, ExportSection } from '#features/account/index.ts';
import { AgreementsList, agreementsMessages } from '#features/agreements/index.ts';
import { isPageBuilt } from '#features/catalogue/index.ts';
import { useSession } from '#features/session/index.ts';
import { platform } from '#platform/currentPlatform.ts';
import { routes } from '#shared/routes.ts';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { AccountSection } from './AccountSection.tsx';
import { BackgroundSection } from './BackgroundSection.tsx';
import { settingsMessages } from './messages.ts';
import { PreferenceSections } from './PreferenceSections.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { PurchasesSection } from './PurchasesSection.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { TrustedSection } from './TrustedSection.tsx';

const ProgramSection = lazyPart(async () => (await import('./ProgramSection.tsx')).ProgramSection);

export function SettingsPage() {
  const texts = useMessages(settingsMessages);
  const { program } = platform();
  const agreementTexts = useMessages(agreementsMessages);
  const session = useSession();
  const accountTexts = useMessages(accountMessages);
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={texts.title}>{texts.lead}</PageHeader>
      <div className="flex flex-col gap-10">
        <ProfileSection />
        <TrustedSection />
        <PreferenceSections />
        <BackgroundSection />
        <AccountSection />
        {session.status === 'signed-in' ? (
          <SettingsSection title={agreementTexts.section}>
            <AgreementsList userId={session.user.uid} />
          </SettingsSection>
        ) : null}
        <PurchasesSection />
        <SettingsSection title={accountTexts.exportTitle}>
          <ExportSection />
        </SettingsSection>
        <SettingsSection title={accountTexts.deleteTitle}>
          <DeleteSection />
        </SettingsSection>
        {program ? <ProgramSection program={program} /> : null}
        {isPageBuilt('help') ? (
          <p className="border-t border-line pt-6 text-small text-ink-soft">
            {texts.question} <Link to={routes.help.path}>{texts.help}</Link>
          </p>
        ) : null}
      </div>
    </div>
  );
}
