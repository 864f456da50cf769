/** Lets signed-in people who completed onboarding through (SPEC §4). Nothing behind it is drawn before that is known. */
import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '#features/session/index.ts';
import { routes } from '#shared/routes.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { completingSetup, loadingUserData } from '../fixedSentences.ts';
import { LoadingPage } from '../LoadingPage.tsx';
import { decideSignedIn } from './decisions.ts';

const AuthModal = lazyPart(async () => (await import('#features/auth/AuthModal.tsx')).AuthModal, {
  Placeholder: LoadingPage,
});

export function SignedInGuard() {
  switch (decideSignedIn(useSession())) {
    case 'wait':
      return <Spinner message={loadingUserData} isPage />;
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
