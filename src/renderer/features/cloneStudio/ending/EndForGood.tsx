/** Retiring the clone, and erasing it: what cannot be undone asks first, and names what goes and what stays. */
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { eraseClone, setState } from '../api.ts';
import type { StudioProps } from '../studioProps.ts';
import { useForgetClone, useReadAgain } from '../useClone.ts';
import { useStudioChange } from '../useStudioChange.ts';
import { EndingPart } from './EndingPart.tsx';
import { endingMessages } from './messages.ts';

export function EndForGood({ userId, clone }: StudioProps) {
  const messages = useMessages(endingMessages);
  const change = useChange();
  const readAgain = useReadAgain(userId);
  const forget = useForgetClone(userId);
  const retiring = useStudioChange(() => readAgain('settings'));
  const erasing = useStudioChange(forget);
  const [asked, setAsked] = useState<'retire' | 'erase' | null>(null);
  const retire = async () => {
    const isDone = await retiring.run(() => setState('retired'));
    setAsked(null);
    if (isDone) showToast({ message: messages.retired });
  };
  const erase = async () => {
    const isDone = await erasing.run(eraseClone);
    if (isDone) showToast({ message: messages.erased });
    else setAsked(null);
  };
  return (
    <>
      {clone.state === 'retired' ? null : (
        <EndingPart title={messages.retireTitle} text={messages.retireText}>
          <Button variant="secondary" className="self-start" onPress={change(() => setAsked('retire'))}>
            {messages.retire}
          </Button>
        </EndingPart>
      )}
      <EndingPart title={messages.eraseTitle} text={messages.eraseText}>
        <Button variant="danger" className="self-start" onPress={change(() => setAsked('erase'))}>
          {messages.erase}
        </Button>
      </EndingPart>
      <ConfirmDialog
        title={messages.retireAsk}
        confirmLabel={messages.retire}
        isOpen={asked === 'retire'}
        isPending={retiring.isPending}
        isDangerous
        onCancel={() => setAsked(null)}
        onConfirm={() => void retire()}
      >
        {messages.retireText}
      </ConfirmDialog>
      <ConfirmDialog
        title={messages.eraseAsk}
        confirmLabel={messages.eraseConfirm}
        isOpen={asked === 'erase'}
        isPending={erasing.isPending}
        isDangerous
        onCancel={() => setAsked(null)}
        onConfirm={() => void erase()}
      >
        <p className="font-semibold text-ink">{messages.goes}</p>
        <p>{messages.goesList}</p>
        <p className="mt-3 font-semibold text-ink">{messages.stays}</p>
        <p>{messages.staysList}</p>
      </ConfirmDialog>
    </>
  );
}
