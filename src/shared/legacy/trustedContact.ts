import { z } from 'zod';
import { userIdSchema } from '../domain/ids.ts';
import { beneficiaryIdSchema, trustedContactIdSchema } from '../lifeVerification/people.ts';
import { MOST_CONTACTS } from '../lifeVerification/policy.ts';
import { acceptanceShape, personAddressSchema, personNameSchema, personPhoneSchema } from './person.ts';

/** Trusted contacts of one owner. */
export const CONTACT_LIMIT = MOST_CONTACTS;

export const trustedContactWordsSchema = z.object({
  name: personNameSchema,
  email: personAddressSchema.default(null),
  phone: personPhoneSchema.default(''),
  /** The same person among the beneficiaries; those cannot be the whole quorum. */
  beneficiaryId: beneficiaryIdSchema.nullable().default(null),
});
export type TrustedContactWords = z.infer<typeof trustedContactWordsSchema>;

/** Document `users/{uid}/trustedContacts/{contactId}`. */
export const trustedContactDocumentSchema = trustedContactWordsSchema.extend({
  id: trustedContactIdSchema,
  ownerId: userIdSchema,
  ...acceptanceShape,
  /** When an armed verification lets go of them, unless the owner changes their mind; null while nobody wants that. */
  leavesAt: z.date().nullable().default(null),
  revision: z.int().positive(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type TrustedContactDocument = z.infer<typeof trustedContactDocumentSchema>;
