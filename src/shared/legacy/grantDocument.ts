/** What is kept of a beneficiary's lock: sealed by the owner, and opened by nobody who has only this. */
import { z } from 'zod';
import { userIdSchema } from '../domain/ids.ts';
import { beneficiaryIdSchema, trustedContactIdSchema } from '../lifeVerification/people.ts';
import { vaultItemIdSchema } from '../vault/ids.ts';

/** Whose keys a grant is sealed to, and of which generation. */
export const sealedToSchema = z.object({
  /** Null for somebody without an account: their part is on paper. */
  beneficiary: z.object({ generation: z.int().positive() }).nullable(),
  contacts: z.array(z.object({ contactId: trustedContactIdSchema, generation: z.int().positive() })),
});
export type SealedTo = z.infer<typeof sealedToSchema>;

/** Document `users/{uid}/grants/{beneficiaryId}`. */
export const grantDocumentSchema = z.object({
  ownerId: userIdSchema,
  beneficiaryId: beneficiaryIdSchema,
  number: z.int().positive(),
  /** Canonical JSON with its signature. */
  grant: z.string(),
  sealedTo: sealedToSchema,
  /** Part B, where there are fewer than two contacts: the server can give it by itself. */
  timeLockPart: z.string().nullable(),
  /** Keys of vault items that are wrapped under it. */
  itemCount: z.int().min(0),
  savedAt: z.date(),
});
export type GrantDocument = z.infer<typeof grantDocumentSchema>;

/** Document `users/{uid}/grantedItems/{beneficiaryId}.{number}.{vaultItemId}`. One of another number than the grant's is void. */
export const grantedItemSchema = z.object({
  beneficiaryId: beneficiaryIdSchema,
  number: z.int().positive(),
  vaultItemId: vaultItemIdSchema,
  /** The item's key under the release key. */
  wrapped: z.string(),
});
export type GrantedItem = z.infer<typeof grantedItemSchema>;
