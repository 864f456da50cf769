/** Lets signed-in people who completed onboarding through (SPEC §4). Nothing behind it is drawn before that is known. */
import { lazy, Suspense } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '#features/session/index.ts';
import { routes } from '#shared/routes.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { appMessages } from '../messages.ts';
import { decideSignedIn } from './decisions.ts';

const AuthModal = lazy(async () => ({ default: (await import('#features/auth/AuthModal.tsx')).AuthModal }));

export function SignedInGuard() {
  const texts = useMessages(appMessages);
  switch (decideSignedIn(useSession())) {
    case 'wait':
      return <Spinner message={texts.loadingUserData} isPage />;
    case 'ask-to-sign-in':
      return (
        <Suspense fallback={<Spinner message={texts.loadingPage} isPage />}>
          <AuthModal isDismissable={false} />
        </Suspense>
      );
    case 'go-to-onboarding':
      return (
        <>
          <Spinner message={texts.completingSetup} isPage />
          <Navigate to={routes.onboarding.path} replace />
        </>
      );
    case 'show':
      return <Outlet />;
  }
}
