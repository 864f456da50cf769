/** Changing the password in place: the current one first, then the new one with its checklist. */
import { useRef, useState } from 'react';
import { NewPasswordForm } from '#features/auth/index.ts';
import { useExplain } from '#features/failures/index.ts';
import { isVaultPhrase } from '#features/vault/index.ts';
import { Button } from '#ui/Button.tsx';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { FormError } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { changePassword, PasswordInDoubtError } from './changePassword.ts';
import { securityMessages } from './messages.ts';
import { ReauthenticateDialog } from './ReauthenticateDialog.tsx';

type Step = 'closed' | 'confirming' | 'choosing';

export function PasswordSettings() {
  const texts = useMessages(securityMessages);
  const change = useChange();
  const [step, setStep] = useState<Step>('closed');
  const close = () => setStep('closed');
  return (
    <div>
      <h3 className="font-semibold">{texts.password}</h3>
      <p className="text-small text-ink-soft">{texts.passwordText}</p>
      <Button variant="secondary" className="mt-3" onPress={change(() => setStep('confirming'))}>
        {texts.changePassword}
      </Button>
      <ReauthenticateDialog
        isOpen={step === 'confirming'}
        onCancel={close}
        onConfirmed={() => setStep('choosing')}
      />
      <DialogOnDemand title={texts.changePassword} isOpen={step === 'choosing'} onClose={close} size="small">
        <ChoosePassword
          onSaved={() => {
            close();
            showToast({ message: texts.passwordChanged, tone: 'success' });
          }}
        />
      </DialogOnDemand>
    </div>
  );
}

function ChoosePassword({ onSaved }: { readonly onSaved: () => void }) {
  const texts = useMessages(securityMessages);
  /** One that was sent and may have been taken. */
  const inDoubt = useRef<string | null>(null);

  async function save(password: string): Promise<void> {
    if (await isVaultPhrase(password)) throw new FormError(texts.newIsVaultPhrase);
    try {
      await changePassword(password, inDoubt.current);
    } catch (error) {
      if (!(error instanceof PasswordInDoubtError)) throw error;
      inDoubt.current = error.password;
      throw new FormError(texts.passwordInDoubt);
    }
    onSaved();
  }

  return <NewPasswordForm submitLabel={texts.save} save={save} explain={useExplain()} />;
}
