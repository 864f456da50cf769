/** What the wizard has heard so far, and what each step writes to the profile. Plain data, no requests. */
import type { OnboardingAnswers, UserProfile } from '#shared/domain/userProfile.ts';
import type { ProfileChanges } from '../profile/index.ts';
import { indexOfStep, type OnboardingStep } from './steps.ts';

export interface OnboardingDraft {
  readonly name: string;
  readonly dateOfBirth: string;
  readonly language: 'en' | 'fr';
  readonly preserveFirst: OnboardingAnswers['preserveFirst'];
  readonly beginWith: OnboardingAnswers['beginWith'];
  readonly albumTitle: string;
  readonly trustedPersonName: string;
  readonly trustedPersonEmail: string;
  readonly profileVisible: boolean;
  readonly analyticsEnabled: boolean;
  readonly emailNotifications: boolean;
  readonly marketing: boolean;
}

export function draftFrom(profile: UserProfile): OnboardingDraft {
  return {
    name: profile.name,
    dateOfBirth: profile.dateOfBirth,
    language: profile.settings.language,
    preserveFirst: profile.onboarding.preserveFirst,
    beginWith: profile.onboarding.beginWith,
    albumTitle: '',
    trustedPersonName: profile.onboarding.trustedPersonName,
    trustedPersonEmail: profile.onboarding.trustedPersonEmail,
    profileVisible: profile.settings.privacy.profileVisible,
    analyticsEnabled: profile.settings.privacy.analyticsEnabled,
    emailNotifications: profile.settings.notifications.email,
    marketing: profile.settings.notifications.marketing,
  };
}

/** What was chosen to begin with; before that, what fits what they would keep first. */
export function beginningOf({ beginWith, preserveFirst }: OnboardingDraft): 'album' | 'letter' {
  return beginWith ?? (preserveFirst === 'letters' ? 'letter' : 'album');
}

export type DraftProblem = 'name-too-long' | 'date-in-future' | 'email-invalid';

/** What keeps this step from going on; null when nothing does. `today` is an ISO date. */
export function problemIn(step: OnboardingStep, draft: OnboardingDraft, today: string): DraftProblem | null {
  if (step === 'about-you' && draft.name.trim().length > 120) return 'name-too-long';
  if (step === 'birth-and-language' && draft.dateOfBirth > today) return 'date-in-future';
  if (step === 'trusted-person') {
    const email = draft.trustedPersonEmail.trim();
    if (email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email)) return 'email-invalid';
  }
  return null;
}

/** The whole draft as profile fields, with the step to resume at; the last step also ends onboarding. */
export function changesFor(
  profile: UserProfile,
  draft: OnboardingDraft,
  next: OnboardingStep | null,
): ProfileChanges {
  return {
    name: draft.name.trim(),
    dateOfBirth: draft.dateOfBirth,
    settings: {
      ...profile.settings,
      language: draft.language,
      notifications: {
        ...profile.settings.notifications,
        email: draft.emailNotifications,
        marketing: draft.marketing,
      },
      privacy: { profileVisible: draft.profileVisible, analyticsEnabled: draft.analyticsEnabled },
    },
    onboarding: {
      step: next ? indexOfStep(next) : profile.onboarding.step,
      preserveFirst: draft.preserveFirst,
      beginWith: draft.beginWith,
      trustedPersonName: draft.trustedPersonName.trim(),
      trustedPersonEmail: draft.trustedPersonEmail.trim().toLowerCase(),
    },
    ...(next ? {} : { onboardingCompleted: true }),
  };
}

/** A skipped step leaves nothing behind. */
export function withoutAnswers(step: OnboardingStep, draft: OnboardingDraft): OnboardingDraft {
  switch (step) {
    case 'first-album':
      return { ...draft, albumTitle: '' };
    case 'trusted-person':
      return { ...draft, trustedPersonName: '', trustedPersonEmail: '' };
    default:
      return draft;
  }
}
