/** Asks for the mailed link to choose a new password. */
import { type FormEvent, useState } from 'react';
import { resetPassword } from '#features/session/index.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { TextField } from '#ui/TextField.tsx';
import { authMessages } from './messages.ts';

interface ResetFormProps {
  readonly onStart: () => void;
  readonly onSent: () => void;
  readonly onFailure: (error: unknown) => void;
}

export function ResetForm({ onStart, onSent, onFailure }: ResetFormProps) {
  const texts = useMessages(authMessages);
  const [email, setEmail] = useState('');
  const [isPending, setIsPending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    onStart();
    setIsPending(true);
    try {
      await resetPassword(email);
      onSent();
    } catch (error) {
      onFailure(error);
      setIsPending(false);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <p className="text-ink-soft">{texts.resetExplanation}</p>
      <TextField
        label={texts.email}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        isRequired
        autoFocus
      />
      <Button type="submit" isPending={isPending}>
        {texts.sendResetLink}
      </Button>
    </form>
  );
}
