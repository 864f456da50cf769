/** The interface's language: the profile's when somebody is signed in, else the one kept in this browser. */
import { type ReactNode, useEffect } from 'react';
import { rememberLanguage, useStoredLanguage } from '#features/language/index.ts';
import { useSession } from '#features/session/index.ts';
import { LanguageProvider } from '#ui/language/messages.tsx';

export function AppLanguage({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const stored = useStoredLanguage();
  const language = session.status === 'signed-in' ? session.profile.settings.language : stored;
  useEffect(() => {
    document.documentElement.lang = language;
    if (session.status === 'signed-in') rememberLanguage(language);
  }, [language, session.status]);
  return <LanguageProvider language={language}>{children}</LanguageProvider>;
}
