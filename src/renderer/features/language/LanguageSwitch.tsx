/** Offers the other language to visitors, in that language. A signed-in person's is in their settings. */
import { useLanguage } from '#ui/language/messages.tsx';
import { rememberLanguage } from './language.ts';

export function LanguageSwitch() {
  const other = useLanguage() === 'en' ? 'fr' : 'en';
  return (
    <button
      type="button"
      lang={other}
      onClick={() => rememberLanguage(other)}
      className="min-h-11 rounded-small text-small text-ink-soft underline-offset-3 hover:text-ink hover:underline"
    >
      {other === 'fr' ? 'Français' : 'English'}
    </button>
  );
}
