/** A mailed link that opens nothing: why, and how to get one that does. */
import { resendVerificationEmail, useSession } from '#features/session/index.ts';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { authMessages } from '../messages.ts';
import { useExplainSignIn } from '../useExplainSignIn.ts';
import { AskByMail } from './AskByMail.tsx';
import { OutcomePage } from './OutcomePage.tsx';
import type { ActionMode, LinkFailure } from './readActionLink.ts';

interface LinkFailurePageProps {
  readonly why: LinkFailure;
  readonly mode?: ActionMode;
  readonly error?: unknown;
}

export function LinkFailurePage({ why, mode = 'verifyEmail', error }: LinkFailurePageProps) {
  const texts = useMessages(authMessages);
  const explain = useExplainSignIn();
  const session = useSession();
  // Most such links were followed before. Nobody is asked to confirm again what is confirmed.
  if (mode === 'verifyEmail' && session.status === 'signed-in' && session.user.emailVerified) {
    return (
      <OutcomePage
        tone="success"
        title={texts.verifiedTitle}
        action={<ButtonLink to={routes.app.path}>{texts.continue}</ButtonLink>}
      >
        {texts.alreadyVerifiedText}
      </OutcomePage>
    );
  }
  const said = {
    expired: { title: texts.linkExpiredTitle, text: texts.linkExpiredText },
    used: { title: texts.linkUsedTitle, text: texts.linkUsedText },
    malformed: { title: texts.linkMalformedTitle, text: texts.linkMalformedText },
    failed: { title: texts.linkFailedTitle, text: error === undefined ? '' : explain(error) },
  }[why];
  const action =
    mode === 'verifyEmail' ? (
      <AskByMail label={texts.resend} ask={resendVerificationEmail} />
    ) : (
      <ButtonLink to={routes.auth.path}>
        {mode === 'resetPassword' ? texts.askNewReset : texts.goToSignIn}
      </ButtonLink>
    );
  return (
    <OutcomePage tone="failure" title={said.title} action={action}>
      <SentenceText sentence={said.text} />
    </OutcomePage>
  );
}
