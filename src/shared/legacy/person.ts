/** What beneficiaries and trusted contacts have in common: somebody whom an owner named, with or without an account. */
import { z } from 'zod';
import { emailAddressSchema } from '../domain/emailAddress.ts';
import { userIdSchema } from '../domain/ids.ts';

export const personNameSchema = z
  .string()
  .trim()
  .min(1, 'Give this person a name')
  .max(200, 'A name has at most 200 characters');
export const personPhoneSchema = z.string().trim().max(40, 'A phone number has at most 40 characters');
/** Null for somebody without a mail address: they get a printed claim kit. */
export const personAddressSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(320)
  .pipe(emailAddressSchema)
  .nullable();

/** Of what is counted up with each change. */
export const LAST_REVISION = 2_147_483_647;

/** How far an invitation came. `accepted` stays when another one is sent to the same account. */
export const invitationStateSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('none') }),
  z.object({ is: z.literal('sent'), sentAt: z.date(), expiresAt: z.date() }),
  z.object({ is: z.literal('bounced'), at: z.date(), reason: z.string().max(500) }),
  /** `hadAccepted`: they were one for a while, and have left, or have no account any more. */
  z.object({ is: z.literal('declined'), at: z.date(), hadAccepted: z.boolean().default(false) }),
  /** `addressHash`: of the address that the account had then, by which one person in two places is known. */
  z.object({
    is: z.literal('accepted'),
    at: z.date(),
    accountId: userIdSchema,
    addressHash: z.string().max(64).optional(),
  }),
]);
export type InvitationState = z.infer<typeof invitationStateSchema>;

/** What the person's browser made when they accepted. Which words it reads as is compared in person. */
export const pinnedKeySchema = z.object({
  /** 65 bytes of a P-256 key, in base64url. */
  publicKey: z.string().max(400),
  /** Grows when the person had to make new keys: what was sealed to the former ones is broken then. */
  generation: z.int().min(1),
});
export type PinnedKey = z.infer<typeof pinnedKeySchema>;

/** What accepting writes on the owner's document. */
export const acceptanceShape = {
  invitation: invitationStateSchema,
  pinnedKey: pinnedKeySchema.nullable().default(null),
  /** Of the newest key that was ever pinned here, so that none comes back under the number of another. */
  lastGeneration: z.int().min(0).default(0),
  /** Whether the owner compared the fingerprint words with the person. */
  isKeyCompared: z.boolean().default(false),
};
