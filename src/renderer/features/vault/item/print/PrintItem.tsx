/** Asks what may stand on paper, and prints one item. */
import { useState } from 'react';
import type { VaultContent } from '#shared/vault/content.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { itemMessages } from '../messages.ts';
import { PaperSheet } from './PaperSheet.tsx';

interface PrintItemProps {
  readonly content: VaultContent;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function PrintItem({ content, isOpen, onClose }: PrintItemProps) {
  const texts = useMessages(itemMessages);
  const [withSecrets, setWithSecrets] = useState(false);
  const [isPrinting, setPrinting] = useState(false);

  function close(): void {
    setWithSecrets(false);
    onClose();
  }

  return (
    <>
      <DialogOnDemand title={texts.printTitle} isOpen={isOpen} onClose={close} size="small">
        <p className="text-ink-soft">{texts.printText}</p>
        <Checkbox isSelected={withSecrets} onChange={setWithSecrets} className="mt-3">
          {texts.printSecrets}
        </Checkbox>
        <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
          <Button variant="secondary" onPress={close}>
            {texts.cancel}
          </Button>
          <Button onPress={() => setPrinting(true)}>{texts.printNow}</Button>
        </div>
      </DialogOnDemand>
      {isPrinting ? (
        <PaperSheet
          content={content}
          withSecrets={withSecrets}
          onPrinted={() => {
            setPrinting(false);
            close();
          }}
        />
      ) : null}
    </>
  );
}
