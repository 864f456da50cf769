/**
 * A printed claim kit, from its printing to the account that it is tied to ([Note: Claiming with a kit] in
 * `shared/legacy/keys/claimProof.ts`; docs/legacy-format.md). Part A, which is printed, reaches the server in none of them.
 *
 * Before anything was given to its beneficiary, a kit is answered like one that nobody printed: whether a paper is of anybody
 * cannot be found out with it.
 */
import { z } from 'zod';
import { userIdSchema } from '../domain/ids.ts';
import { beneficiaryIdSchema } from '../lifeVerification/people.ts';
import { defineCallable } from './contract.ts';

/** 32 bytes, base64url. */
const hash = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
/** 65 bytes, base64url. */
const publicKey = z.string().regex(/^[A-Za-z0-9_-]{87}$/);

/**
 * By the owner, before a kit is printed: it takes the place of the beneficiary's former one, which opens nothing from then on.
 * Safe to repeat.
 */
export const claimKitsKeep = defineCallable({
  name: 'claimKits-keep',
  input: z.object({
    beneficiaryId: beneficiaryIdSchema,
    locator: hash,
    publicKey,
  }),
  /** Of the page that the paper is brought to: it is printed on it. */
  output: z.object({ pageAddress: z.string() }),
});

/** By the owner: a paper that was lost or seen by others leads nowhere any more. Safe to repeat. */
export const claimKitsRevoke = defineCallable({
  name: 'claimKits-revoke',
  input: z.object({ beneficiaryId: beneficiaryIdSchema }),
  output: z.object({}),
});

/** What the page shows before anybody signs in. */
export const claimKitsLook = defineCallable({
  name: 'claimKits-look',
  input: z.object({ locator: hash }),
  output: z.discriminatedUnion('is', [
    z.object({
      is: z.literal('open'),
      ownerName: z.string(),
      personName: z.string(),
      /** Somebody has received it already: only their account is let in again. */
      isClaimed: z.boolean(),
    }),
    /** Of nobody, withdrawn, replaced, or before its time. */
    z.object({ is: z.literal('nothing-yet') }),
  ]),
});

/** Of ECMAScript's clock, in milliseconds. */
const LATEST_INSTANT = 8_640_000_000_000_000;

const occasion = {
  nonce: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  /** In milliseconds. */
  expiresAt: z.int().positive().max(LATEST_INSTANT),
};

/**
 * Asks for a proof, by the account that is to receive. Refused with `not-found` where `claimKits-look` says nothing, and with
 * `conflict`, whose details say the `reason`: `own-kit`, `named-already`, or `claimed-already` by another account.
 */
export const claimKitsChallenge = defineCallable({
  name: 'claimKits-challenge',
  input: z.object({ locator: hash }),
  output: z.object({
    ownerId: userIdSchema,
    beneficiaryId: beneficiaryIdSchema,
    ...occasion,
    /** A secret, sealed to the kit's public key for this account. */
    sealed: z.object({ enc: z.string(), ciphertext: z.string() }),
  }),
});

/**
 * Proves possession of the kit and ties the account to its beneficiary. Refused as `claimKits-challenge` is, and with
 * `not-found` for a wrong or late answer. Safe to repeat.
 */
export const claimKitsClaim = defineCallable({
  name: 'claimKits-claim',
  input: z.object({ locator: hash, ...occasion, answer: hash }),
  output: z.object({ ownerId: userIdSchema, beneficiaryId: beneficiaryIdSchema }),
});
