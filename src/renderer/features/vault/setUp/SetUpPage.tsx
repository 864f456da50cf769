/**
 * Setting up the vault in four calm steps: what it is, its phrase, the recovery key on paper, two groups of it typed back.
 * Nothing is kept anywhere before the last of them is done.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { ConfirmRecoveryKey } from './ConfirmRecoveryKey.tsx';
import { Introduction } from './Introduction.tsx';
import { setUpMessages } from './messages.ts';
import { PhraseStep } from './PhraseStep.tsx';
import { RecoveryKeySheet } from './RecoveryKeySheet.tsx';
import { type SetUpStep, setUpSteps, useSetUp } from './useSetUp.ts';

export function SetUpPage() {
  const texts = useMessages(setUpMessages);
  const explain = useExplain({ otherwise: texts.notInstalled });
  const setUp = useSetUp();
  const { step, go, made } = setUp;
  usePageTitle(texts.pageTitle);

  if (step === 'introduction' || (!made && step !== 'phrase')) {
    return (
      <SetUpFrame step="introduction" title={texts.introductionTitle} text={texts.introductionText}>
        <Introduction onBegin={setUp.begin} />
      </SetUpFrame>
    );
  }
  if (step === 'phrase' || !made) {
    return (
      <SetUpFrame step="phrase" title={texts.phraseTitle} text={texts.phraseText}>
        <PhraseStep setUp={setUp} />
      </SetUpFrame>
    );
  }
  if (step === 'recovery-key') {
    return (
      <SetUpFrame step={step} title={texts.recoveryKeyTitle} text={texts.recoveryKeyText}>
        {made.isAnother ? <Banner tone="notice">{texts.another}</Banner> : null}
        <RecoveryKeySheet recoveryKey={made.keys.recoveryKey} />
        <div className="flex flex-wrap-reverse items-center justify-between gap-3">
          <Button variant="quiet" onPress={() => go('phrase')}>
            {texts.back}
          </Button>
          <Button onPress={() => go('confirmation')}>{texts.onPaper}</Button>
        </div>
      </SetUpFrame>
    );
  }
  return (
    <SetUpFrame step={step} title={texts.confirmTitle}>
      <ConfirmRecoveryKey
        recoveryKey={made.keys.recoveryKey}
        confirmLabel={texts.install}
        onConfirmed={setUp.install}
        explain={explain}
        onShowSheet={() => go('recovery-key')}
      />
      {setUp.isInstalling ? <ProgressBar label={texts.installing} /> : null}
    </SetUpFrame>
  );
}

interface SetUpFrameProps {
  readonly step: SetUpStep;
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

function SetUpFrame({ step, title, text, children }: SetUpFrameProps) {
  const texts = useMessages(setUpMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const position = setUpSteps.indexOf(step) + 1;
  const progress = texts.progress(position, setUpSteps.length);
  const shown = useRef(step);

  // A new step is a new page: its heading is read out and the keyboard starts from it.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col">
      <ProgressBar
        label={progress}
        value={position}
        maximum={setUpSteps.length}
        valueLabel={progress}
        hideText
      />
      <p className="mt-6 text-small text-ink-soft">{progress}</p>
      <h1 ref={heading} tabIndex={-1} className="mt-1 text-page outline-none">
        {title}
      </h1>
      {text ? <p className="mt-3 max-w-prose text-ink-soft">{text}</p> : null}
      <div className="mt-8 flex flex-col gap-6">{children}</div>
    </div>
  );
}
