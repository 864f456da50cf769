/** What is asked of who makes a request. */
import { z } from 'zod';
import { mailedAddressSchema } from '#shared/domain/emailAddress.ts';
import { PRIVACY_WORDS_LIMIT, privacyRights } from '#shared/domain/privacyRequest.ts';

export const privacySchema = z.object({
  email: z.string().trim().pipe(mailedAddressSchema),
  /** Empty until one is chosen. */
  right: z.enum(['', ...privacyRights]).pipe(z.enum(privacyRights)),
  words: z.string().trim().max(PRIVACY_WORDS_LIMIT),
});
export type PrivacyAnswers = z.input<typeof privacySchema>;

/** What may stand in the fields while it is written. */
export const typedPrivacySchema = z.object({
  email: z.string(),
  right: z.enum(['', ...privacyRights]).catch(''),
  words: z.string(),
});
