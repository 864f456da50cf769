import { z } from 'zod';
import { userIdSchema } from '../domain/ids.ts';
import { lifeVerificationSchema } from '../lifeVerification/lifeVerification.ts';

/** Of an owner's two verifications: the one that counts, and the rehearsal over made-up things. */
export const verificationNameSchema = z.enum(['real', 'rehearsal']);
export type VerificationName = z.infer<typeof verificationNameSchema>;

/** Document `users/{uid}/lifeVerifications/{name}`. Nothing but the server writes it, by `advance` alone. */
export const lifeVerificationDocumentSchema = z.object({
  ownerId: userIdSchema,
  name: verificationNameSchema,
  life: lifeVerificationSchema,
  /** When the state is to be looked at next; null where no time moves it. The job asks for those that are past. */
  dueAt: z.date().nullable(),
  /** Whether the owner was told of every effect so far; what is left is gone on with by the job. */
  updatedAt: z.date(),
});
export type LifeVerificationDocument = z.infer<typeof lifeVerificationDocumentSchema>;
