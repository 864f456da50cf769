/** The default router error page (SPEC §8): what neither the error boundary nor a page's own retries could catch. */
import { useRouteError } from 'react-router-dom';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { unexpectedError } from './fixedSentences.ts';
import { appMessages } from './messages.ts';

export function RouterErrorPage() {
  const texts = useMessages(appMessages);
  usePageTitle(unexpectedError);
  const error = useRouteError();
  return (
    <main role="alert" className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-5 px-6 py-16">
      <h1 className="text-page">
        <SentenceText sentence={unexpectedError} />
      </h1>
      <p className="rounded-control border border-line bg-sunken px-4 py-3 font-mono text-small [overflow-wrap:anywhere]">
        {error instanceof Error ? error.message : String(error)}
      </p>
      <button
        type="button"
        className={`${buttonStyle('primary')} self-start`}
        onClick={() => window.location.reload()}
      >
        {texts.reloadPage}
      </button>
    </main>
  );
}
