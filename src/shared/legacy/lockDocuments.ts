/**
 * What an owner keeps for making locks, below `users/{uid}`: sealed in their browser under the vault, and opened by nobody
 * who has only this (docs/legacy-format.md).
 */
import { z } from 'zod';
import { beneficiaryIdSchema } from '../lifeVerification/people.ts';
import { vaultIdSchema } from '../vault/ids.ts';
import { contentIdSchema } from './keys/contents.ts';

/** Document `ownerKeys/{vaultId}`: what grants are signed with, and whom the owner has seen. It opens with that vault. */
export const ownerKeysDocumentSchema = z.object({
  vaultId: vaultIdSchema,
  /** 65 bytes of a P-256 key, in base64url: the same that stands in the box. */
  signingPublicKey: z.string(),
  /** In JSON. */
  box: z.string(),
  /** In JSON. They stand from the first moment on: a server that answers none has lost or hidden them. */
  pins: z.string(),
  pinsRevision: z.int().positive(),
  createdAt: z.date(),
});
export type OwnerKeysDocument = z.infer<typeof ownerKeysDocumentSchema>;

/**
 * Document `releaseCopies/{beneficiaryId}.{number}`: the owner's own copy of a release key. Those of former numbers stay,
 * because letters are sealed anew with them.
 */
export const releaseCopyDocumentSchema = z.object({
  beneficiaryId: beneficiaryIdSchema,
  number: z.int().positive(),
  vaultId: vaultIdSchema,
  /** In JSON. */
  copy: z.string(),
});
export type ReleaseCopyDocument = z.infer<typeof releaseCopyDocumentSchema>;

/** Document `revocations/{beneficiaryId}`: the owner's signed word that no lock up to `number` holds any more. */
export const revocationDocumentSchema = z.object({
  beneficiaryId: beneficiaryIdSchema,
  number: z.int().positive(),
  /** In JSON, with its signature. */
  revocation: z.string(),
});
export type RevocationDocument = z.infer<typeof revocationDocumentSchema>;

/** Letters for one person. */
export const SEALED_LETTER_LIMIT = 20;

/**
 * Document `releaseContents/{beneficiaryId}.{contentId}`: a letter that only its beneficiary can open. One of another number
 * than the lock's is given to nobody until its owner sealed it anew.
 */
export const releaseContentDocumentSchema = z.object({
  beneficiaryId: beneficiaryIdSchema,
  number: z.int().positive(),
  contentId: contentIdSchema,
  version: z.int().positive(),
  /** In JSON. */
  sealed: z.string(),
  savedAt: z.date(),
});
export type ReleaseContentDocument = z.infer<typeof releaseContentDocumentSchema>;
