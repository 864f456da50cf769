/**
 * `/onboarding`: the wizard for whoever is signed in and has not finished it; the sign-in modal for a visitor, who is
 * sent here by `/signin`; the dashboard for whoever has finished.
 */
import { Navigate } from 'react-router-dom';
import { routes } from '#shared/routes.ts';
import { AuthModal } from '../auth/index.ts';
import { useSession } from '../session/index.ts';
import { OnboardingWizard } from './OnboardingWizard.tsx';

export function OnboardingPage() {
  const session = useSession();
  if (session.status !== 'signed-in') return <AuthModal />;
  if (session.profile.onboardingCompleted) return <Navigate to={routes.dashboard.path} replace />;
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col px-5 py-10 sm:px-8 sm:py-16">
      <OnboardingWizard profile={session.profile} />
    </main>
  );
}
