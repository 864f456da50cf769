/** How a clone is, and whether it speaks at all. */
import { z } from 'zod';
import { userIdSchema } from '../domain/ids.ts';
import { languageSchema } from '../domain/userProfile.ts';
import { personAddressSchema, personNameSchema } from '../legacy/person.ts';
import { legalVersionSchema } from '../legalVersions.ts';

export const SESSION_MINUTES = { least: 5, usual: 20, most: 120 } as const;
export const NEVER_DISCUSSED_LIMIT = 50;

/** `suspended` by the steward. `retired` is for good: nobody talks to it any more, and the memories stay with their owner. */
export const cloneStateSchema = z.enum(['active', 'paused', 'suspended', 'retired']);
export type CloneState = z.infer<typeof cloneStateSchema>;

export const personalitySchema = z.object({
  /** In the owner's own words; empty for the usual ones. */
  greeting: z.string().trim().max(300).default(''),
  farewell: z.string().trim().max(300).default(''),
  /** Subjects and names it does not speak of: each is a word or a few. */
  neverDiscussed: z
    .array(z.string().trim().min(2).max(80))
    .max(NEVER_DISCUSSED_LIMIT)
    .refine((list) => new Set(list).size === list.length, 'names something twice')
    .default([]),
});
export type Personality = z.infer<typeof personalitySchema>;

/** Who may suspend or retire it: one person, who needs an account to do so. */
export const stewardSchema = z.object({
  name: personNameSchema,
  email: personAddressSchema.unwrap(),
  /** Null until they accepted. */
  accountId: userIdSchema.nullable().default(null),
  invitedAt: z.date(),
});
export type Steward = z.infer<typeof stewardSchema>;

export const weeklyQuestionSchema = z.object({
  isOn: z.boolean().default(false),
  language: languageSchema.default('en'),
  /** IANA name: the mail goes out in the morning there. */
  timeZone: z.string().max(64).default('UTC'),
});
export type WeeklyQuestion = z.infer<typeof weeklyQuestionSchema>;

/** What the owner chooses in one form. */
export const cloneChoicesSchema = z.object({
  personality: personalitySchema,
  languages: z
    .array(languageSchema)
    .min(1)
    .max(2)
    .refine((list) => new Set(list).size === list.length, 'names something twice'),
  /** Those among the beneficiaries to whom the owner leaves the clone may talk to it after release; others only with this. */
  listenersStayAfterRelease: z.boolean(),
  sessionMinutes: z.int().min(SESSION_MINUTES.least).max(SESSION_MINUTES.most),
  /** The last day on which it speaks; null for no end. */
  expiresOn: z.iso.date().nullable(),
});
export type CloneChoices = z.infer<typeof cloneChoicesSchema>;

/** Document `users/{uid}/clone/settings`. */
export const cloneSettingsSchema = z.object({
  ownerId: userIdSchema,
  /** The version of the agreement under which it was begun. */
  agreementVersion: legalVersionSchema,
  state: cloneStateSchema,
  /** What the owner paused stays so when their steward takes a suspension back. */
  isPausedBelow: z.boolean().default(false),
  personality: personalitySchema.prefault({}),
  languages: z.array(languageSchema).min(1).default(['en']),
  listenersStayAfterRelease: z.boolean().default(false),
  sessionMinutes: z.number().default(SESSION_MINUTES.usual),
  expiresOn: z.string().nullable().default(null),
  steward: stewardSchema.nullable().default(null),
  weekly: weeklyQuestionSchema.prefault({}),
  revision: z.int().positive(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type CloneSettings = z.infer<typeof cloneSettingsSchema>;
