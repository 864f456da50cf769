/**
 * Counts which pages are used, for people who agreed ("Count which pages are used, without my name"). Nothing is noted
 * for anybody else, so nothing can be sent.
 */
import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { SessionState } from '#features/session/index.ts';
import { logWarning } from '#platform/logging/logger.ts';
import { DEMO_FAMILY_UID } from '#shared/domain/demo.ts';
import { withoutLanguage } from '#shared/localizedPaths.ts';
import { type RouteName, routes } from '#shared/routes.ts';
import { createPageCounter, type PageCounts } from './pageCounter.ts';

/** How often the numbers go out while a page stays open, in milliseconds. */
const INTERVAL = 60_000;

const names = Object.keys(routes).filter((name): name is RouteName => name in routes);
const pageAt = (pathname: string) =>
  names.find((name) => matchPath(routes[name].path, withoutLanguage(pathname)) !== null);

function send(pages: PageCounts): void {
  import('./sendCounts.ts')
    .then(({ sendCounts }) => sendCounts(pages))
    .catch((error: unknown) => logWarning('The pages could not be counted', {}, error));
}

export function usePageCounting(session: SessionState): void {
  const { pathname } = useLocation();
  const [counter] = useState(() => createPageCounter(send));
  const isAgreed =
    session.status === 'signed-in' &&
    session.user.uid !== DEMO_FAMILY_UID &&
    session.profile.settings.privacy.analyticsEnabled;

  useEffect(() => {
    const page = isAgreed ? pageAt(pathname) : undefined;
    if (page) counter.note(page);
  }, [counter, isAgreed, pathname]);

  useEffect(() => {
    if (!isAgreed) return;
    const timer = setInterval(counter.flush, INTERVAL);
    const onHidden = () => {
      if (document.visibilityState === 'hidden') counter.flush();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHidden);
      counter.forget();
    };
  }, [counter, isAgreed]);
}
