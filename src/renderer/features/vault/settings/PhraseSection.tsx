import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { ChangePhraseForm } from './ChangePhraseForm.tsx';
import { vaultSettingsMessages } from './messages.ts';
import { VaultSection } from './VaultSection.tsx';

export function PhraseSection() {
  const texts = useMessages(vaultSettingsMessages);
  const change = useChange();
  const [isChanging, setChanging] = useState(false);
  const close = () => setChanging(false);
  return (
    <VaultSection title={texts.phrase}>
      <p className="text-ink-soft">{texts.phraseText}</p>
      {isChanging ? (
        <ChangePhraseForm onDone={close} onCancel={close} cancelLabel={texts.cancel} />
      ) : (
        <Button variant="secondary" className="self-start" onPress={change(() => setChanging(true))}>
          {texts.changePhrase}
        </Button>
      )}
    </VaultSection>
  );
}
