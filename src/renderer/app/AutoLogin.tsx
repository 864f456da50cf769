/** Watches the address for the demo's auto-login (SPEC §4) and opens the sign-in modal over a public page. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useSession } from '#features/session/index.ts';
import { type RouteDefinition, routes } from '#shared/routes.ts';

const AutoLoginModal = lazy(async () => ({
  default: (await import('#features/auth/AutoLoginModal.tsx')).AutoLoginModal,
}));

/** These show the sign-in panel themselves. */
const panelPaths: readonly string[] = [routes.auth.path, routes.onboarding.path];

function showsNoPanel(path: string): boolean {
  const route = Object.values<RouteDefinition>(routes).find((candidate) => matchPath(candidate.path, path));
  return (
    route !== undefined &&
    !panelPaths.includes(route.path) &&
    (route.access === 'public' || route.access === 'waitlist-gated')
  );
}

export function AutoLogin() {
  const { pathname, search } = useLocation();
  const { status } = useSession();
  const [isWanted, setWanted] = useState(false);
  const isAsked =
    new URLSearchParams(search).get('autoLogin') === 'true' &&
    (status === 'signed-out' || status === 'failed') &&
    showsNoPanel(pathname);
  useEffect(() => {
    if (isAsked) setWanted(true);
  }, [isAsked]);
  // The modal outlives the query, which it takes out of the address at once.
  return isWanted ? (
    <Suspense fallback={null}>
      <AutoLoginModal onDone={() => setWanted(false)} />
    </Suspense>
  ) : null;
}
