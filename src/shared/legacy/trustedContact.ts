import { z } from 'zod';
import { userIdSchema } from '../domain/ids.ts';
import { beneficiaryIdSchema, trustedContactIdSchema } from '../lifeVerification/people.ts';
import {
  invitationStateSchema,
  personAddressSchema,
  personNameSchema,
  personPhoneSchema,
  pinnedKeySchema,
} from './person.ts';

/** Trusted contacts of one owner. */
export const CONTACT_LIMIT = 10;

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
  invitation: invitationStateSchema,
  pinnedKey: pinnedKeySchema.nullable().default(null),
  isKeyCompared: z.boolean().default(false),
  revision: z.int().positive(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type TrustedContactDocument = z.infer<typeof trustedContactDocumentSchema>;
