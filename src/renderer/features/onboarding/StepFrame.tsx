/** One step as the person sees it: where they are, a question, and the way back and on. Enter goes on. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { onboardingMessages } from './messages.ts';
import { indexOfStep, isSkippable, type OnboardingStep, onboardingSteps, stepAfter } from './steps.ts';

export interface StepFrameProps {
  readonly step: OnboardingStep;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
  readonly isSaving: boolean;
  readonly failure: string | null;
  /** Absent at the first step. */
  readonly onBack?: (() => void) | undefined;
  readonly onContinue: () => void;
  readonly onSkip: () => void;
}

export function StepFrame(props: StepFrameProps) {
  const { step, title, text, children, isSaving, failure, onBack, onContinue, onSkip } = props;
  const texts = useMessages(onboardingMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const position = indexOfStep(step) + 1;
  const isLast = stepAfter(step) === null;

  // A new step is a new page: its heading is read out and the keyboard starts from it.
  useEffect(() => heading.current?.focus(), [step]);

  return (
    <form
      className="flex flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        onContinue();
      }}
    >
      <ProgressBar
        label={texts.progress(position, onboardingSteps.length)}
        value={position}
        maximum={onboardingSteps.length}
        valueLabel={texts.progress(position, onboardingSteps.length)}
        hideText
      />
      <p className="mt-8 text-small text-ink-soft">{texts.progress(position, onboardingSteps.length)}</p>
      <h1 ref={heading} tabIndex={-1} className="mt-1 text-page outline-none">
        {title}
      </h1>
      <p className="mt-3 max-w-prose text-ink-soft">{text}</p>
      <div className="mt-8 flex flex-1 flex-col gap-5">{children}</div>
      {failure ? (
        <Banner tone="error" className="mt-6">
          {failure}
        </Banner>
      ) : null}
      <div className="mt-10 flex flex-wrap items-center justify-between gap-3">
        {onBack ? (
          <Button variant="quiet" onPress={onBack}>
            {texts.back}
          </Button>
        ) : (
          <span />
        )}
        <div className="flex flex-wrap gap-3">
          {isSkippable(step) ? (
            <Button variant="secondary" onPress={onSkip} isDisabled={isSaving}>
              {texts.skip}
            </Button>
          ) : null}
          <Button type="submit" isPending={isSaving}>
            {isLast ? texts.finish : texts.continue}
          </Button>
        </div>
      </div>
    </form>
  );
}
