/** The address one signs in with: confirmed or not, and how to move to another. */
import { type FormEvent, useState } from 'react';
import { isErrorCode, resendVerificationEmail, useSignedIn } from '#features/session/index.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast.ts';
import { requestEmailChange } from './api.ts';
import { ConfirmItsYou } from './ConfirmItsYou.tsx';
import { securityMessages } from './messages.ts';
import { useFailure } from './useFailure.ts';

type Step = 'closed' | 'confirming' | 'choosing';

export function EmailSettings() {
  const texts = useMessages(securityMessages);
  const failureOf = useFailure();
  const change = useChange();
  const { user } = useSignedIn();
  const [step, setStep] = useState<Step>('closed');
  const close = () => setStep('closed');

  function confirmAgain() {
    resendVerificationEmail().then(
      () => showToast({ message: texts.confirmationSent, tone: 'success' }),
      (error: unknown) => showToast({ message: failureOf(error), tone: 'error' }),
    );
  }

  return (
    <div>
      <h3 className="font-semibold">{texts.emailAddress}</h3>
      <p className="[overflow-wrap:anywhere]">{user.email}</p>
      {user.emailVerified ? null : (
        <p className="text-small text-notice-text">
          {texts.notConfirmed}{' '}
          <Button variant="quiet" size="small" onPress={change(confirmAgain)}>
            {texts.sendConfirmation}
          </Button>
        </p>
      )}
      <Button variant="secondary" className="mt-3" onPress={change(() => setStep('confirming'))}>
        {texts.changeEmail}
      </Button>
      <ConfirmItsYou
        isOpen={step === 'confirming'}
        onCancel={close}
        onConfirmed={() => setStep('choosing')}
      />
      <Dialog title={texts.changeEmail} isOpen={step === 'choosing'} onClose={close} size="small">
        <NewAddressForm
          onTooLate={() => setStep('confirming')}
          onSent={(address) => {
            close();
            showToast({ message: texts.emailSent(address), tone: 'success' });
          }}
        />
      </Dialog>
    </div>
  );
}

interface NewAddressFormProps {
  readonly onSent: (address: string) => void;
  /** The password was given too long ago and is asked for again. */
  readonly onTooLate: () => void;
}

function NewAddressForm({ onSent, onTooLate }: NewAddressFormProps) {
  const texts = useMessages(securityMessages);
  const failureOf = useFailure();
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setError(null);
    setPending(true);
    try {
      const wanted = address.trim().toLowerCase();
      await requestEmailChange(wanted);
      onSent(wanted);
    } catch (failure) {
      if (isErrorCode(failure, 'auth/requires-recent-login')) return onTooLate();
      setError(failureOf(failure));
      setPending(false);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {error ? <Banner tone="error">{error}</Banner> : null}
      <p className="text-ink-soft">{texts.emailText}</p>
      <TextField
        label={texts.newEmail}
        type="email"
        autoComplete="email"
        value={address}
        onChange={setAddress}
        isRequired
        autoFocus
      />
      <Button type="submit" isPending={isPending}>
        {texts.sendLink}
      </Button>
    </form>
  );
}
