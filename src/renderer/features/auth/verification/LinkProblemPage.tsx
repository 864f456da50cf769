/** A mailed link that opens nothing: why, and how to get one that does. */
import { useState } from 'react';
import { resendVerificationEmail } from '#features/session/index.ts';
import { routes } from '#shared/routes.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { authMessages } from '../messages.ts';
import { useFailureText } from '../useFailureText.ts';
import { OutcomePage } from './OutcomePage.tsx';
import type { ActionMode, LinkProblem } from './readActionLink.ts';

interface LinkProblemPageProps {
  readonly problem: LinkProblem;
  readonly mode?: ActionMode;
  readonly failure?: unknown;
}

export function LinkProblemPage({ problem, mode = 'verifyEmail', failure }: LinkProblemPageProps) {
  const texts = useMessages(authMessages);
  const failureTextOf = useFailureText();
  const said = {
    expired: { title: texts.linkExpiredTitle, text: texts.linkExpiredText },
    used: { title: texts.linkUsedTitle, text: texts.linkUsedText },
    malformed: { title: texts.linkMalformedTitle, text: texts.linkMalformedText },
    failed: { title: texts.linkFailedTitle, text: failure === undefined ? '' : failureTextOf(failure) },
  }[problem];
  const action =
    mode === 'verifyEmail' ? (
      <ResendVerification />
    ) : (
      <ButtonLink to={routes.auth.path}>
        {mode === 'resetPassword' ? texts.askNewReset : texts.goToSignIn}
      </ButtonLink>
    );
  return (
    <OutcomePage tone="problem" title={said.title} action={action}>
      {said.text}
    </OutcomePage>
  );
}

function ResendVerification() {
  const texts = useMessages(authMessages);
  const failureTextOf = useFailureText();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [error, setError] = useState<string | null>(null);

  async function resend(): Promise<void> {
    setError(null);
    setState('sending');
    try {
      await resendVerificationEmail();
      setState('sent');
    } catch (failure) {
      setState('idle');
      setError(failureTextOf(failure));
    }
  }

  return (
    <>
      {error ? (
        <Banner tone="error" className="w-full text-start">
          {error}
        </Banner>
      ) : null}
      {state === 'sent' ? (
        <Banner tone="success" className="w-full text-start">
          {texts.resent}
        </Banner>
      ) : (
        <Button isPending={state === 'sending'} onPress={() => void resend()}>
          {texts.resend}
        </Button>
      )}
      <ButtonLink to={routes.auth.path} variant="quiet">
        {texts.goToSignIn}
      </ButtonLink>
    </>
  );
}
