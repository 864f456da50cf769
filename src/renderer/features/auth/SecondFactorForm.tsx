/** The second step, when the identity service asks for one: a code from the authenticator app. */
import type { MultiFactorResolver } from 'firebase/auth';
import { type FormEvent, useState } from 'react';
import { type SignInOutcome, signInBy } from '#features/session/index.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { TextField } from '#ui/TextField.tsx';
import { authMessages } from './messages.ts';

/** `TotpMultiFactorGenerator.FACTOR_ID`, spelled here so that the form does not load the SDK. */
const AUTHENTICATOR_FACTOR = 'totp';

interface SecondFactorFormProps {
  readonly resolver: MultiFactorResolver;
  readonly onStart: () => void;
  readonly onPhoneLost: () => void;
  readonly onOutcome: (outcome: SignInOutcome) => void;
  readonly onFailure: (error: unknown) => void;
}

export function SecondFactorForm(props: SecondFactorFormProps) {
  const { resolver, onStart, onPhoneLost, onOutcome, onFailure } = props;
  const texts = useMessages(authMessages);
  const [code, setCode] = useState('');
  const [isPending, setIsPending] = useState(false);
  const factor = resolver.hints.find((hint) => hint.factorId === AUTHENTICATOR_FACTOR);
  if (!factor) return <Banner tone="error">{texts.noSupportedFactor}</Banner>;
  const factorUid = factor.uid;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    onStart();
    setIsPending(true);
    try {
      const { resolveSecondFactor } = await import('./resolveSecondFactor.ts');
      const digits = code.replaceAll(/\s/g, '');
      onOutcome(await signInBy(() => resolveSecondFactor(resolver, factorUid, digits)));
    } catch (error) {
      onFailure(error);
      setIsPending(false);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <p className="text-ink-soft">{texts.secondFactorExplanation}</p>
      <TextField
        label={texts.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        isRequired
        autoFocus
      />
      <Button type="submit" isPending={isPending}>
        {texts.confirm}
      </Button>
      <Button variant="quiet" size="small" onPress={onPhoneLost}>
        {texts.useRecoveryCode}
      </Button>
    </form>
  );
}
