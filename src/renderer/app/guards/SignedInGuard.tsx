/** Lets signed-in people who completed onboarding through (SPEC §4). Nothing behind it is drawn before that is known. */
import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '#features/session/index.ts';
import { routes } from '#shared/routes.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { LoadingPage } from '../LoadingPage.tsx';
import { appMessages } from '../messages.ts';
import { decideSignedIn } from './decisions.ts';

const AuthModal = lazyPart(async () => (await import('#features/auth/AuthModal.tsx')).AuthModal, {
  Placeholder: LoadingPage,
});

export function SignedInGuard() {
  const texts = useMessages(appMessages);
  switch (decideSignedIn(useSession())) {
    case 'wait':
      return <Spinner message={texts.loadingUserData} isPage />;
    case 'ask-to-sign-in':
      return <AuthModal isDismissable={false} />;
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
