/** Changing the password in place: the current one first, then the new one with its checklist. */
import { type FormEvent, useState } from 'react';
import { PasswordChecklist, passwordProblem } from '#features/auth/index.ts';
import { PASSWORD_REQUIREMENTS_MESSAGE, PASSWORDS_DIFFER_MESSAGE } from '#shared/errors/authentication.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { changePassword } from './api.ts';
import { ConfirmItsYou } from './ConfirmItsYou.tsx';
import { securityMessages } from './messages.ts';
import { useFailure } from './useFailure.ts';

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
      <ConfirmItsYou
        isOpen={step === 'confirming'}
        onCancel={close}
        onConfirmed={() => setStep('choosing')}
      />
      <Dialog title={texts.changePassword} isOpen={step === 'choosing'} onClose={close} size="small">
        <NewPasswordForm
          onSaved={() => {
            close();
            showToast({ message: texts.passwordChanged, tone: 'success' });
          }}
        />
      </Dialog>
    </div>
  );
}

function NewPasswordForm({ onSaved }: { readonly onSaved: () => void }) {
  const texts = useMessages(securityMessages);
  const failureOf = useFailure();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const problem = passwordProblem(password, confirmation);
    if (problem) {
      setError(problem === 'differ' ? PASSWORDS_DIFFER_MESSAGE : PASSWORD_REQUIREMENTS_MESSAGE);
      return;
    }
    setError(null);
    setPending(true);
    try {
      await changePassword(password);
      onSaved();
    } catch (failure) {
      setError(failureOf(failure));
      setPending(false);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {error ? <Banner tone="error">{error}</Banner> : null}
      <PasswordField
        label={texts.newPassword}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        isRequired
        autoFocus
      />
      <PasswordChecklist password={password} />
      <PasswordField
        label={texts.confirmPassword}
        autoComplete="new-password"
        value={confirmation}
        onChange={setConfirmation}
        isRequired
      />
      <Button type="submit" isPending={isPending}>
        {texts.save}
      </Button>
    </form>
  );
}
