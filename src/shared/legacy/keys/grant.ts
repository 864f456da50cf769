/**
 * [Note: The grant]
 * What an owner signs for one beneficiary: who can open, with whose help, and the sealed parts. It does not say what is
 * received: things are wrapped one by one under the release key, and change without it. Everybody who takes part checks the
 * signature against the owner's key that they pinned when they accepted, and refuses a number lower than they have seen.
 */
import { z } from 'zod';
import { trustedContactIdSchema } from '../../lifeVerification/people.ts';
import { KEY_LENGTH } from '../../vault/sealing.ts';
import { hashSchema, wrappedSchema } from './bytes.ts';
import { sealedToKeySchema } from './hpke.ts';
import { publicKeySchema } from './publicKeys.ts';
import { grantIdentityShape } from './releaseKey.ts';
import { signatureSchema } from './signatures.ts';

/** 32 bytes of values, and one that says at which place of the curve. */
export const SHARE_LENGTH = KEY_LENGTH + 1;
export const CONTACT_LIMIT = 20;
/** Fewer are no quorum. */
export const LEAST_NEEDED = 2;

const shareSchema = z.strictObject({
  contactId: trustedContactIdSchema,
  /** Of the contact's public key. */
  fingerprint: hashSchema,
  commitment: hashSchema,
  sealed: sealedToKeySchema(SHARE_LENGTH),
});

const sharesSchema = z
  .strictObject({
    kind: z.literal('shares'),
    /** How many of the shares give part B. */
    needed: z.int().min(LEAST_NEEDED).max(CONTACT_LIMIT),
    commitment: hashSchema,
    shares: z.array(shareSchema).min(LEAST_NEEDED).max(CONTACT_LIMIT),
  })
  .refine(({ needed, shares }) => needed <= shares.length, 'needs more shares than there are')
  .refine(
    ({ shares }) => new Set(shares.map(({ contactId }) => contactId)).size === shares.length,
    'has two shares for one contact',
  );
export type SharedPartB = z.output<typeof sharesSchema>;

/** Part B stands with the server, which can give it to the beneficiary whenever it wants. */
const timeLockSchema = z.strictObject({ kind: z.literal('time-lock-only'), commitment: hashSchema });

const partASchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('account'),
    publicKey: publicKeySchema,
    commitment: hashSchema,
    sealed: sealedToKeySchema(KEY_LENGTH),
  }),
  /** Part A is on paper, and the public key comes from it. */
  z.strictObject({
    kind: z.literal('kit'),
    publicKey: publicKeySchema,
    commitment: hashSchema,
  }),
]);

/** No member may be added within a format: what is signed is what is understood. */
export const grantSchema = z.strictObject({
  format: z.literal(1),
  ...grantIdentityShape,
  madeAt: z.iso.datetime().max(40),
  /** The release key, locked by both parts. */
  releaseKey: wrappedSchema,
  /** The release key's fingerprint. */
  check: hashSchema,
  partA: partASchema,
  partB: z.discriminatedUnion('kind', [sharesSchema, timeLockSchema]),
});
export type Grant = z.output<typeof grantSchema>;
export type GrantText = z.input<typeof grantSchema>;

export const signedGrantSchema = z.object({
  format: z.literal(1),
  grant: grantSchema,
  signature: signatureSchema,
});
export type SignedGrantText = z.input<typeof signedGrantSchema>;

/** What the server holds, and withholds until the veto period has ended, where there are no shares. */
export const heldPartBSchema = z.object({
  format: z.literal(1),
  ...grantIdentityShape,
  partB: hashSchema,
});
export type HeldPartBText = z.input<typeof heldPartBSchema>;
