/** Has a link mailed, and says that it was; beside it the way to sign in. */
import { useState } from 'react';
import { routes } from '#shared/routes.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { authMessages } from '../messages.ts';
import { useExplainSignIn } from '../useExplainSignIn.ts';

interface AskByMailProps {
  readonly label: string;
  readonly ask: () => Promise<void>;
}

export function AskByMail({ label, ask }: AskByMailProps) {
  const texts = useMessages(authMessages);
  const explain = useExplainSignIn();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [error, setError] = useState<Sentence | null>(null);

  async function send(): Promise<void> {
    setError(null);
    setState('sending');
    try {
      await ask();
      setState('sent');
    } catch (failure) {
      setState('idle');
      setError(explain(failure));
    }
  }

  return (
    <>
      {error ? (
        <Banner tone="error" className="w-full text-start">
          <SentenceText sentence={error} />
        </Banner>
      ) : null}
      {state === 'sent' ? (
        <Banner tone="success" className="w-full text-start">
          {texts.resent}
        </Banner>
      ) : (
        <Button isPending={state === 'sending'} onPress={() => void send()}>
          {label}
        </Button>
      )}
      <ButtonLink to={routes.auth.path} variant="quiet">
        {texts.goToSignIn}
      </ButtonLink>
    </>
  );
}
