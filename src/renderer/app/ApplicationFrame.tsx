/** Server data, locale and toasts, for every page but the landing page. */
import { QueryClientProvider } from '@tanstack/react-query';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Outlet, useLocation } from 'react-router-dom';
import { ChangesNeedConnection } from '#features/offline/index.ts';
import { platform } from '#platform/currentPlatform.ts';
import { locales } from '#shared/locales.ts';
import { useLanguage } from '#ui/language/messages.tsx';
import { ToastOutlet } from '#ui/ToastOutlet.tsx';
import { reportUnfinishedTo } from '#ui/unfinished.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { queryClient } from './queryClient.ts';
import { SavedDownloads } from './SavedDownloads.tsx';

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
