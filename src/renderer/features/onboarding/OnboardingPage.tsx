/**
 * `/onboarding`: the wizard for whoever is signed in and has not finished it; the sign-in modal for a visitor, who is
 * sent here by `/signin`; what they began with for whoever has just finished, and the dashboard for whoever had before.
 */
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { routes } from '#shared/routes.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { AuthModal } from '../auth/index.ts';
import { useSession } from '../session/index.ts';
import { onboardingMessages } from './messages.ts';
import { OnboardingWizard } from './OnboardingWizard.tsx';

/** Records what making the account agreed to. */
const AgreementNotice = lazyPart(async () => (await import('#features/agreements/index.ts')).AgreementNotice);

export function OnboardingPage() {
  const session = useSession();
  const navigate = useNavigate();
  const texts = useMessages(onboardingMessages);
  const [destination, setDestination] = useState<string>(routes.dashboard.path);
  if (session.status === 'loading') {
    return (
      <div className="grid min-h-dvh place-items-center">
        <Spinner message={texts.settingUp} />
      </div>
    );
  }
  if (session.status !== 'signed-in') return <AuthModal onClose={() => navigate(routes.landing.path)} />;
  if (session.profile.onboardingCompleted) return <Navigate to={destination} replace />;
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col px-5 py-10 sm:px-8 sm:py-16">
      <AgreementNotice userId={session.user.uid} accountMadeAt={session.profile.createdAt} />
      <OnboardingWizard profile={session.profile} onEnd={setDestination} />
    </main>
  );
}
