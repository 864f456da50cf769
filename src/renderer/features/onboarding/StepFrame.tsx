/** One step as the person sees it: where they are, a question, and the way back and on. Enter goes on. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import type { FormState } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import type { OnboardingDraft } from './draft.ts';
import { onboardingMessages } from './messages.ts';
import { indexOfStep, isSkippable, type OnboardingStep, onboardingSteps, stepAfter } from './steps.ts';

interface StepFrameProps {
  readonly step: OnboardingStep;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
  readonly form: Pick<FormState<OnboardingDraft>, 'isPending' | 'failure' | 'submit'>;
  readonly failure: Sentence | null;
  /** Absent at the first step. */
  readonly onBack?: (() => void) | undefined;
  readonly onSkip: () => void;
  /** In place of the button that goes on. */
  readonly way?: ReactNode;
}

export function StepFrame(props: StepFrameProps) {
  const { step, title, text, children, form, failure, onBack, onSkip, way } = props;
  const texts = useMessages(onboardingMessages);
  usePageTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  const position = indexOfStep(step) + 1;
  const isLast = stepAfter(step) === null;

  // A new step is a new page: its heading is read out and the keyboard starts from it.
  useEffect(() => heading.current?.focus(), [step]);

  return (
    <Form form={form} className="flex-1">
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
          <SentenceText sentence={failure} />
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
            <Button variant="secondary" onPress={onSkip} isDisabled={form.isPending}>
              {texts.skip}
            </Button>
          ) : null}
          {way ?? (
            <Button type="submit" isPending={form.isPending}>
              {isLast ? texts.saveLetter : texts.continue}
            </Button>
          )}
        </div>
      </div>
    </Form>
  );
}
