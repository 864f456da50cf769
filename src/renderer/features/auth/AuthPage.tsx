/** /auth, the sign-in page. Somebody who is signed in already goes on to where they were heading. */
import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { useSession } from '#features/session/index.ts';
import { systemClock } from '#shared/clock.ts';
import { ONBOARDING_CHECK_DELAY } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import { AmaranthMark } from '#ui/AmaranthMark.tsx';
import { Card } from '#ui/Card.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { type AuthMode, AuthPanel } from './AuthPanel.tsx';
import { authMessages } from './messages.ts';
import { keptSignUp } from './signUpDraft.ts';
import { useSignInDestinations } from './useSignInDestinations.ts';

/** Set by the admin guard; never read from the address, so no link can choose where a sign-in leads. */
const comingFromSchema = z.object({ returnTo: z.string().regex(/^\/(?!\/)/) });

export function AuthPage() {
  const texts = useMessages(authMessages);
  usePageTitle(texts.signIn);
  const [query] = useSearchParams();
  const [mode, setMode] = useState<AuthMode>(() =>
    query.get('mode') === 'signup' || keptSignUp() ? 'signup' : 'signin',
  );
  const session = useSession();
  const comingFrom = comingFromSchema.safeParse(useLocation().state);
  const destination = comingFrom.success ? comingFrom.data.returnTo : routes.dashboard.path;
  const destinations = useSignInDestinations(() => undefined, destination);
  // Who signs in here is taken on by `destinations`, after its pause.
  const wasSignedOut = useRef(false);
  if (session.status === 'signed-out' || session.status === 'failed') wasSignedOut.current = true;
  const isSignedIn = session.status === 'signed-in';
  useFollowOtherWindow(isSignedIn, destination);
  if (isSignedIn && !wasSignedOut.current) return <Navigate to={destination} replace />;
  const titles = { signin: texts.signInTitle, signup: texts.signUpTitle, reset: texts.resetTitle };
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center px-4 py-12">
      <Link to={routes.landing.path} aria-label="Amaranth" className="mb-6 rounded-full p-2">
        <AmaranthMark size={52} />
      </Link>
      <h1 className="text-center text-page">{titles[mode]}</h1>
      {mode === 'signin' ? (
        <p className="mt-2 max-w-sm text-center text-ink-soft">{texts.authPageLead}</p>
      ) : null}
      <Card padding="generous" className="mt-8 w-full max-w-md">
        <AuthPanel mode={mode} onModeChange={setMode} destinations={destinations} />
      </Card>
    </main>
  );
}

/** Who signed in in another window goes on here too. A sign-in made here has led away by then. */
function useFollowOtherWindow(isSignedIn: boolean, destination: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSignedIn) return;
    const unmounted = new AbortController();
    systemClock.sleep(2 * ONBOARDING_CHECK_DELAY, unmounted.signal).then(
      () => navigate(destination, { replace: true }),
      () => undefined,
    );
    return () => unmounted.abort();
  }, [isSignedIn, destination, navigate]);
}
