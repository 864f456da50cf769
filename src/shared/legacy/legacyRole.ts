/**
 * What somebody is to an owner who named them, as they may know it: document `users/{uid}/legacyRoles/{subjectId}` of the
 * person who accepted. A silent beneficiary has none, and nobody's tells of others.
 */
import { z } from 'zod';
import { userIdSchema } from '../domain/ids.ts';
import { beneficiaryIdSchema, trustedContactIdSchema } from '../lifeVerification/people.ts';

const shared = {
  ownerId: userIdSchema,
  ownerName: z.string(),
  acceptedAt: z.date(),
  /**
   * The key that the owner's grants are signed with: 65 bytes of a P-256 key, in base64url. Null while the owner has no vault to
   * keep it in. The person's browser pins it at first sight, and believes no other by itself.
   */
  ownerSigningKey: z.string().max(400).nullable().default(null),
};

export const legacyRoleSchema = z.discriminatedUnion('role', [
  z.object({ role: z.literal('beneficiary'), subjectId: beneficiaryIdSchema, ...shared }),
  z.object({
    role: z.literal('trusted-contact'),
    subjectId: trustedContactIdSchema,
    ...shared,
    /** Set while this contact is asked whether the owner lives, and while what was left is given, until the owner returns. */
    ask: z
      .object({
        round: z.int().min(0),
        askedAt: z.date(),
        isRehearsal: z.boolean(),
        vote: z.enum(['gone', 'alive', 'nothing']),
        /** Why it stands there. Which contact reported, or whether it was a silence, is not told. */
        since: z.enum(['verifying', 'disputed', 'veto', 'releasing', 'released', 'closed']),
        /** When the veto ends, as things stand; null where that is not known yet, and in a rehearsal. */
        until: z.date().nullable().default(null),
      })
      .nullable()
      .default(null),
  }),
]);
export type LegacyRole = z.infer<typeof legacyRoleSchema>;
