/**
 * Offers the other language to visitors, in that language. On a page with an address in each it is a link, elsewhere a
 * button. A signed-in person's language is in their settings.
 */
import { Link, useLocation } from 'react-router-dom';
import { languageOfPath, localizedPath } from '#shared/localizedPaths.ts';
import { useLanguage } from '#ui/language/messages.tsx';
import { rememberLanguage } from './language.ts';

const style =
  'inline-flex min-h-11 items-center rounded-small text-small text-ink-soft underline-offset-3 hover:text-ink hover:underline';

export function LanguageSwitch() {
  const other = useLanguage() === 'en' ? 'fr' : 'en';
  const { pathname, search, hash } = useLocation();
  const name = other === 'fr' ? 'Français' : 'English';
  if (languageOfPath(pathname)) {
    return (
      <Link
        to={localizedPath(pathname, other) + search + hash}
        lang={other}
        hrefLang={other}
        onClick={() => rememberLanguage(other)}
        className={style}
      >
        {name}
      </Link>
    );
  }
  return (
    <button type="button" lang={other} onClick={() => rememberLanguage(other)} className={style}>
      {name}
    </button>
  );
}
