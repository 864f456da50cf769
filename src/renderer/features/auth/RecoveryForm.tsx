/** For who lost the phone: address, password and a recovery code take the second step off the account. */
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { authMessages } from './messages.ts';

interface RecoveryFormProps {
  readonly onStart: () => void;
  readonly onRecovered: () => void;
  /** Already in words. */
  readonly onRefused: (text: string) => void;
}

export function RecoveryForm({ onStart, onRecovered, onRefused }: RecoveryFormProps) {
  const texts = useMessages(authMessages);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isPending, setIsPending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    onStart();
    setIsPending(true);
    try {
      const { recoverSecondFactor } = await import('./recoverSecondFactor.ts');
      const outcome = await recoverSecondFactor({ email, password, code });
      if (outcome === 'recovered') onRecovered();
      else onRefused(texts[outcome]);
    } finally {
      setIsPending(false);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <p className="text-ink-soft">{texts.recoveryExplanation}</p>
      <TextField
        label={texts.email}
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        isRequired
        autoFocus
      />
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        isRequired
      />
      <TextField label={texts.recoveryCode} autoComplete="off" value={code} onChange={setCode} isRequired />
      <Button type="submit" isPending={isPending}>
        {texts.confirm}
      </Button>
    </form>
  );
}
