/** E-mail and password. With `demo` the fields show who is being signed in and cannot be changed. */
import { type FormEvent, useState } from 'react';
import { type SignInOutcome, signIn } from '#features/session/index.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { DemoLogin } from './demoAutoLogin.ts';
import { authMessages } from './messages.ts';

interface SignInFormProps {
  readonly demo: DemoLogin | null;
  readonly initialEmail: string;
  readonly initialPassword: string;
  readonly onStart: () => void;
  readonly onOutcome: (outcome: SignInOutcome) => void;
  readonly onFailure: (error: unknown) => void;
  readonly onForgotten: () => void;
}

export function SignInForm({
  demo,
  initialEmail,
  initialPassword,
  onStart,
  onOutcome,
  onFailure,
  onForgotten,
}: SignInFormProps) {
  const texts = useMessages(authMessages);
  const [email, setEmail] = useState(demo?.email ?? initialEmail);
  const [password, setPassword] = useState(demo?.password ?? initialPassword);
  const [isPending, setIsPending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending || demo) return;
    onStart();
    setIsPending(true);
    try {
      onOutcome(await signIn(email, password));
    } catch (error) {
      onFailure(error);
      setIsPending(false);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TextField
        label={texts.email}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        isRequired
        isReadOnly={demo !== null}
        autoFocus={demo === null}
      />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        isRequired
        isReadOnly={demo !== null}
      />
      <Button type="submit" isPending={isPending || demo !== null}>
        {demo ? texts.demoSigningIn : texts.signIn}
      </Button>
      {demo ? null : (
        <Button variant="quiet" size="small" className="-mt-2 self-center" onPress={onForgotten}>
          {texts.forgotPassword}
        </Button>
      )}
    </form>
  );
}
