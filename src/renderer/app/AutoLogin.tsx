/** Watches the address for the demo's auto-login (SPEC §4) and opens the sign-in modal over a public page. */
import { useEffect, useState } from 'react';
import { matchPath, useLocation, useSearchParams } from 'react-router-dom';
import { withoutDemoAutoLogin } from '#features/auth/demoAutoLogin.ts';
import { useSession } from '#features/session/index.ts';
import { type RouteDefinition, routes } from '#shared/routes.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

const AutoLoginModal = lazyPart(
  async () => (await import('#features/auth/AutoLoginModal.tsx')).AutoLoginModal,
);

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
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const { status } = useSession();
  const [isWanted, setWanted] = useState(false);
  const isInAddress = query.get('autoLogin') === 'true';
  const isSignedIn = status === 'signed-in';
  const isAsked = isInAddress && (status === 'signed-out' || status === 'failed') && showsNoPanel(pathname);
  useEffect(() => {
    if (isAsked) setWanted(true);
  }, [isAsked]);
  useEffect(() => {
    // Whoever is here stays who they are; the credentials do not stay in the address.
    if (isInAddress && isSignedIn) setQuery(withoutDemoAutoLogin, { replace: true });
  }, [isInAddress, isSignedIn, setQuery]);
  // The modal outlives the query, which it takes out of the address at once.
  return isWanted ? <AutoLoginModal onDone={() => setWanted(false)} /> : null;
}
