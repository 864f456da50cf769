import { z } from 'zod';
import { userIdSchema } from '../domain/ids.ts';
import { lifeVerificationSchema } from '../lifeVerification/lifeVerification.ts';
import { machineClockSchema } from './machineClock.ts';

/** Of an owner's two verifications: the one that counts, and the rehearsal over made-up things. */
export const verificationNameSchema = z.enum(['real', 'rehearsal']);
export type VerificationName = z.infer<typeof verificationNameSchema>;

/** Document `users/{uid}/lifeVerifications/{name}`. Nothing but the server writes it, by `advance` alone. */
export const lifeVerificationDocumentSchema = z.object({
  ownerId: userIdSchema,
  name: verificationNameSchema,
  life: lifeVerificationSchema,
  /** Which of the rehearsals it is; empty for the verification that counts. */
  run: z.string().max(40).default(''),
  /** The hands that `life` is told the time by; those of the world where it is null. */
  clock: machineClockSchema.nullable().default(null),
  /** Links of mails that were written in an earlier round than this one were used, or the owner acted since. */
  linksFromRound: z.int().min(0).default(0),
  /** When the state is to be looked at next; null where no time moves it. The job asks for those that are past. */
  dueAt: z.date().nullable(),
  updatedAt: z.date(),
});
export type LifeVerificationDocument = z.infer<typeof lifeVerificationDocumentSchema>;
