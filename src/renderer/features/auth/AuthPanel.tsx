/**
 * Sign-in, sign-up and reset in one panel (SPEC §2, §4). Each mode is its own form, so that switching clears form and
 * error. Where to go afterwards is `useSignInDestinations`; the modal and the /auth page frame it.
 *
 * [Note: Late answers] What is under way when somebody switches goes on, and its answer finds another form: a failure, or
 * a next step, is then nobody's any more. Only who is signed in by it is led on.
 */
import type { MultiFactorResolver } from 'firebase/auth';
import { type ReactNode, useRef, useState } from 'react';
import type { SignInOutcome } from '#features/session/index.ts';
import type { FederatedProvider } from '#shared/configuration.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import type { AccountToLink, ProviderOutcome } from './federated/signInWithProvider.ts';
import { resetSent } from './fixedSentences.ts';
import { authMessages } from './messages.ts';
import { type GivenPassword, RecoveryForm } from './RecoveryForm.tsx';
import { ResetForm } from './ResetForm.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { SignInByProvider } from './SignInByProvider.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { useDemoAutoLogin } from './useDemoAutoLogin.ts';
import { useExplainSignIn } from './useExplainSignIn.ts';
import { useProviderTexts } from './useProviderTexts.ts';
import { useSessionNotice } from './useSessionNotice.ts';
import type { SignInDestinations } from './useSignInDestinations.ts';

export type AuthMode = 'signin' | 'signup' | 'reset';

interface AuthPanelProps {
  readonly mode: AuthMode;
  readonly onModeChange: (mode: AuthMode) => void;
  readonly destinations: SignInDestinations;
  /** Filled in, where it is known already. */
  readonly email?: string;
}

export function AuthPanel({ mode, onModeChange, destinations, email = '' }: AuthPanelProps) {
  const texts = useMessages(authMessages);
  const explain = useExplainSignIn();
  const { explain: explainProvider } = useProviderTexts();
  const sessionNotice = useSessionNotice();
  const [error, setError] = useState<Sentence | null>(null);
  const [notice, setNotice] = useState<Sentence | null>(null);
  const [secondFactor, setSecondFactor] = useState<MultiFactorResolver | null>(null);
  /** What the second step was asked for after, so that who lost the phone is not asked for it again. */
  const [given, setGiven] = useState<GivenPassword | null>(null);
  const [isPhoneLost, setPhoneLost] = useState(false);
  const visit = useRef(0);
  const [toLink, setToLink] = useState<AccountToLink | null>(null);
  const { demo, proposed } = useDemoAutoLogin({
    onSignedIn: destinations.onDemoSignedIn,
    // Where there is such a login, nobody switches.
    onFailure: (failure) => setError(explain(failure)),
  });
  const clear = () => {
    setError(null);
    setNotice(null);
  };
  const current = visit.current;
  /** See [Note: Late answers]. */
  const isHere = () => visit.current === current;
  const fail = (failure: unknown) => {
    if (isHere()) setError(explain(failure));
  };
  const switchTo = (next: AuthMode) => {
    visit.current += 1;
    clear();
    setSecondFactor(null);
    setGiven(null);
    setPhoneLost(false);
    setToLink(null);
    onModeChange(next);
  };

  function follow(outcome: SignInOutcome, password: GivenPassword | null = null): void {
    if (outcome.kind === 'second-factor') {
      if (!isHere()) return;
      setSecondFactor(outcome.resolver);
      setGiven(password);
      return;
    }
    destinations.onSignedIn(outcome.profile.onboardingCompleted);
    if (toLink) {
      void import('./federated/signInWithProvider.ts')
        .then(({ linkAccount }) => linkAccount(toLink))
        .catch(fail);
    }
  }

  function followProvider(outcome: ProviderOutcome, provider: FederatedProvider): void {
    if (!isHere() && outcome.kind !== 'signed-in') return;
    switch (outcome.kind) {
      case 'blocked':
      case 'closed':
      case 'refused':
      case 'led-elsewhere':
        setError(explainProvider(outcome, provider));
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

  const onFailure = (sentence: Sentence | null) => {
    if (!isHere()) return;
    clear();
    setError(sentence);
  };
  return (
    <div className="flex flex-col gap-6">
      {error ? (
        <Banner tone="error">
          <SentenceText sentence={error} />
        </Banner>
      ) : null}
      {notice ? (
        <Banner tone={toLink ? 'notice' : 'success'}>
          <SentenceText sentence={notice} />
        </Banner>
      ) : null}
      {!error && !notice && sessionNotice ? (
        <Banner tone={sessionNotice.tone}>
          <SentenceText sentence={sessionNotice.text} />
        </Banner>
      ) : null}
      {isPhoneLost ? (
        <RecoveryForm
          given={given}
          onFailure={onFailure}
          onRecovered={() => {
            if (!isHere()) return;
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
          initialEmail={toLink?.email ?? proposed?.email ?? email}
          initialPassword={toLink ? '' : (proposed?.password ?? '')}
          onFailure={onFailure}
          onOutcome={follow}
          onForgotten={() => switchTo('reset')}
        />
      ) : mode === 'signup' ? (
        <SignUpForm initialEmail={email} onFailure={onFailure} onSignedUp={destinations.onSignedUp} />
      ) : (
        <ResetForm
          onFailure={onFailure}
          onSent={() => {
            if (!isHere()) return;
            switchTo('signin');
            setNotice(resetSent);
          }}
        />
      )}
      {mode === 'reset' || secondFactor || demo || toLink ? null : (
        <SignInByProvider onStart={clear} onOutcome={followProvider} onFailure={fail} />
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
