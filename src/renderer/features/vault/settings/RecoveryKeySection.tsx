import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { vaultSettingsMessages } from './messages.ts';
import { VaultSection } from './VaultSection.tsx';

export function RecoveryKeySection({ onBegin }: { readonly onBegin: () => void }) {
  const texts = useMessages(vaultSettingsMessages);
  const change = useChange();
  return (
    <VaultSection title={texts.recoveryKey}>
      <p className="text-ink-soft">{texts.recoveryKeyText}</p>
      <Button variant="secondary" className="self-start" onPress={change(onBegin)}>
        {texts.newRecoveryKey}
      </Button>
    </VaultSection>
  );
}
