/** For who lost the phone: address, password and a recovery code take the second step off the account. */
import { z } from 'zod';
import { emailAddressSchema } from '#shared/domain/emailAddress.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Refusal, useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { authMessages } from './messages.ts';

const schema = z.object({
  email: emailAddressSchema,
  password: z.string().min(1),
  code: z.string().trim().min(1),
});

interface RecoveryFormProps {
  readonly onRefusal: (sentence: string | null) => void;
  readonly onRecovered: () => void;
}

export function RecoveryForm({ onRefusal, onRecovered }: RecoveryFormProps) {
  const texts = useMessages(authMessages);
  const form = useForm({
    schema,
    initial: { email: '', password: '', code: '' },
    submit: async (answers) => {
      const { recoverSecondFactor } = await import('./recoverSecondFactor.ts');
      const outcome = await recoverSecondFactor(answers);
      if (outcome !== 'recovered') throw new Refusal(texts[outcome]);
      onRecovered();
    },
    onRefusal,
  });
  return (
    <Form form={form}>
      <p className="text-ink-soft">{texts.recoveryExplanation}</p>
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
      <Field form={form} name="password">
        {(field) => (
          <PasswordField label={texts.password} autoComplete="current-password" isRequired {...field} />
        )}
      </Field>
      <Field form={form} name="code">
        {(field) => <TextField label={texts.recoveryCode} autoComplete="off" isRequired {...field} />}
      </Field>
      <Button type="submit" isPending={form.isPending}>
        {texts.confirm}
      </Button>
    </Form>
  );
}
