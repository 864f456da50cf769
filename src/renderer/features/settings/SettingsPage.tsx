/** `/settings`: the person's profile, preferences and account. */
import { useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { AccountSection } from './AccountSection.tsx';
import { settingsMessages } from './messages.ts';
import { PreferenceSections } from './PreferenceSections.tsx';
import { ProfileSection } from './ProfileSection.tsx';

export function SettingsPage() {
  const texts = useMessages(settingsMessages);
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={texts.title}>{texts.lead}</PageHeader>
      <div className="flex flex-col gap-10">
        <ProfileSection />
        <PreferenceSections />
        <AccountSection />
      </div>
    </div>
  );
}
