/** Where one lands after signing in or up, and when (SPEC §4, §9). */
import { useNavigate } from 'react-router-dom';
import { systemClock } from '#shared/clock.ts';
import { ONBOARDING_CHECK_DELAY } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';

export interface SignInDestinations {
  onSignedIn(onboardingCompleted: boolean): void;
  onSignedUp(): void;
  /** Closes what shows the panel; the dashboard follows by itself. */
  onDemoSignedIn(): void;
}

/** `onDone` closes the panel's frame; `destination` is where a completed person goes, or null to stay. */
export function useSignInDestinations(onDone: () => void, destination: string | null): SignInDestinations {
  const navigate = useNavigate();
  return {
    onSignedIn(onboardingCompleted) {
      void systemClock.sleep(ONBOARDING_CHECK_DELAY).then(() => {
        onDone();
        if (!onboardingCompleted) return navigate(routes.onboarding.path, { replace: true });
        if (destination) return navigate(destination, { replace: true });
      });
    },
    onSignedUp() {
      onDone();
      void navigate(routes.onboarding.path, { replace: true });
    },
    onDemoSignedIn: onDone,
  };
}
