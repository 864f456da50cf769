/**
 * Asks for the password again, and for the code where the account has a second factor, before something that could
 * lock its owner out. What follows has five minutes (the identity service's idea of a recent sign-in).
 */
import type { MultiFactorResolver } from 'firebase/auth';
import { type FormEvent, useState } from 'react';
import { useSignedIn } from '#features/session/index.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { confirmCode, confirmPassword } from './api.ts';
import { securityMessages } from './messages.ts';
import { useFailure } from './useFailure.ts';

export interface ConfirmItsYouProps {
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  readonly onConfirmed: () => void;
}

export function ConfirmItsYou({ isOpen, onCancel, onConfirmed }: ConfirmItsYouProps) {
  const texts = useMessages(securityMessages);
  return (
    <Dialog title={texts.confirmTitle} isOpen={isOpen} onClose={onCancel} size="small">
      <ConfirmForm onConfirmed={onConfirmed} />
    </Dialog>
  );
}

function ConfirmForm({ onConfirmed }: Pick<ConfirmItsYouProps, 'onConfirmed'>) {
  const texts = useMessages(securityMessages);
  const failureOf = useFailure();
  const { user } = useSignedIn();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [resolver, setResolver] = useState<MultiFactorResolver | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  if (!user.providerIds.includes('password')) return <p>{texts.providerOnly}</p>;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    setError(null);
    setPending(true);
    try {
      if (resolver) {
        await confirmCode(resolver, code.replaceAll(/\s/g, ''));
        onConfirmed();
        return;
      }
      const next = await confirmPassword(password);
      if (next) setResolver(next);
      else onConfirmed();
    } catch (failure) {
      setError(failureOf(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {error ? <Banner tone="error">{error}</Banner> : null}
      <p className="text-ink-soft">{resolver ? texts.codeText : texts.confirmText}</p>
      {resolver ? (
        <TextField
          key="code"
          label={texts.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
          isRequired
          autoFocus
        />
      ) : (
        <PasswordField
          label={texts.currentPassword}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          isRequired
          autoFocus
        />
      )}
      <Button type="submit" isPending={isPending}>
        {texts.confirm}
      </Button>
    </form>
  );
}
