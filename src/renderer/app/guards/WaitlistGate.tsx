/** The waitlist gate on / and /landing (SPEC §4). */
import { useSyncExternalStore } from 'react';
import { Navigate, Outlet, useSearchParams } from 'react-router-dom';
import { useLaunchConfig } from '#features/launch/index.ts';
import { useSession } from '#features/session/index.ts';
import { publicConfiguration } from '#platform/backend/configuration.ts';
import { routes } from '#shared/routes.ts';
import { useLocalizedPath } from '#ui/language/useLocalizedPath.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { loadingPage } from '../fixedSentences.ts';
import { decideWaitlist } from './decisions.ts';
import { useIsOwner } from './useIsOwner.ts';

const PREVIEW_COOKIE = 'preview';

export function WaitlistGate() {
  const [query] = useSearchParams();
  const session = useSession();
  const launch = useLaunchConfig();
  const localized = useLocalizedPath();
  // The page made at build knows of no cookie.
  const previewCookie = useSyncExternalStore(
    neverChanges,
    () => readCookie(document.cookie, PREVIEW_COOKIE),
    () => null,
  );
  const { companyEmailDomain } = publicConfiguration();
  const isOwner = useIsOwner(session.status === 'signed-in' ? session.user.email : null);
  const decision = decideWaitlist({
    launch,
    previewQuery: query.get('preview'),
    previewCookie,
    session,
    companyEmailDomain,
    isOwner,
  });
  switch (decision) {
    case 'wait':
      return <Spinner message={loadingPage} isPage />;
    case 'go-to-waitlist':
      // A link into the demo still signs in, over the waitlist.
      return (
        <Navigate
          to={{
            pathname: localized(routes.waitlist.path),
            search: query.has('autoLogin') ? `?${query}` : '',
          }}
          replace
        />
      );
    case 'show':
      return <Outlet />;
  }
}

const neverChanges = () => () => undefined;

function readCookie(cookies: string, name: string): string | null {
  const prefix = `${name}=`;
  return (
    cookies
      .split('; ')
      .find((cookie) => cookie.startsWith(prefix))
      ?.slice(prefix.length) ?? null
  );
}
