/**
 * Sign-in, sign-up and reset in one panel (SPEC §2, §4). Each mode is its own form, so that switching clears form and
 * error. Where to go afterwards is `useSignInDestinations`; the modal and the /auth page frame it.
 */
import type { MultiFactorResolver } from 'firebase/auth';
import { type ReactNode, useState } from 'react';
import type { SignInOutcome } from '#features/session/index.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import type { AccountToLink, ProviderOutcome } from './federated/signInWithProvider.ts';
import { authMessages } from './messages.ts';
import { ProviderButtons } from './ProviderButtons.tsx';
import { RecoveryForm } from './RecoveryForm.tsx';
import { ResetForm } from './ResetForm.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { useDemoAutoLogin } from './useDemoAutoLogin.ts';
import { useExplainSignIn } from './useExplainSignIn.ts';
import { useSessionNotice } from './useSessionNotice.ts';
import type { SignInDestinations } from './useSignInDestinations.ts';

export type AuthMode = 'signin' | 'signup' | 'reset';

interface AuthPanelProps {
  readonly mode: AuthMode;
  readonly onModeChange: (mode: AuthMode) => void;
  readonly destinations: SignInDestinations;
}

export function AuthPanel({ mode, onModeChange, destinations }: AuthPanelProps) {
  const texts = useMessages(authMessages);
  const explain = useExplainSignIn();
  const sessionNotice = useSessionNotice();
  const [error, setError] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [secondFactor, setSecondFactor] = useState<MultiFactorResolver | null>(null);
  const [isPhoneLost, setPhoneLost] = useState(false);
  const [toLink, setToLink] = useState<AccountToLink | null>(null);
  const { demo, proposed } = useDemoAutoLogin({
    onSignedIn: destinations.onDemoSignedIn,
    onFailure: (failure) => setError(explain(failure)),
  });
  const clear = () => {
    setError(null);
    setNotice(null);
  };
  const fail = (failure: unknown) => setError(explain(failure));
  const switchTo = (next: AuthMode) => {
    clear();
    setSecondFactor(null);
    setPhoneLost(false);
    setToLink(null);
    onModeChange(next);
  };

  function follow(outcome: SignInOutcome): void {
    if (outcome.kind === 'second-factor') {
      setSecondFactor(outcome.resolver);
      return;
    }
    destinations.onSignedIn(outcome.profile.onboardingCompleted);
    if (toLink) {
      void import('./federated/signInWithProvider.ts')
        .then(({ linkAccount }) => linkAccount(toLink))
        .catch(fail);
    }
  }

  function followProvider(outcome: ProviderOutcome, provider: { readonly label: string }): void {
    switch (outcome.kind) {
      case 'blocked':
        setError(texts.popupBlocked);
        break;
      case 'closed':
        setError(texts.popupClosed);
        break;
      case 'refused':
        setError(texts.providerRefused(provider.label));
        break;
      case 'account-exists':
        setToLink(outcome.toLink);
        setNotice(texts.accountExists(provider.label));
        onModeChange('signin');
        break;
      default:
        follow(outcome);
    }
  }

  const onFailure = (sentence: string | null) => {
    clear();
    setError(sentence);
  };
  return (
    <div className="flex flex-col gap-6">
      {error ? <Banner tone="error">{error}</Banner> : null}
      {notice ? <Banner tone={toLink ? 'notice' : 'success'}>{notice}</Banner> : null}
      {!error && !notice && sessionNotice ? (
        <Banner tone={sessionNotice.tone}>{sessionNotice.text}</Banner>
      ) : null}
      {isPhoneLost ? (
        <RecoveryForm
          onFailure={onFailure}
          onRecovered={() => {
            switchTo('signin');
            setNotice(texts.recovered);
          }}
        />
      ) : secondFactor ? (
        <SecondFactorForm
          resolver={secondFactor}
          onFailure={onFailure}
          onOutcome={follow}
          onPhoneLost={() => {
            clear();
            setPhoneLost(true);
          }}
        />
      ) : mode === 'signin' ? (
        <SignInForm
          key={toLink?.email ?? (demo ? 'demo' : 'plain')}
          demo={demo}
          initialEmail={toLink?.email ?? proposed?.email ?? ''}
          initialPassword={toLink ? '' : (proposed?.password ?? '')}
          onFailure={onFailure}
          onOutcome={follow}
          onForgotten={() => switchTo('reset')}
        />
      ) : mode === 'signup' ? (
        <SignUpForm onFailure={onFailure} onSignedUp={destinations.onSignedUp} />
      ) : (
        <ResetForm
          onFailure={onFailure}
          onSent={() => {
            switchTo('signin');
            setNotice(texts.resetSent);
          }}
        />
      )}
      {mode === 'reset' || secondFactor || demo || toLink ? null : (
        <ProviderButtons onStart={clear} onOutcome={followProvider} onFailure={fail} />
      )}
      {demo ? null : (
        <ModeSwitch>
          {mode === 'signin' && !secondFactor ? (
            <>
              {texts.noAccount}
              <Button variant="quiet" size="small" onPress={() => switchTo('signup')}>
                {texts.createAccount}
              </Button>
            </>
          ) : (
            <>
              {mode === 'signup' ? texts.haveAccount : null}
              <Button variant="quiet" size="small" onPress={() => switchTo('signin')}>
                {mode === 'signup' ? texts.signIn : texts.backToSignIn}
              </Button>
            </>
          )}
        </ModeSwitch>
      )}
    </div>
  );
}

function ModeSwitch({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-1 border-t border-line pt-4 text-small text-ink-soft">
      {children}
    </p>
  );
}
