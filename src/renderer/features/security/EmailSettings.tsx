/** The address one signs in with: confirmed or not, and how to move to another. */
import { useState } from 'react';
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import { resendVerificationEmail, useSignedIn } from '#features/session/index.ts';
import { isErrorCode } from '#platform/backend/sessionOver.ts';
import { emailAddressSchema } from '#shared/domain/emailAddress.ts';
import { Button } from '#ui/Button.tsx';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast.ts';
import { requestEmailChange } from './api.ts';
import { securityMessages } from './messages.ts';
import { ReauthenticateDialog } from './ReauthenticateDialog.tsx';

type Step = 'closed' | 'confirming' | 'choosing';

export function EmailSettings() {
  const texts = useMessages(securityMessages);
  const explain = useExplain();
  const change = useChange();
  const { user } = useSignedIn();
  const [step, setStep] = useState<Step>('closed');
  const close = () => setStep('closed');

  function confirmAgain() {
    resendVerificationEmail().then(
      () => showToast({ message: texts.confirmationSent, tone: 'success' }),
      (error: unknown) => showToast({ message: explain(error), tone: 'error' }),
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
      <ReauthenticateDialog
        isOpen={step === 'confirming'}
        onCancel={close}
        onConfirmed={() => setStep('choosing')}
      />
      <DialogOnDemand title={texts.changeEmail} isOpen={step === 'choosing'} onClose={close} size="small">
        <NewAddressForm
          onTooLate={() => setStep('confirming')}
          onSent={(address) => {
            close();
            showToast({ message: texts.emailSent(address), tone: 'success' });
          }}
        />
      </DialogOnDemand>
    </div>
  );
}

interface NewAddressFormProps {
  readonly onSent: (address: string) => void;
  /** The password was given too long ago and is asked for again. */
  readonly onTooLate: () => void;
}

const newAddressSchema = z.object({ email: emailAddressSchema.toLowerCase() });

function NewAddressForm({ onSent, onTooLate }: NewAddressFormProps) {
  const texts = useMessages(securityMessages);
  const form = useForm({
    schema: newAddressSchema,
    initial: { email: '' },
    submit: async ({ email }) => {
      try {
        await requestEmailChange(email);
      } catch (failure) {
        if (isErrorCode(failure, 'auth/requires-recent-login')) return onTooLate();
        throw failure;
      }
      onSent(email);
    },
    explain: useExplain(),
  });
  return (
    <Form form={form}>
      <p className="text-ink-soft">{texts.emailText}</p>
      <Field form={form} name="email">
        {(field) => (
          <TextField
            label={texts.newEmail}
            type="email"
            autoComplete="email"
            isRequired
            autoFocus
            {...field}
          />
        )}
      </Field>
      <Button type="submit" isPending={form.isPending}>
        {texts.sendLink}
      </Button>
    </Form>
  );
}
