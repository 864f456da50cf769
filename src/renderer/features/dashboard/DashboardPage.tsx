/** `/dashboard`: a greeting, the albums last worked on, what is left of the storage, what was about now, and the vault. */

import { StorageMeter } from '#features/albums/index.ts';
import { isPageBuilt } from '#features/catalogue/index.ts';
import { LifeVerificationCard } from '#features/lifeVerification/index.ts';
import { useSignedIn } from '#features/session/index.ts';
import { VaultCard } from '#features/vault/index.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { FirstStep } from './FirstStep.tsx';
import { dashboardMessages } from './messages.ts';
import { RecentAlbums } from './RecentAlbums.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { ThisTimeOfYear } from './ThisTimeOfYear.tsx';

function greetingFor(hour: number): 'goodMorning' | 'goodAfternoon' | 'goodEvening' {
  if (hour >= 5 && hour < 12) return 'goodMorning';
  return hour >= 12 && hour < 18 ? 'goodAfternoon' : 'goodEvening';
}

export function DashboardPage() {
  const { user, profile } = useSignedIn();
  const texts = useMessages(dashboardMessages);
  const language = useLanguage();
  const firstName = profile.name.trim().split(/\s+/)[0] ?? '';
  const words = texts[greetingFor(new Date().getHours())];
  return (
    <>
      <PageHeader title={texts.greeting(words, firstName)} pageTitle={texts.pageTitle}>
        {texts.lead}
      </PageHeader>
      {user.emailVerified || !user.email ? null : <ConfirmAddress email={user.email} />}
      <div className="grid gap-10 lg:grid-cols-[1fr_20rem]" lang={language}>
        <RecentAlbums userId={user.uid} empty={<FirstStep beginWith={profile.onboarding.beginWith} />} />
        <aside>
          <StorageMeter userId={user.uid} />
          <ThisTimeOfYear userId={user.uid} otherwise={<Shortcuts />} />
          <VaultCard userId={user.uid} />
          {isPageBuilt('lifeVerification') ? <LifeVerificationCard userId={user.uid} /> : null}
        </aside>
      </div>
    </>
  );
}
