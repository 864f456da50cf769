/** What a non-administrator sees on an admin route (SPEC §6, to the letter). */
import ShieldX from 'lucide-react/icons/shield-x';
import { useNavigate } from 'react-router-dom';
import { routes } from '#shared/routes.ts';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { accessDenied, administratorsOnly } from '../fixedSentences.ts';
import { appMessages } from '../messages.ts';

export function AccessDeniedPage({ email }: { readonly email: string }) {
  const texts = useMessages(appMessages);
  usePageTitle(accessDenied);
  const navigate = useNavigate();
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col items-center justify-center gap-4 px-6 py-16 text-center">
      <span className="mb-2 flex size-16 items-center justify-center rounded-full bg-danger-soft text-danger-text">
        <ShieldX size={32} aria-hidden="true" />
      </span>
      <h1 className="text-page">
        <SentenceText sentence={accessDenied} />
      </h1>
      <p className="text-lead text-ink-soft">
        <SentenceText sentence={administratorsOnly} />
      </p>
      {email ? (
        <p className="text-small text-ink-soft [overflow-wrap:anywhere]">{texts.signedInAs(email)}</p>
      ) : null}
      <button
        type="button"
        className={`${buttonStyle('primary')} mt-4`}
        onClick={() => {
          // A page opened by its address has nothing to go back to.
          if (window.history.length > 1) void navigate(-1);
          else void navigate(routes.landing.path);
        }}
      >
        {texts.goBack}
      </button>
    </main>
  );
}
