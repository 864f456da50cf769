import { z } from 'zod';

/** The one document of its collection. */
export const PERSON_KEYS = 'own';

/** Document `users/{uid}/personKeys/own`: a person's key pair, whose private half opens with what only they know. */
export const personKeysDocumentSchema = z.object({
  publicKey: z.string(),
  /** In JSON, as the person's browser made it. */
  box: z.string(),
  /** Grows with each change of the box. */
  revision: z.int().positive(),
  /** Grows with each new pair. */
  generation: z.int().positive(),
  updatedAt: z.date(),
});
export type PersonKeysDocument = z.infer<typeof personKeysDocumentSchema>;
