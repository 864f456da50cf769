/** Choosing a new password from the mailed link, under the same rules as at sign-up. */
import { useState } from 'react';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { authMessages } from '../messages.ts';
import { NewPasswordForm } from '../NewPasswordForm.tsx';
import { useExplainSignIn } from '../useExplainSignIn.ts';
import { saveNewPassword } from './followActionLink.ts';
import { OutcomePage } from './OutcomePage.tsx';

export function NewPasswordPage({ code, email }: { readonly code: string; readonly email: string }) {
  const texts = useMessages(authMessages);
  usePageTitle(texts.newPasswordTitle);
  const explain = useExplainSignIn();
  const [isSaved, setSaved] = useState(false);
  if (isSaved) {
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
        <NewPasswordForm
          submitLabel={texts.savePassword}
          save={async (password) => {
            await saveNewPassword(code, password);
            setSaved(true);
          }}
          explain={explain}
        />
      </Card>
    </main>
  );
}
