/**
 * The language of what is drawn: that of the address on the public pages, the person's own elsewhere. Who reads French
 * and comes to an English address is led to its French twin.
 */
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { rememberFirstLanguage } from '#features/language/index.ts';
import { setRequestLanguage } from '#platform/backend/requestLanguage.ts';
import { languageOfPath, localizedPath } from '#shared/localizedPaths.ts';
import { LanguageProvider, useLanguage } from '#ui/language/messages.tsx';

export function AddressLanguage({ children }: { readonly children: ReactNode }) {
  const own = useLanguage();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const named = languageOfPath(pathname);
  const language = named ?? own;
  useEffect(() => {
    document.documentElement.lang = language;
    setRequestLanguage(language);
  }, [language]);
  useEffect(() => {
    // French in an address was chosen by whoever made the link; English is what every old link says.
    if (named === 'fr') rememberFirstLanguage('fr');
    else if (named === 'en' && own === 'fr') {
      const twin = { pathname: localizedPath(pathname, 'fr'), search, hash };
      void navigate(twin, { replace: true, state });
    }
  }, [named, own, pathname, search, hash, state, navigate]);
  return <LanguageProvider language={language}>{children}</LanguageProvider>;
}
