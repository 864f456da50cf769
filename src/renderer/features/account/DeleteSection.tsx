/** "Delete my account" in Settings: the password first, then the address typed out, then 30 days to change one's mind. */
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import { ReauthenticateDialog } from '#features/security/index.ts';
import { refreshSession, useSignedIn } from '#features/session/index.ts';
import { VaultReminder } from '#features/vault/index.ts';
import { logError } from '#platform/logging/logger.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { Button } from '#ui/Button.tsx';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { TextField } from '#ui/TextField.tsx';
import { requestDeletion } from './api.ts';
import { accountMessages } from './messages.ts';

type Step = 'closed' | 'confirming' | 'typing';

export function DeleteSection() {
  const texts = useMessages(accountMessages);
  const change = useChange();
  const { user, profile } = useSignedIn();
  const [step, setStep] = useState<Step>('closed');
  const close = () => setStep('closed');
  if (profile.deletionDueAt)
    return <DeletionPlanned dueAt={profile.deletionDueAt} takesFocus={step !== 'closed'} />;
  return (
    <>
      <p className="text-ink-soft">{texts.deleteText}</p>
      <VaultReminder userId={user.uid} before="deletion" />
      <Button variant="danger" className="mt-4" onPress={change(() => setStep('confirming'))}>
        {texts.deleteButton}
      </Button>
      <ReauthenticateDialog
        isOpen={step === 'confirming'}
        onCancel={close}
        onConfirmed={() => setStep('typing')}
      />
      <DialogOnDemand title={texts.deleteQuestion} isOpen={step === 'typing'} onClose={close} size="small">
        <TypedConfirmation email={profile.email} onDone={close} />
      </DialogOnDemand>
    </>
  );
}

interface DeletionPlannedProps {
  readonly dueAt: Date;
  /** It was asked for a moment ago, by a button and a dialog that are gone. */
  readonly takesFocus: boolean;
}

function DeletionPlanned({ dueAt, takesFocus }: DeletionPlannedProps) {
  const texts = useMessages(accountMessages);
  const { user, profile } = useSignedIn();
  const date = longDateFormat(profile.settings.language, { dateStyle: 'long' }).format(dueAt);
  const said = useRef<HTMLParagraphElement>(null);
  const mustFocus = useRef(takesFocus);
  useEffect(() => {
    if (mustFocus.current) said.current?.focus();
  }, []);
  return (
    <>
      <p ref={said} tabIndex={-1} className="outline-none">
        {texts.deletionPlanned(date)}
      </p>
      <VaultReminder userId={user.uid} before="deletion" />
    </>
  );
}

interface TypedConfirmationProps {
  readonly email: string;
  readonly onDone: () => void;
}

function TypedConfirmation({ email, onDone }: TypedConfirmationProps) {
  const texts = useMessages(accountMessages);
  const explain = useExplain();
  const form = useForm({
    schema: z.object({
      email: z
        .string()
        .trim()
        .toLowerCase()
        .refine((typed) => typed === email.toLowerCase()),
    }),
    initial: { email: '' },
    submit: async () => {
      // What the server has, whatever was heard of it.
      await requestDeletion().finally(refreshSession);
      onDone();
    },
    explain(error) {
      logError('The deletion could not be asked for', {}, error);
      return explain(error);
    },
  });
  return (
    <Form form={form}>
      <p className="text-ink-soft">{texts.deleteExplained}</p>
      <Field form={form} name="email" wrong={texts.emailDiffers}>
        {(field) => <TextField label={texts.typeEmail} autoComplete="off" isRequired autoFocus {...field} />}
      </Field>
      <Button type="submit" variant="danger" isPending={form.isPending}>
        {texts.deleteButton}
      </Button>
    </Form>
  );
}
