/** Choosing a new password from the mailed link, under the same rules as at sign-up. */
import { useState } from 'react';
import { routes } from '#shared/routes.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useAnswer, useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { authMessages } from '../messages.ts';
import { useNewPasswordSchema } from '../newPassword.ts';
import { PasswordChecklist } from '../PasswordChecklist.tsx';
import { useExplainSignIn } from '../useExplainSignIn.ts';
import { usePasswordPolicy } from '../usePasswordPolicy.ts';
import { saveNewPassword } from './followActionLink.ts';
import { OutcomePage } from './OutcomePage.tsx';

export function NewPasswordPage({ code, email }: { readonly code: string; readonly email: string }) {
  const texts = useMessages(authMessages);
  const [isSaved, setSaved] = useState(false);
  if (isSaved) {
    return (
      <OutcomePage
        tone="success"
        title={texts.passwordSavedTitle}
        action={<ButtonLink to={routes.auth.path}>{texts.goToSignIn}</ButtonLink>}
      >
        {texts.passwordSavedText}
      </OutcomePage>
    );
  }
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center px-4 py-12">
      <h1 className="text-center text-page">{texts.newPasswordTitle}</h1>
      {email ? <p className="mt-2 text-center text-ink-soft">{texts.newPasswordFor(email)}</p> : null}
      <Card padding="generous" className="mt-8">
        <NewPasswordForm code={code} onSaved={() => setSaved(true)} />
      </Card>
    </main>
  );
}

function NewPasswordForm({ code, onSaved }: { readonly code: string; readonly onSaved: () => void }) {
  const texts = useMessages(authMessages);
  const explain = useExplainSignIn();
  const { policy, learnFrom } = usePasswordPolicy();
  const form = useForm({
    schema: useNewPasswordSchema(),
    initial: { password: '', confirmPassword: '' },
    submit: async ({ password }) => {
      await saveNewPassword(code, password);
      onSaved();
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
        {texts.savePassword}
      </Button>
    </Form>
  );
}
