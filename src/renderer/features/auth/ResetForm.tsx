/** Asks for the mailed link to choose a new password. */
import { z } from 'zod';
import { resetPassword } from '#features/session/index.ts';
import { emailAddressSchema } from '#shared/domain/emailAddress.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { TextField } from '#ui/TextField.tsx';
import { authMessages } from './messages.ts';
import { useExplainSignIn } from './useExplainSignIn.ts';

const schema = z.object({ email: emailAddressSchema });

interface ResetFormProps {
  readonly onFailure: (sentence: Sentence | null) => void;
  readonly onSent: () => void;
}

export function ResetForm({ onFailure, onSent }: ResetFormProps) {
  const texts = useMessages(authMessages);
  const form = useForm({
    schema,
    initial: { email: '' },
    submit: async ({ email }) => {
      await resetPassword(email);
      onSent();
    },
    explain: useExplainSignIn(),
    onFailure,
  });
  return (
    <Form form={form}>
      <p className="text-ink-soft">{texts.resetExplanation}</p>
      <Field form={form} name="email">
        {(field) => (
          <TextField
            label={texts.email}
            type="email"
            autoComplete="username"
            isRequired
            autoFocus
            {...field}
          />
        )}
      </Field>
      <Button type="submit" isPending={form.isPending}>
        {texts.sendResetLink}
      </Button>
    </Form>
  );
}
