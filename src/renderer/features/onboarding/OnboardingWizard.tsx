/**
 * The wizard for a signed-in person: each step is saved before the next one shows, so that closing the window loses
 * nothing and coming back resumes where they were.
 */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { UserProfile } from '#shared/domain/userProfile.ts';
import { routes } from '#shared/routes.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { refreshSession } from '../session/index.ts';
import { makeFirstAlbum, saveDraft } from './api.ts';
import { type DraftProblem, draftFrom, type OnboardingDraft, problemIn, withoutAnswers } from './draft.ts';
import { onboardingMessages } from './messages.ts';
import { StepFields } from './StepFields.tsx';
import { StepFrame } from './StepFrame.tsx';
import { type OnboardingStep as Step, stepAfter, stepAt, stepBefore } from './steps.ts';

function todayIso(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

export function OnboardingWizard({ profile }: { readonly profile: UserProfile }) {
  const texts = useMessages(onboardingMessages);
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>(() => stepAt(profile.onboarding.step));
  const [draft, setDraft] = useState<OnboardingDraft>(() => draftFrom(profile));
  const [problem, setProblem] = useState<DraftProblem | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const today = todayIso();

  const heads: Record<Step, { title: string; text: string }> = {
    welcome: {
      title: draft.name ? texts.welcomeNamed(draft.name) : texts.welcomeTitle,
      text: texts.welcomeText,
    },
    'about-you': { title: texts.aboutTitle, text: texts.aboutText },
    'birth-and-language': { title: texts.birthTitle, text: texts.birthText },
    'preserve-first': { title: texts.preserveTitle, text: texts.preserveText },
    'first-album': { title: texts.albumTitle, text: texts.albumText },
    'trusted-person': { title: texts.trustedTitle, text: texts.trustedText },
    privacy: { title: texts.privacyTitle, text: texts.privacyText },
  };

  async function goOn(answered: OnboardingDraft): Promise<void> {
    const found = problemIn(step, answered, today);
    setProblem(found);
    if (found) return;
    setDraft(answered);
    setIsSaving(true);
    setFailure(null);
    const next = stepAfter(step);
    try {
      if (answered.albumTitle.trim() !== '') {
        await makeFirstAlbum(answered.albumTitle);
        // The album exists now: trying the step again must not make a second one.
        setDraft({ ...answered, albumTitle: '' });
      }
      await saveDraft(profile, answered, next);
      await refreshSession();
      if (next) setStep(next);
      else navigate(routes.dashboard.path, { replace: true });
    } catch {
      setFailure(step === 'first-album' ? texts.albumNotMade : texts.notSaved);
    } finally {
      setIsSaving(false);
    }
  }

  const previous = stepBefore(step);
  return (
    <StepFrame
      step={step}
      {...heads[step]}
      isSaving={isSaving}
      failure={failure}
      onBack={previous ? () => setStep(previous) : undefined}
      onContinue={() => void goOn(draft)}
      onSkip={() => void goOn(withoutAnswers(step, draft))}
    >
      <StepFields
        step={step}
        profile={profile}
        draft={draft}
        problem={problem}
        today={today}
        onChange={setDraft}
        onPortraitChange={() => void refreshSession()}
      />
    </StepFrame>
  );
}
