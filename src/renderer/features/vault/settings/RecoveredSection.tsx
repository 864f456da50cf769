/** Right after the vault was opened by its recovery key: a new phrase, without typing the key again. */
import { useSyncExternalStore } from 'react';
import { useMessages } from '#ui/language/messages.tsx';
import { forgetRecoveryKey, heldRecoveryKey, subscribeToHeldKey } from '../unlock/heldRecoveryKey.ts';
import { ChangePhraseForm } from './ChangePhraseForm.tsx';
import { vaultSettingsMessages } from './messages.ts';
import { VaultSection } from './VaultSection.tsx';

export function RecoveredSection() {
  const texts = useMessages(vaultSettingsMessages);
  const recoveryKey = useSyncExternalStore(subscribeToHeldKey, heldRecoveryKey);
  if (recoveryKey === null) return null;
  return (
    <VaultSection title={texts.recovered}>
      <p className="text-ink-soft">{texts.recoveredText}</p>
      <ChangePhraseForm
        recoveryKey={recoveryKey}
        onDone={forgetRecoveryKey}
        onCancel={forgetRecoveryKey}
        cancelLabel={texts.notNow}
      />
    </VaultSection>
  );
}
