/**
 * For who lost the phone: address, password and a recovery code take the second step off the account. What was given on
 * the way here is not asked for again.
 */
import { z } from 'zod';
import { useExplain, useSentences } from '#features/failures/index.ts';
import { emailAddressSchema } from '#shared/domain/emailAddress.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { authMessages } from './messages.ts';

const schema = z.object({
  email: emailAddressSchema,
  password: z.string().min(1),
  code: z.string().trim().min(1),
});

export interface GivenPassword {
  readonly email: string;
  readonly password: string;
}

interface RecoveryFormProps {
  /** Null after a sign-in without a password. */
  readonly given: GivenPassword | null;
  readonly onFailure: (sentence: Sentence | null) => void;
  readonly onRecovered: () => void;
}

export function RecoveryForm({ given, onFailure, onRecovered }: RecoveryFormProps) {
  const texts = useMessages(authMessages);
  const { refused } = useSentences();
  // A code of another shape is another code.
  const explain = useExplain({ 'invalid-input': refused['recovery-refused'] });
  const form = useForm({
    schema,
    initial: { email: given?.email ?? '', password: given?.password ?? '', code: '' },
    submit: async (answers) => {
      const { recoverSecondFactor } = await import('./recoverSecondFactor.ts');
      await recoverSecondFactor(answers);
      onRecovered();
    },
    explain,
    onFailure,
  });
  return (
    <Form form={form}>
      <p className="text-ink-soft">{texts.recoveryExplanation}</p>
      {given ? null : (
        <>
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
        </>
      )}
      <Field form={form} name="code">
        {(field) => (
          <TextField
            label={texts.recoveryCode}
            autoComplete="off"
            isRequired
            autoFocus={given !== null}
            {...field}
          />
        )}
      </Field>
      <Button type="submit" isPending={form.isPending}>
        {texts.confirm}
      </Button>
    </Form>
  );
}
