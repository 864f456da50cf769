/** Lets signed-in people who completed onboarding through (SPEC §4), and others to what was left to them. Nothing behind it is drawn before that is known. */
import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { NothingKeptPage } from '#features/offline/index.ts';
import { useSession } from '#features/session/index.ts';
import { type RouteDefinition, routes } from '#shared/routes.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { completingSetup, loadingUserData } from '../fixedSentences.ts';
import { LoadingPage } from '../LoadingPage.tsx';
import { decideSignedIn } from './decisions.ts';

const AuthModal = lazyPart(async () => (await import('#features/auth/AuthModal.tsx')).AuthModal, {
  Placeholder: LoadingPage,
});

const openBeforeOnboarding: readonly RouteDefinition[] = Object.values(routes).filter(
  (route: RouteDefinition) => route.isOpenBeforeOnboarding,
);

export function SignedInGuard() {
  const { pathname } = useLocation();
  const isOpen = openBeforeOnboarding.some(({ path }) => matchPath(path, pathname));
  switch (decideSignedIn(useSession(), isOpen)) {
    case 'wait':
      return <Spinner message={loadingUserData} isPage />;
    case 'say-unreachable':
      return <NothingKeptPage />;
    case 'ask-to-sign-in':
      return <AuthModal isDismissable={false} />;
    case 'go-to-onboarding':
      return (
        <>
          <Spinner message={completingSetup} isPage />
          <Navigate to={routes.onboarding.path} replace />
        </>
      );
    case 'show':
      return <Outlet />;
  }
}
