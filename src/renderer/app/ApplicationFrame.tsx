/** Server data, locale and toasts, for every page but the landing page. */
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Outlet, useLocation } from 'react-router-dom';
import { ChangesNeedConnection, keepQueries, lookAfterFailure } from '#features/offline/index.ts';
import { onPersonGone } from '#features/session/index.ts';
import { failureOf, retryOf } from '#platform/backend/failure.ts';
import { reportRefusal } from '#platform/backend/sessionDoubt.ts';
import { platform } from '#platform/currentPlatform.ts';
import { locales } from '#shared/locales.ts';
import { useLanguage } from '#ui/language/messages.tsx';
import { ToastOutlet } from '#ui/ToastOutlet.tsx';
import { reportUnfinishedTo } from '#ui/unfinished.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { SavedDownloads } from './SavedDownloads.tsx';

const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: report }),
  mutationCache: new MutationCache({ onError: report }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 1 && retryOf(failureOf(error)) !== 'never',
      refetchOnWindowFocus: true,
    },
  },
});

function report(error: unknown): void {
  reportRefusal(error);
  void lookAfterFailure(error);
}

onPersonGone(() => queryClient.clear());

// A page that is made at build has no platform.
if (typeof window !== 'undefined' && platform().opensOffline) keepQueries(queryClient);

reportUnfinishedTo((works) => platform().reportUnfinished(works));

export function ApplicationFrame() {
  const language = useLanguage();
  const { pathname } = useLocation();
  return (
    <I18nProvider locale={locales[language]}>
      <QueryClientProvider client={queryClient}>
        <ChangesNeedConnection>
          <ErrorBoundary resetKey={pathname}>
            <Outlet />
          </ErrorBoundary>
        </ChangesNeedConnection>
        <LeaveQuestion />
        <SavedDownloads />
        <ToastOutlet />
      </QueryClientProvider>
    </I18nProvider>
  );
}
