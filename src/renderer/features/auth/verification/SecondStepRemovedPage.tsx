/** A second step that somebody else added is off again: what is left to do is a password that they do not know. */
import { useState } from 'react';
import { resetPassword } from '#features/session/index.ts';
import { routes } from '#shared/routes.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { authMessages } from '../messages.ts';
import { useExplainSignIn } from '../useExplainSignIn.ts';
import { OutcomePage } from './OutcomePage.tsx';

export function SecondStepRemovedPage({ email }: { readonly email: string }) {
  const texts = useMessages(authMessages);
  const explain = useExplainSignIn();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [error, setError] = useState<Sentence | null>(null);

  async function askForLink(): Promise<void> {
    setError(null);
    setState('sending');
    try {
      await resetPassword(email);
      setState('sent');
    } catch (failure) {
      setState('idle');
      setError(explain(failure));
    }
  }

  const action = (
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
        <Button isPending={state === 'sending'} onPress={() => void askForLink()}>
          {texts.mailNewPasswordLink}
        </Button>
      )}
      <ButtonLink to={routes.auth.path} variant="quiet">
        {texts.goToSignIn}
      </ButtonLink>
    </>
  );
  return (
    <OutcomePage tone="success" title={texts.secondStepRemovedTitle} action={action}>
      {texts.secondStepRemovedText}
    </OutcomePage>
  );
}
