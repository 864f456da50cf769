/** That a person agreed to a legal document, in which version and when; the server says when. */
import { z } from 'zod';
import { type LegalDocumentId, legalDocumentIdSchema, legalVersionSchema } from '../legalVersions.ts';

export const agreementSchema = z.object({
  document: legalDocumentIdSchema,
  version: legalVersionSchema,
  agreedAt: z.iso.datetime(),
});
export type Agreement = z.infer<typeof agreementSchema>;

/** What whoever makes an account agrees to, and has read: the sentence below the button names them. */
export const documentsOfSignUp = [
  'terms-of-service',
  'privacy-policy',
] as const satisfies readonly LegalDocumentId[];
