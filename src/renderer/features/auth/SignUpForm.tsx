/** Name (optional), e-mail, password twice, with the live checklist (SPEC §2, §5). */
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { noteShownAtSignUp } from '#features/agreements/index.ts';
import { signUp } from '#features/session/index.ts';
import { emailAddressSchema } from '#shared/domain/emailAddress.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useAnswer, useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { uiMessages } from '#ui/messages.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { authMessages } from './messages.ts';
import { checkNewPassword, newPasswordAnswers } from './newPassword.ts';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { SignUpTerms } from './SignUpTerms.tsx';
import { dropSignUp, keepSignUp, keptSignUp } from './signUpDraft.ts';
import { useExplainSignIn } from './useExplainSignIn.ts';
import { usePasswordPolicy } from './usePasswordPolicy.ts';

const schema = z.object({ name: z.string(), email: emailAddressSchema, ...newPasswordAnswers });

interface SignUpFormProps {
  /** Where the address is known already, as on an invitation. */
  readonly initialEmail?: string;
  readonly onFailure: (sentence: Sentence | null) => void;
  readonly onSignedUp: () => void;
}

export function SignUpForm({ initialEmail = '', onFailure, onSignedUp }: SignUpFormProps) {
  const texts = useMessages(authMessages);
  const { optional } = useMessages(uiMessages);
  const { policy, learnFrom } = usePasswordPolicy();
  const explain = useExplainSignIn();
  const [kept] = useState(keptSignUp);
  useEffect(dropSignUp, []);
  const form = useForm({
    schema,
    initial: { name: '', email: initialEmail, ...kept, password: '', confirmPassword: '' },
    submit: async ({ email, password, confirmPassword, name }) => {
      checkNewPassword({ password, confirmPassword });
      await signUp({ email, password, name }, noteShownAtSignUp);
      onSignedUp();
    },
    explain(failure) {
      learnFrom(failure);
      return explain(failure);
    },
    onFailure,
  });
  const password = useAnswer(form, 'password');
  return (
    <Form form={form}>
      <Field form={form} name="name">
        {(field) => (
          <TextField label={texts.name} labelNote={optional} autoComplete="name" autoFocus {...field} />
        )}
      </Field>
      <Field form={form} name="email">
        {(field) => <TextField label={texts.email} type="email" autoComplete="email" isRequired {...field} />}
      </Field>
      <Field form={form} name="password">
        {(field) => (
          <PasswordField label={texts.password} autoComplete="new-password" isRequired {...field} />
        )}
      </Field>
      <PasswordChecklist password={password} policy={policy} />
      <Field form={form} name="confirmPassword">
        {(field) => (
          <PasswordField label={texts.confirmPassword} autoComplete="new-password" isRequired {...field} />
        )}
      </Field>
      <Button type="submit" isPending={form.isPending}>
        {texts.createAccount}
      </Button>
      <SignUpTerms
        onRead={() => {
          const { name, email } = form.read();
          keepSignUp({ name, email });
        }}
      />
    </Form>
  );
}
