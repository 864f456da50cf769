import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { useOpenVault } from '../open/vaultStore.ts';
import { DiscardForm } from '../unlock/DiscardForm.tsx';
import { unlockMessages } from '../unlock/messages.ts';
import { vaultSettingsMessages } from './messages.ts';
import { VaultSection } from './VaultSection.tsx';

export function DiscardSection() {
  const texts = useMessages(vaultSettingsMessages);
  const { discardText } = useMessages(unlockMessages);
  const change = useChange();
  const { vaultId } = useOpenVault();
  const [isOpen, setOpen] = useState(false);
  return (
    <VaultSection title={texts.discard}>
      <p className="text-ink-soft">{discardText}</p>
      <Button variant="danger" className="self-start" onPress={change(() => setOpen(true))}>
        {texts.discard}
      </Button>
      <DialogOnDemand title={texts.discard} isOpen={isOpen} onClose={() => setOpen(false)} size="small">
        <div className="flex flex-col gap-4">
          <p className="text-ink-soft">{discardText}</p>
          <DiscardForm vaultId={vaultId} />
        </div>
      </DialogOnDemand>
    </VaultSection>
  );
}
