/** A new password and its repetition with the checklist: from the mailed link, and in Settings. */
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useAnswer, useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { authMessages } from './messages.ts';
import { checkNewPassword, newPasswordSchema } from './newPassword.ts';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { usePasswordPolicy } from './usePasswordPolicy.ts';

interface NewPasswordFormProps {
  readonly submitLabel: string;
  readonly save: (password: string) => Promise<void>;
  /** Puts what `save` threw in a sentence, unless it is a FormError. */
  readonly explain: (failure: unknown) => Sentence;
}

export function NewPasswordForm({ submitLabel, save, explain }: NewPasswordFormProps) {
  const texts = useMessages(authMessages);
  const { policy, learnFrom } = usePasswordPolicy();
  const form = useForm({
    schema: newPasswordSchema,
    initial: { password: '', confirmPassword: '' },
    submit: async (answers) => {
      checkNewPassword(answers);
      await save(answers.password);
    },
    explain(failure) {
      learnFrom(failure);
      return explain(failure);
    },
  });
  const password = useAnswer(form, 'password');
  return (
    <Form form={form}>
      <Field form={form} name="password">
        {(field) => (
          <PasswordField
            label={texts.newPassword}
            description={texts.newPasswordHint}
            autoComplete="new-password"
            isRequired
            autoFocus
            {...field}
          />
        )}
      </Field>
      <PasswordChecklist password={password} policy={policy} />
      <Field form={form} name="confirmPassword">
        {(field) => (
          <PasswordField label={texts.confirmPassword} autoComplete="new-password" isRequired {...field} />
        )}
      </Field>
      <Button type="submit" isPending={form.isPending}>
        {submitLabel}
      </Button>
    </Form>
  );
}
