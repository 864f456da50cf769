/** The error boundary's page, with the texts and buttons of SPEC §8. */

import { isPageBuilt } from '#features/catalogue/index.ts';
import { publicConfiguration } from '#platform/backend/configuration.ts';
import { ERROR_BOUNDARY_RETRIES } from '#shared/limits.ts';
import { localizedPath } from '#shared/localizedPaths.ts';
import { routes } from '#shared/routes.ts';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { retryAttempt, somethingWentWrong } from './fixedSentences.ts';
import { appMessages } from './messages.ts';

interface ErrorPageProps {
  readonly error: Error;
  /** Retries made so far. */
  readonly attempts: number;
  readonly onTryAgain: () => void;
}

export function ErrorPage({ error, attempts, onTryAgain }: ErrorPageProps) {
  const texts = useMessages(appMessages);
  const language = useLanguage();
  usePageTitle(somethingWentWrong);
  const { supportEmail } = publicConfiguration();
  return (
    <div
      role="alert"
      className="mx-auto flex min-h-[70dvh] max-w-xl flex-col justify-center gap-5 px-6 py-16"
    >
      <h1 className="text-page">
        <SentenceText sentence={somethingWentWrong} />
      </h1>
      <p className="rounded-control border border-line bg-sunken px-4 py-3 font-mono text-small [overflow-wrap:anywhere]">
        {error.name}: {error.message}
      </p>
      <p className="text-ink-soft">
        <SentenceText sentence={retryAttempt(attempts, ERROR_BOUNDARY_RETRIES)} />
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonStyle('primary')} onClick={onTryAgain}>
          {texts.tryAgain}
        </button>
        <button type="button" className={buttonStyle('secondary')} onClick={() => window.location.reload()}>
          {texts.reloadPage}
        </button>
      </div>
      <p className="text-small text-ink-soft">
        {texts.contactSupport(supportEmail)}
        {isPageBuilt('help') ? (
          <>
            {' '}
            {/* Not by the router: whatever failed is left behind. */}
            <a href={localizedPath(routes.help.path, language)} className="text-accent-text underline">
              {texts.helpCenter}
            </a>
          </>
        ) : null}
      </p>
    </div>
  );
}
