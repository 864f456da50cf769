import { z } from 'zod';
import { mediaItemIdSchema, userIdSchema } from '../domain/ids.ts';
import { beneficiaryIdSchema } from '../lifeVerification/people.ts';
import { acceptanceShape, personAddressSchema, personNameSchema, personPhoneSchema } from './person.ts';
import { WISH_LIMIT, wishSchema } from './wish.ts';

/** Most people whom one owner names, on a plan without a limit. */
export const BENEFICIARY_LIMIT = 500;

export const personalMessageSchema = z.object({
  text: z.string().max(20_000, 'A message has at most 20,000 characters').default(''),
  /** A recording or a film of the owner's albums, shown with it. */
  mediaItemId: mediaItemIdSchema.nullable().default(null),
});

/** What the owner writes of them; everything else is written by the server. */
export const beneficiaryWordsSchema = z.object({
  name: personNameSchema,
  email: personAddressSchema.default(null),
  phone: personPhoneSchema.default(''),
  relationship: z.string().trim().max(100).default(''),
  /** A picture of the owner's albums. */
  photoItemId: mediaItemIdSchema.nullable().default(null),
  /** `YYYY-MM-DD`, for what is to come at an age; null while unknown. */
  birthDate: z.iso.date().nullable().default(null),
  message: personalMessageSchema.prefault({}),
  /** False for a silent beneficiary, who hears nothing before release. */
  knowsNow: z.boolean().default(true),
});
export type BeneficiaryWords = z.infer<typeof beneficiaryWordsSchema>;

/** Document `users/{uid}/beneficiaries/{beneficiaryId}`. */
export const beneficiarySchema = beneficiaryWordsSchema.extend({
  id: beneficiaryIdSchema,
  ownerId: userIdSchema,
  wishes: z.array(wishSchema).max(WISH_LIMIT).default([]),
  ...acceptanceShape,
  /** Letters that only they can open (`lockDocuments.ts`). */
  sealedLetterCount: z.int().min(0).default(0),
  /** Grows by one with each change of the owner's, so that two devices do not write over each other unseen. */
  revision: z.int().positive(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Beneficiary = z.infer<typeof beneficiarySchema>;
