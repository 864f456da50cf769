/**
 * The sign-in modal that a query asks for (SPEC §4, "Demo auto-login"), over whatever public page carries it. Pages
 * that show the sign-in panel themselves read the query on their own.
 */
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { locales } from '#shared/locales.ts';
import { useLanguage } from '#ui/language/messages.tsx';
import { AuthModal } from './AuthModal.tsx';

export function AutoLoginModal({ onDone }: { readonly onDone: () => void }) {
  const language = useLanguage();
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onDone();
  };
  if (!isOpen) return null;
  return (
    <I18nProvider locale={locales[language]}>
      <AuthModal onClose={close} onSignedIn={close} />
    </I18nProvider>
  );
}
