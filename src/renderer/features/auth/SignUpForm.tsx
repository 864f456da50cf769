/** Name (optional), e-mail, password twice, with the live checklist (SPEC §2, §5). */
import { type FormEvent, useState } from 'react';
import { signUp } from '#features/session/index.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { uiMessages } from '#ui/messages.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { authMessages } from './messages.ts';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { type PasswordProblem, passwordProblem } from './passwordRules.ts';

interface SignUpFormProps {
  readonly onStart: () => void;
  readonly onProblem: (problem: PasswordProblem) => void;
  readonly onSignedUp: () => void;
  readonly onFailure: (error: unknown) => void;
}

export function SignUpForm({ onStart, onProblem, onSignedUp, onFailure }: SignUpFormProps) {
  const texts = useMessages(authMessages);
  const { optional } = useMessages(uiMessages);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isPending, setIsPending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    onStart();
    const problem = passwordProblem(password, confirmation);
    if (problem) {
      onProblem(problem);
      return;
    }
    setIsPending(true);
    try {
      await signUp(email, password, name);
      onSignedUp();
    } catch (error) {
      onFailure(error);
      setIsPending(false);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TextField
        label={texts.name}
        labelNote={optional}
        name="name"
        autoComplete="name"
        value={name}
        onChange={setName}
        autoFocus
      />
      <TextField
        label={texts.email}
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        isRequired
      />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        isRequired
      />
      <PasswordChecklist password={password} />
      <PasswordField
        label={texts.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        value={confirmation}
        onChange={setConfirmation}
        isRequired
      />
      <Button type="submit" isPending={isPending}>
        {texts.createAccount}
      </Button>
    </form>
  );
}
