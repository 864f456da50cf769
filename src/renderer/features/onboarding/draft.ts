/** What the wizard has heard so far, and what each step writes to the profile. Plain data, no requests. */
import { z } from 'zod';
import { trustedAddressSchema } from '#shared/domain/trustedAddress.ts';
import { languageSchema, type UserProfile } from '#shared/domain/userProfile.ts';
import { dateOfBirthSchema, nameSchema, type ProfileChanges } from '../profile/index.ts';
import { indexOfStep, type OnboardingStep } from './steps.ts';

const draftSchema = z.object({
  name: z.string(),
  dateOfBirth: z.string(),
  language: languageSchema,
  beginWith: z.enum(['album', 'letter']).nullable(),
  albumTitle: z.string(),
  trustedPersonName: z.string(),
  trustedPersonEmail: z.string(),
  profileVisible: z.boolean(),
  analyticsEnabled: z.boolean(),
  emailNotifications: z.boolean(),
  marketing: z.boolean(),
});
export type OnboardingDraft = z.infer<typeof draftSchema>;

/** Each step looks at its own answers and at no other. */
export const stepSchemas: Record<OnboardingStep, z.ZodType<OnboardingDraft, OnboardingDraft>> = {
  'about-you': draftSchema.extend({ name: nameSchema }),
  'your-people': draftSchema.extend({
    dateOfBirth: dateOfBirthSchema,
    trustedPersonEmail: trustedAddressSchema,
  }),
  privacy: draftSchema,
  beginning: draftSchema,
};

export function draftFrom(profile: UserProfile): OnboardingDraft {
  return {
    name: profile.name,
    dateOfBirth: profile.dateOfBirth,
    language: profile.settings.language,
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

/** What was chosen to begin with: photos, until a letter is. */
export function beginningOf({ beginWith }: Pick<OnboardingDraft, 'beginWith'>): 'album' | 'letter' {
  return beginWith ?? 'album';
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
    case 'beginning':
      return { ...draft, albumTitle: '' };
    case 'your-people':
      return { ...draft, dateOfBirth: '', trustedPersonName: '', trustedPersonEmail: '' };
    default:
      return draft;
  }
}
