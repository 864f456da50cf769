/** The person's language: the profile's when somebody is signed in, else the one kept in this browser. */
import { type ReactNode, useEffect } from 'react';
import { isDemoFamily } from '#features/demo/isDemoFamily.ts';
import { rememberLanguage, useStoredLanguage } from '#features/language/index.ts';
import { isNewProfile, useSession } from '#features/session/index.ts';
import { LanguageProvider } from '#ui/language/messages.tsx';

export function AppLanguage({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const stored = useStoredLanguage();
  // The demo family is shared: each of its visitors keeps their own language. A new profile does not know it yet.
  const own =
    session.status === 'signed-in' && !isDemoFamily(session) && !isNewProfile(session.profile)
      ? session.profile
      : null;
  const language = own ? own.settings.language : stored;
  useEffect(() => {
    if (own) rememberLanguage(language);
  }, [language, own]);
  return <LanguageProvider language={language}>{children}</LanguageProvider>;
}
