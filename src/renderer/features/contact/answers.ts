/** What is asked of who writes, and the draft of it. */
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

export const contactDraftSchema = z.object({
  /** Which sending this is: the same after a reload, so that it is not sent twice. */
  key: z.uuid(),
  answers: z.object({
    name: z.string(),
    email: z.string(),
    subject: z.enum(['', ...supportSubjects]).catch(''),
    message: z.string(),
  }),
});
