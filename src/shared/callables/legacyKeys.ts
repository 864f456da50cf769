/**
 * A person's own key pair, and what an owner locked for a beneficiary with it. The server keeps both and can open neither
 * (`shared/legacy/keys`, docs/legacy-format.md).
 */
import { z } from 'zod';
import { userIdSchema } from '../domain/ids.ts';
import { LAST_REVISION } from '../legacy/person.ts';
import { beneficiaryIdSchema, trustedContactIdSchema } from '../lifeVerification/people.ts';
import { vaultIdSchema, vaultItemIdSchema } from '../vault/ids.ts';
import { defineCallable } from './contract.ts';
import { distinctBy } from './lists.ts';

/** Checked in full by whoever opens it; the server holds it to its size. */
const sealedDocument = z.string().max(20_000);

/** 65 bytes of a P-256 key, in base64url. */
const publicKey = z.string().regex(/^[A-Za-z0-9_-]{80,400}$/, 'is no public key');

/** Sets up the caller's key pair. Refused with `conflict` while there is another. Safe to repeat. */
export const personKeysCreate = defineCallable({
  name: 'personKeys-create',
  input: z.object({ publicKey, box: sealedDocument }),
  output: z.object({}),
});

/**
 * Another passphrase or recovery code for the same pair. Needs a recent sign-in. `basedOn` is the box's revision; refused with
 * `conflict` when it is another one by now. Safe to repeat.
 */
export const personKeysReplaceBox = defineCallable({
  name: 'personKeys-replaceBox',
  input: z.object({ basedOn: z.int().positive().max(LAST_REVISION), box: sealedDocument }),
  output: z.object({ revision: z.int().positive().max(LAST_REVISION) }),
});

/**
 * Another pair, for who lost passphrase and code. Everything that was locked with the former one is broken: each owner is told
 * and repairs it. Needs a recent sign-in. Safe to repeat.
 */
export const personKeysReset = defineCallable({
  name: 'personKeys-reset',
  input: z.object({ publicKey, box: sealedDocument }),
  output: z.object({}),
});

const wrappedItem = z.object({
  vaultItemId: vaultItemIdSchema,
  /** The item's key under the release key, in JSON. */
  wrapped: z.string().max(1_000),
});
export const GRANTED_ITEMS_BATCH = 500;

/** The owner's word, in JSON with its signature, that no lock up to `number` holds any more. */
export const signedRevocationSchema = z.object({
  number: z.int().positive().max(LAST_REVISION),
  revocation: z.string().max(2_000),
});

/**
 * Keeps the lock of one beneficiary: the signed grant, with part A sealed to them and a share sealed to each contact. A later
 * `number` replaces an earlier one and takes the items that were wrapped under it along. Refused with `conflict` for an earlier
 * number, for another grant under the same one, for a revoked one, and when it is not sealed to the keys as they are pinned now. Safe
 * to repeat.
 */
export const grantsSave = defineCallable({
  name: 'grants-save',
  input: z.object({
    beneficiaryId: beneficiaryIdSchema,
    number: z.int().positive().max(LAST_REVISION),
    /** Canonical JSON with its signature. */
    grant: z.string().max(60_000),
    /** Whose keys it is sealed to, and of which generation: the server notices by it that it was broken. */
    sealedTo: z.object({
      beneficiary: z.object({ generation: z.int().positive().max(LAST_REVISION) }).nullable(),
      contacts: distinctBy(
        z.object({ contactId: trustedContactIdSchema, generation: z.int().positive().max(LAST_REVISION) }),
        'contactId',
        10,
      ),
    }),
    /** With fewer than two shares the server holds part B, labelled "time lock only"; with two or more it must not. */
    timeLockPart: z.string().max(1_000).nullable(),
    items: distinctBy(wrappedItem, 'vaultItemId', GRANTED_ITEMS_BATCH),
    /** The owner's copy of the release key, in JSON, and the vault that it opens with. Without it nothing is added later. */
    copy: z
      .object({ vaultId: vaultIdSchema, copy: z.string().max(2_000) })
      .nullable()
      .default(null),
    /** Of what this one takes the place of. */
    revocation: signedRevocationSchema.nullable().default(null),
  }),
  output: z.object({}),
});

/**
 * More items under the same grant, or others under it: those named are added, `dropped` go. Refused with `conflict` for another
 * number than the grant's. Safe to repeat.
 */
export const grantsChangeItems = defineCallable({
  name: 'grants-changeItems',
  input: z.object({
    beneficiaryId: beneficiaryIdSchema,
    number: z.int().positive().max(LAST_REVISION),
    items: distinctBy(wrappedItem, 'vaultItemId', GRANTED_ITEMS_BATCH),
    dropped: z.array(vaultItemIdSchema).max(GRANTED_ITEMS_BATCH),
  }),
  output: z.object({}),
});

/**
 * The locks that a trusted contact has a share of, for as long as they are asked whether the owner lives: they open their share
 * in their browser, and reseal it (`lifeVerification-vote`). Refused with `contact-not-found` for whoever is not that contact,
 * or is not asked.
 */
export const grantsReadForContact = defineCallable({
  name: 'grants-readForContact',
  input: z.object({ ownerId: userIdSchema, contactId: trustedContactIdSchema }),
  output: z.object({
    grants: z.array(
      z.object({
        beneficiaryId: beneficiaryIdSchema,
        grant: z.string(),
        /** The owner's signed word on former ones, in JSON: whoever saw it refuses them from then on. */
        revocation: z.string().nullable(),
      }),
    ),
  }),
});
