/**
 * What an owner's browser keeps with the server for making locks: sealed under their vault, so that each of their devices
 * finds it and the server opens none of it (`shared/legacy/lockDocuments.ts`). The locks themselves are in `legacyKeys.ts`.
 */
import { z } from 'zod';
import { contentIdSchema } from '../legacy/keys/contents.ts';
import { SEALED_LETTER_LIMIT } from '../legacy/lockDocuments.ts';
import { LAST_REVISION } from '../legacy/person.ts';
import { beneficiaryIdSchema } from '../lifeVerification/people.ts';
import { vaultIdSchema } from '../vault/ids.ts';
import { defineCallable } from './contract.ts';
import { signedRevocationSchema } from './legacyKeys.ts';
import { distinct, distinctBy } from './lists.ts';

const revision = z.int().positive().max(LAST_REVISION);

/** Characters of some thousands of keys; beside the box, less than a document holds. */
const pins = z.string().max(700_000);

/**
 * Sets up what the owner signs with, for the vault in use, with the first pins. Whoever has accepted, or accepts later, is told
 * the public half. Refused with `vault-not-found` for another vault, and with `conflict` while that vault has another box. Safe
 * to repeat.
 */
export const ownerKeysCreate = defineCallable({
  name: 'ownerKeys-create',
  input: z.object({
    vaultId: vaultIdSchema,
    /** 65 bytes in base64url, the same that stands in the box. */
    signingPublicKey: z.string().regex(/^[A-Za-z0-9_-]{87}$/, 'is no public key'),
    box: z.string().max(5_000),
    pins,
  }),
  output: z.object({}),
});

/**
 * What the owner has seen of others, sealed. `basedOn` is the revision that was changed: refused with `conflict` when it is
 * another one by now, so that no device forgets what another saw. Safe to repeat.
 */
export const ownerKeysSavePins = defineCallable({
  name: 'ownerKeys-savePins',
  input: z.object({ vaultId: vaultIdSchema, basedOn: revision, pins }),
  output: z.object({ revision }),
});

/**
 * The owner's signed word that no lock up to `number` holds any more: one that stands goes, with what was wrapped under it, and
 * none under such a number is kept again. Also for somebody who was taken off. An earlier word changes nothing. Safe to repeat.
 */
export const grantsRevoke = defineCallable({
  name: 'grants-revoke',
  input: signedRevocationSchema.extend({ beneficiaryId: beneficiaryIdSchema }),
  output: z.object({}),
});

export const SEALED_LETTERS_BATCH = 5;
/** Characters of a sealed letter: 100,000 bytes, filled up, in base64url, with what stands around them. */
const SEALED_LETTER_CHARACTERS = 140_000;

/**
 * Letters for one person, sealed under the lock of that `number`; `dropped` go. Refused with `conflict` when the lock is another
 * one by now, or a letter was saved in the meantime in the same or a later version, and with `invalid-input` past
 * SEALED_LETTER_LIMIT. Safe to repeat.
 */
export const grantsSaveLetters = defineCallable({
  name: 'grants-saveLetters',
  input: z.object({
    beneficiaryId: beneficiaryIdSchema,
    number: revision,
    letters: distinctBy(
      z.object({
        contentId: contentIdSchema,
        version: revision,
        /** In JSON. */
        sealed: z.string().max(SEALED_LETTER_CHARACTERS),
      }),
      'contentId',
      SEALED_LETTERS_BATCH,
    ),
    dropped: distinct(contentIdSchema, SEALED_LETTER_LIMIT),
  }),
  output: z.object({}),
});
