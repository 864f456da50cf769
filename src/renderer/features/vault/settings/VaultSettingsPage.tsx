/** `?view=settings` of the open vault: how it locks, what opens it, and its end. */
import { useState } from 'react';
import { DiscardSection } from './DiscardSection.tsx';
import { FormerVaultsSection } from './FormerVaultsSection.tsx';
import { LockingSection } from './LockingSection.tsx';
import { NewRecoveryKey } from './NewRecoveryKey.tsx';
import { PhraseSection } from './PhraseSection.tsx';
import { RecoveredSection } from './RecoveredSection.tsx';
import { RecoveryKeySection } from './RecoveryKeySection.tsx';
import { WaysSection } from './WaysSection.tsx';

export function VaultSettingsPage() {
  const [isMakingKey, setMakingKey] = useState(false);
  if (isMakingKey) return <NewRecoveryKey onClose={() => setMakingKey(false)} />;
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-10">
      <RecoveredSection />
      <LockingSection />
      <PhraseSection />
      <RecoveryKeySection onBegin={() => setMakingKey(true)} />
      <WaysSection />
      <FormerVaultsSection />
      <DiscardSection />
    </div>
  );
}
