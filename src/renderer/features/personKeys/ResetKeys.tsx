/** Another key in the place of the one that stands: what it breaks is said first, and a sign-in of just now is asked for. */
import { type ReactNode, useState } from 'react';
import { ReauthenticateDialog } from '#features/security/index.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { resetKeys } from './api.ts';
import type { MadeKeys } from './holder/keyHolder.ts';
import { MakeKeys } from './MakeKeys.tsx';
import { personKeysMessages } from './messages.ts';

interface ResetKeysProps {
  /** What the last button does. */
  readonly confirmLabel: string;
  /** The new key stands. May reject; asked again with the same keys. */
  readonly onReset: (keys: MadeKeys) => Promise<void>;
  /** What stands here until a key is being made, with a way to ask for it. */
  readonly children: (ask: () => void) => ReactNode;
}

export function ResetKeys({ confirmLabel, onReset, children }: ResetKeysProps) {
  const texts = useMessages(personKeysMessages);
  const [step, setStep] = useState<'question' | 'sign-in' | 'making' | null>(null);
  if (step === 'making') {
    return (
      <MakeKeys
        confirmLabel={confirmLabel}
        onCancel={() => setStep(null)}
        onMade={async (made) => {
          await resetKeys(made);
          await onReset(made);
          setStep(null);
        }}
      />
    );
  }
  return (
    <>
      {children(() => setStep('question'))}
      <ConfirmDialog
        title={texts.resetTitle}
        confirmLabel={texts.resetConfirm}
        isOpen={step === 'question'}
        isDangerous
        onCancel={() => setStep(null)}
        onConfirm={() => setStep('sign-in')}
      >
        {texts.resetText}
      </ConfirmDialog>
      <ReauthenticateDialog
        isOpen={step === 'sign-in'}
        onCancel={() => setStep(null)}
        onConfirmed={() => setStep('making')}
      />
    </>
  );
}
