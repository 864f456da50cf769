import { z } from 'zod';
import { STORAGE_LIMIT_FREE_BYTES } from '../limits.ts';
import { userIdSchema } from './ids.ts';

/** Document `users/{uid}` (SPEC §3). */
export const themeSchema = z.enum(['light', 'dark']);
export type Theme = z.infer<typeof themeSchema>;

export const languageSchema = z.enum(['en', 'fr']);
export type Language = z.infer<typeof languageSchema>;

const userSettingsSchema = z.object({
  theme: themeSchema.catch('light').default('light'),
  /** "Remember my theme" in Settings: when true, the start-up rule "force light" does not apply. */
  rememberTheme: z.boolean().default(false),
  language: languageSchema.catch('en').default('en'),
  notifications: z
    .object({
      email: z.boolean().default(true),
      push: z.boolean().default(true),
      marketing: z.boolean().default(false),
    })
    .prefault({}),
  privacy: z
    .object({ profileVisible: z.boolean().default(true), analyticsEnabled: z.boolean().default(true) })
    .prefault({}),
});
export type UserSettings = z.infer<typeof userSettingsSchema>;

export const LONGEST_TRUSTED_NAME = 200;
export const LONGEST_TRUSTED_ADDRESS = 320;

/** What onboarding learned, so that the dashboard can start where the person wanted to. */
const onboardingAnswersSchema = z.object({
  step: z.number().int().min(0).default(0),
  /** What the person begins with; null until they choose. */
  beginWith: z.enum(['album', 'letter']).nullable().default(null).catch(null),
  trustedPersonName: z.string().max(LONGEST_TRUSTED_NAME).default(''),
  trustedPersonEmail: z.string().max(LONGEST_TRUSTED_ADDRESS).default(''),
});
export type OnboardingAnswers = z.infer<typeof onboardingAnswersSchema>;

export const userProfileSchema = z.object({
  id: userIdSchema,
  name: z.string().default(''),
  email: z.string().default(''),
  avatar: z.string().default(''),
  phone: z.string().default(''),
  dateOfBirth: z.string().default(''),
  bio: z.string().default(''),
  plan: z.string().default('Free'),
  storageUsed: z.number().default(0),
  storageLimit: z.number().default(STORAGE_LIMIT_FREE_BYTES),
  createdAt: z.date(),
  updatedAt: z.date(),
  lastLogin: z.date().nullable().default(null),
  onboardingCompleted: z.boolean().default(false),
  emailVerified: z.boolean().default(false),
  role: z.string().default('user'),
  settings: userSettingsSchema.prefault({}),
  onboarding: onboardingAnswersSchema.prefault({}),
  /** Set while the account waits to be erased; it can be cancelled until then. */
  deletionDueAt: z.date().nullable().default(null),
});
export type UserProfile = z.infer<typeof userProfileSchema>;

/** The fields written at sign-up, without the three timestamps, which the server sets (SPEC §3). */
export function newUserProfile(name: string, email: string) {
  return {
    name: name.trim(),
    email: email.trim().toLowerCase(),
    avatar: '',
    phone: '',
    dateOfBirth: '',
    bio: '',
    plan: 'Free',
    storageUsed: 0,
    storageLimit: STORAGE_LIMIT_FREE_BYTES,
    onboardingCompleted: false,
    emailVerified: false,
    role: 'user',
    settings: {
      theme: 'light',
      language: 'en',
      notifications: { email: true, push: true, marketing: false },
      privacy: { profileVisible: true, analyticsEnabled: true },
    },
  } as const;
}
