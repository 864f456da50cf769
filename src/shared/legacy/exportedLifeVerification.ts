/** `lifeVerification` of an export of everything (docs/export-format.md). */
import { z } from 'zod';
import { emailAddressSchema } from '../domain/emailAddress.ts';
import { lifeVerificationSchema } from '../lifeVerification/lifeVerification.ts';
import { logLineSchema } from './logLine.ts';

export const exportedLifeVerificationSchema = z.object({
  /** Null for an owner who never began. */
  verification: lifeVerificationSchema.nullable(),
  channels: z.array(z.object({ address: emailAddressSchema, verifiedAt: z.iso.datetime().nullable() })),
  /** From the first line on, as they are stored: whoever has them can compute every hash anew. */
  log: z.array(logLineSchema),
});
