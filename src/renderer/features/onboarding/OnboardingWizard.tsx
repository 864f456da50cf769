/**
 * The wizard for a signed-in person: each step is saved before the next one shows, so that closing the window loses
 * nothing and coming back resumes where they were.
 */
import { useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { acceptedFiles } from '#features/albums/index.ts';
import { explain, useExplain } from '#features/failures/index.ts';
import { findIssue, issueAfter, type LetterIssue, lettersMessages } from '#features/letters/index.ts';
import { bringToAlbum } from '#features/uploads/index.ts';
import { logError } from '#platform/logging/logger.ts';
import type { AlbumId } from '#shared/domain/ids.ts';
import type { UserProfile } from '#shared/domain/userProfile.ts';
import { pathTo, routes } from '#shared/routes.ts';
import { Button } from '#ui/Button.tsx';
import { FormError, useAnswer, useForm } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { showToast } from '#ui/toast.ts';
import { refreshSession } from '../session/index.ts';
import { albumKeyOf, dropAlbumKey } from './albumKey.ts';
import { makeFirstAlbum, saveDraft, saveFirstLetter } from './api.ts';
import { beginningOf, draftFrom, stepSchemas, withoutAnswers } from './draft.ts';
import { onboardingMessages } from './messages.ts';
import { StepFields } from './StepFields.tsx';
import { StepFrame } from './StepFrame.tsx';
import { type OnboardingStep as Step, stepAfter, stepAt, stepBefore } from './steps.ts';
import { useFirstLetter } from './useFirstLetter.ts';

interface OnboardingWizardProps {
  readonly profile: UserProfile;
  /** Where the person goes when the profile says that onboarding is over. */
  readonly onEnd: (path: string) => void;
}

/** What the last step made, before the profile says that onboarding is over. */
interface Begun {
  readonly albumId: AlbumId | null;
  /** Takes away what was only here, once nothing can make the person come back for it. */
  readonly settle?: () => Promise<void>;
}

type Begin = () => Promise<Begun>;

const beginNothing: Begin = async () => ({ albumId: null });

export function OnboardingWizard({ profile, onEnd }: OnboardingWizardProps) {
  const texts = useMessages(onboardingMessages);
  const language = useLanguage();
  const letterTexts = useMessages(lettersMessages);
  const [step, setStep] = useState<Step>(() => stepAt(profile.onboarding.step));
  const [failure, setFailure] = useState<Sentence | null>(null);
  const [letterIssue, setLetterIssue] = useState<LetterIssue | null>(null);
  const firstLetter = useFirstLetter(profile.id);
  /** What the button that was pressed begins with. */
  const begin = useRef<Begin>(beginNothing);

  const form = useForm({
    schema: stepSchemas[step],
    initial: draftFrom(profile),
    staysOpen: true,
    asksBeforeLeaving: true,
    onFailure: setFailure,
    explain: useExplain({ otherwise: texts.notSaved }),
    async submit(draft) {
      const next = stepAfter(step);
      const begun = next ? null : await begin.current();
      await saveDraft(profile, draft, next);
      if (!next) {
        await begun?.settle?.();
        onEnd(begun?.albumId ? pathTo('album', { albumId: begun.albumId }) : routes.dashboard.path);
      }
      await refreshSession();
      // Only now: until here the form ignores every press, and the next step must hear the first one.
      if (next) setStep(next);
      else dropAlbumKey(profile.id);
    },
  });
  const name = useAnswer(form, 'name');
  const beginning = beginningOf({ beginWith: useAnswer(form, 'beginWith') });

  const heads: Record<Step, { title: string; text: string }> = {
    'about-you': {
      title: name ? texts.welcomeNamed(name) : texts.welcomeTitle,
      text: texts.welcomeText,
    },
    'your-people': { title: texts.peopleTitle, text: texts.peopleText },
    privacy: { title: texts.privacyTitle, text: texts.privacyText },
    beginning:
      beginning === 'letter'
        ? { title: texts.letterTitle, text: texts.letterText }
        : { title: texts.albumTitle, text: texts.albumText },
  };

  /** The choice is saved at once, so that whoever comes back finds what they began. */
  function saveChoice(): void {
    saveDraft(profile, form.read(), step).catch((error: unknown) => {
      logError('The choice of a beginning was not saved yet', {}, error);
    });
  }

  function goOn(beginSo: Begin): void {
    begin.current = beginSo;
    form.submit();
  }

  /** Throws FormError. */
  async function beginLetter(): Promise<Begun> {
    try {
      const albumId = await saveFirstLetter(profile, firstLetter.letter, firstLetter.note);
      return { albumId, settle: firstLetter.drop };
    } catch (error) {
      throw new FormError(issueAfter(error, true, language).message);
    }
  }

  /** Throws FormError. */
  async function beginAlbum(files: readonly File[]): Promise<Begun> {
    const title = form.read().albumTitle.trim() || texts.firstAlbum;
    try {
      const albumId = await makeFirstAlbum(title, albumKeyOf(profile.id));
      if (files.length > 0) await bringToAlbum(profile.id, { id: albumId, title }, files);
      return { albumId };
    } catch (error) {
      throw new FormError(explain(error, language, { otherwise: texts.albumNotMade }));
    }
  }

  function takeUp(): void {
    const isLetter = step === 'beginning' && beginning === 'letter';
    const missing = isLetter ? findIssue(firstLetter.letter, letterTexts) : null;
    setLetterIssue(missing);
    if (!missing) goOn(isLetter ? beginLetter : () => beginAlbum([]));
  }

  /** A letter that was begun is left on this device, where the next editor takes it up. */
  async function skip(): Promise<void> {
    const isLetterLeft = step === 'beginning' && (await firstLetter.leave());
    if (isLetterLeft) showToast({ message: texts.letterWaits });
    form.replace(withoutAnswers(step, form.read()));
    goOn(beginNothing);
  }

  const previous = stepBefore(step);
  return (
    <StepFrame
      step={step}
      {...heads[step]}
      form={{ ...form, submit: takeUp }}
      failure={failure}
      onBack={previous ? () => setStep(previous) : undefined}
      onSkip={() => void skip()}
      {...(step === 'beginning' && beginning === 'album'
        ? {
            way: (
              <FileTrigger
                acceptedFileTypes={[...acceptedFiles]}
                allowsMultiple
                onSelect={(chosen) => goOn(() => beginAlbum([...(chosen ?? [])]))}
              >
                <Button isPending={form.isPending}>{texts.choosePhotos}</Button>
              </FileTrigger>
            ),
          }
        : {})}
    >
      <StepFields
        step={step}
        profile={profile}
        form={form}
        onChoice={saveChoice}
        letter={firstLetter.letter}
        letterIssue={letterIssue}
        onLetterChange={(letter) => {
          setLetterIssue(null);
          firstLetter.change(letter);
        }}
        onPortraitChange={() => void refreshSession()}
      />
    </StepFrame>
  );
}
