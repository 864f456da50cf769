/** Choosing a new password from the mailed link, under the same rules as at sign-up. */
import { type FormEvent, useState } from 'react';
import { routes } from '#shared/routes.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { authMessages } from '../messages.ts';
import { PasswordChecklist } from '../PasswordChecklist.tsx';
import { passwordProblem } from '../passwordRules.ts';
import { useFailureText } from '../useFailureText.ts';
import { saveNewPassword } from './followActionLink.ts';
import { OutcomePage } from './OutcomePage.tsx';

export function NewPasswordPage({ code, email }: { readonly code: string; readonly email: string }) {
  const texts = useMessages(authMessages);
  const failureTextOf = useFailureText();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [state, setState] = useState<'editing' | 'saving' | 'saved'>('editing');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state === 'saving') return;
    setError(null);
    const problem = passwordProblem(password, confirmation);
    if (problem) {
      setError(problem === 'differ' ? texts.passwordsDiffer : texts.passwordRequirements);
      return;
    }
    setState('saving');
    try {
      await saveNewPassword(code, password);
      setState('saved');
    } catch (failure) {
      setState('editing');
      setError(failureTextOf(failure));
    }
  }

  if (state === 'saved') {
    return (
      <OutcomePage
        tone="success"
        title={texts.passwordSavedTitle}
        action={<ButtonLink to={routes.auth.path}>{texts.goToSignIn}</ButtonLink>}
      >
        {texts.passwordSavedText}
      </OutcomePage>
    );
  }
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center px-4 py-12">
      <h1 className="text-center text-page">{texts.newPasswordTitle}</h1>
      {email ? <p className="mt-2 text-center text-ink-soft">{texts.newPasswordFor(email)}</p> : null}
      <Card padding="generous" className="mt-8">
        <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
          {error ? <Banner tone="error">{error}</Banner> : null}
          <PasswordField
            label={texts.newPassword}
            name="password"
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            isRequired
            autoFocus
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
          <Button type="submit" isPending={state === 'saving'}>
            {texts.savePassword}
          </Button>
        </form>
      </Card>
    </main>
  );
}
