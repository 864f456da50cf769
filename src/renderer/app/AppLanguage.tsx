/**
 * The interface's language: the profile's when somebody is signed in, else the one last used in this browser, else
 * English (SPEC §3).
 */
import { type ReactNode, useEffect } from 'react';
import { useSession } from '#features/session/index.ts';
import { platform } from '#platform/currentPlatform.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { LanguageProvider } from '#ui/language/messages.tsx';

const LANGUAGE_KEY = 'language';

export function AppLanguage({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const stored: Language = platform().storage.get(LANGUAGE_KEY) === 'fr' ? 'fr' : 'en';
  const language = session.status === 'signed-in' ? session.profile.settings.language : stored;
  useEffect(() => {
    document.documentElement.lang = language;
    if (session.status === 'signed-in') platform().storage.set(LANGUAGE_KEY, language);
  }, [language, session.status]);
  return <LanguageProvider language={language}>{children}</LanguageProvider>;
}
