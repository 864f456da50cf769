/** A second step that somebody else added is off again: what is left to do is a password that they do not know. */
import { resetPassword } from '#features/session/index.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { authMessages } from '../messages.ts';
import { AskByMail } from './AskByMail.tsx';
import { OutcomePage } from './OutcomePage.tsx';

export function SecondStepRemovedPage({ email }: { readonly email: string }) {
  const texts = useMessages(authMessages);
  return (
    <OutcomePage
      tone="success"
      title={texts.secondStepRemovedTitle}
      action={<AskByMail label={texts.mailNewPasswordLink} ask={() => resetPassword(email)} />}
    >
      {texts.secondStepRemovedText}
    </OutcomePage>
  );
}
