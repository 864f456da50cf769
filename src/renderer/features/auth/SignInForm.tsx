/** E-mail and password. With `demo` the fields show who is being signed in and cannot be changed. */
import { z } from 'zod';
import { type SignInOutcome, signIn } from '#features/session/index.ts';
import { emailAddressSchema } from '#shared/domain/emailAddress.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { DemoLogin } from './demoAutoLogin.ts';
import { authMessages } from './messages.ts';
import type { GivenPassword } from './RecoveryForm.tsx';
import { useExplainSignIn } from './useExplainSignIn.ts';

const schema = z.object({
  email: emailAddressSchema,
  password: z.string().min(1),
});

interface SignInFormProps {
  readonly demo: DemoLogin | null;
  readonly initialEmail: string;
  readonly initialPassword: string;
  readonly onFailure: (sentence: Sentence | null) => void;
  readonly onOutcome: (outcome: SignInOutcome, given: GivenPassword) => void;
  readonly onForgotten: () => void;
}

export function SignInForm(props: SignInFormProps) {
  const { demo, initialEmail, initialPassword, onFailure, onOutcome, onForgotten } = props;
  const texts = useMessages(authMessages);
  const form = useForm({
    schema,
    initial: { email: demo?.email ?? initialEmail, password: demo?.password ?? initialPassword },
    submit: async ({ email, password }) => {
      if (!demo) onOutcome(await signIn(email, password), { email, password });
    },
    explain: useExplainSignIn(),
    onFailure,
  });
  return (
    <Form form={form}>
      <Field form={form} name="email">
        {(field) => (
          <TextField
            label={texts.email}
            type="email"
            autoComplete="username"
            isRequired
            isReadOnly={demo !== null}
            autoFocus={demo === null}
            {...field}
          />
        )}
      </Field>
      <Field form={form} name="password">
        {(field) => (
          <PasswordField
            label={texts.password}
            autoComplete="current-password"
            isRequired
            isReadOnly={demo !== null}
            {...field}
          />
        )}
      </Field>
      <Button type="submit" isPending={form.isPending || demo !== null}>
        {demo ? texts.demoSigningIn : texts.signIn}
      </Button>
      {demo ? null : (
        <Button variant="quiet" size="small" className="-mt-2 self-center" onPress={onForgotten}>
          {texts.forgotPassword}
        </Button>
      )}
    </Form>
  );
}
