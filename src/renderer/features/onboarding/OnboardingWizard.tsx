/**
 * The wizard for a signed-in person: each step is saved before the next one shows, so that closing the window loses
 * nothing and coming back resumes where they were.
 */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  explainRefusal,
  findProblem,
  isBlank,
  lettersMessages,
  type Problem,
} from '#features/letters/index.ts';
import { logError } from '#platform/logging/logger.ts';
import type { UserProfile } from '#shared/domain/userProfile.ts';
import { routes } from '#shared/routes.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { refreshSession } from '../session/index.ts';
import { keepFirstLetter, makeFirstAlbum, saveDraft } from './api.ts';
import {
  beginningOf,
  type DraftProblem,
  draftFrom,
  type OnboardingDraft,
  problemIn,
  withoutAnswers,
} from './draft.ts';
import { onboardingMessages } from './messages.ts';
import { StepFields } from './StepFields.tsx';
import { StepFrame } from './StepFrame.tsx';
import { type OnboardingStep as Step, stepAfter, stepAt, stepBefore } from './steps.ts';
import { useFirstLetter } from './useFirstLetter.ts';

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
  const [albumKey, setAlbumKey] = useState<string>(() => crypto.randomUUID());
  const firstLetter = useFirstLetter(profile.id);
  const [letterProblem, setLetterProblem] = useState<Problem | null>(null);
  const letterTexts = useMessages(lettersMessages);
  const today = todayIso();

  const heads: Record<Step, { title: string; text: string }> = {
    welcome: {
      title: draft.name ? texts.welcomeNamed(draft.name) : texts.welcomeTitle,
      text: texts.welcomeText,
    },
    'about-you': { title: texts.aboutTitle, text: texts.aboutText },
    'birth-and-language': { title: texts.birthTitle, text: texts.birthText },
    'preserve-first': { title: texts.preserveTitle, text: texts.preserveText },
    'first-album':
      beginningOf(draft) === 'letter'
        ? { title: texts.letterTitle, text: texts.letterText }
        : { title: texts.albumTitle, text: texts.albumText },
    'trusted-person': { title: texts.trustedTitle, text: texts.trustedText },
    privacy: { title: texts.privacyTitle, text: texts.privacyText },
  };

  /** The choice is kept at once, so that whoever comes back finds the sheet they began. */
  function change(next: OnboardingDraft): void {
    setDraft(next);
    if (next.beginWith === draft.beginWith) return;
    saveDraft(profile, next, step).catch((error: unknown) => {
      logError('The choice of a beginning was not saved yet', {}, error);
    });
  }

  /** Whether the first letter, if one is written here, is in its album now. */
  async function keepLetter(answered: OnboardingDraft): Promise<boolean> {
    const { letter } = firstLetter;
    if (step !== 'first-album' || beginningOf(answered) !== 'letter' || isBlank(letter)) return true;
    const missing = findProblem(letter, letterTexts);
    setLetterProblem(missing);
    if (missing) return false;
    try {
      await keepFirstLetter(profile, letter);
    } catch (error) {
      setFailure(explainRefusal(error, true, letterTexts).message);
      return false;
    }
    await firstLetter.drop();
    return true;
  }

  async function goOn(answered: OnboardingDraft, isSkipped = false): Promise<void> {
    const found = problemIn(step, answered, today);
    setProblem(found);
    if (found) return;
    setDraft(answered);
    setIsSaving(true);
    setFailure(null);
    const next = stepAfter(step);
    try {
      if (!isSkipped && !(await keepLetter(answered))) return;
      if (beginningOf(answered) === 'album' && answered.albumTitle.trim() !== '') {
        await makeFirstAlbum(answered.albumTitle, albumKey);
        // The album exists now: trying the step again must not make a second one, and another title is another album.
        setDraft({ ...answered, albumTitle: '' });
        setAlbumKey(crypto.randomUUID());
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

  async function skip(): Promise<void> {
    if (step === 'first-album') await firstLetter.drop();
    await goOn(withoutAnswers(step, draft), true);
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
      onSkip={() => void skip()}
    >
      <StepFields
        step={step}
        profile={profile}
        draft={draft}
        problem={problem}
        today={today}
        onChange={change}
        letter={firstLetter.letter}
        letterProblem={letterProblem}
        onLetterChange={(letter) => {
          setLetterProblem(null);
          firstLetter.change(letter);
        }}
        onPortraitChange={() => void refreshSession()}
      />
    </StepFrame>
  );
}
