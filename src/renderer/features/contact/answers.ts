/** What is asked of who writes. */
import { z } from 'zod';
import { mailedAddressSchema } from '#shared/domain/emailAddress.ts';
import { SUPPORT_MESSAGE_LIMIT, SUPPORT_NAME_LIMIT, supportSubjects } from '#shared/domain/supportRequest.ts';

export const contactSchema = z.object({
  name: z.string().trim().max(SUPPORT_NAME_LIMIT),
  email: z.string().trim().pipe(mailedAddressSchema),
  /** Empty until one is chosen. */
  subject: z.enum(['', ...supportSubjects]).pipe(z.enum(supportSubjects)),
  message: z.string().trim().min(1).max(SUPPORT_MESSAGE_LIMIT),
});
export type ContactAnswers = z.input<typeof contactSchema>;

/** What may stand in the fields while it is written. */
export const typedContactSchema = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.enum(['', ...supportSubjects]).catch(''),
  message: z.string(),
});
