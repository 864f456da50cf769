/** `/settings`: the person's profile, preferences and account. */
import { accountMessages, DeleteSection, ExportSection } from '#features/account/index.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { AccountSection } from './AccountSection.tsx';
import { settingsMessages } from './messages.ts';
import { PreferenceSections } from './PreferenceSections.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { TrustedSection } from './TrustedSection.tsx';

export function SettingsPage() {
  const texts = useMessages(settingsMessages);
  const accountTexts = useMessages(accountMessages);
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={texts.title}>{texts.lead}</PageHeader>
      <div className="flex flex-col gap-10">
        <ProfileSection />
        <TrustedSection />
        <PreferenceSections />
        <AccountSection />
        <SettingsSection title={accountTexts.exportTitle}>
          <ExportSection />
        </SettingsSection>
        <SettingsSection title={accountTexts.deleteTitle}>
          <DeleteSection />
        </SettingsSection>
      </div>
    </div>
  );
}
