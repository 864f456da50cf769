/** What a beneficiary reads of what they received. Albums and their items are opened by the rules (`shared/legacy/received.ts`). */
import { z } from 'zod';

import { userIdSchema } from '../domain/ids.ts';
import { vaultKindSchema } from '../domain/vault.ts';
import { beneficiaryIdSchema } from '../lifeVerification/people.ts';
import { vaultFileIdSchema, vaultItemIdSchema } from '../vault/ids.ts';
import { storedSealedSchema } from '../vault/stored.ts';
import { defineCallable } from './contract.ts';

/** Sealed items in one answer. */
export const RECEIVED_ITEMS_PAGE = 50;

/**
 * The vault's part, once its stage was given: the grant, the shares that contacts sealed anew, and the items with their wrapped
 * keys, in pages. Refused with `not-found` before.
 */
export const releasesReadVault = defineCallable({
  name: 'releases-readVault',
  input: z.object({ ownerId: userIdSchema, after: z.string().max(128).default('') }),
  output: z.object({
    vaultId: z.string(),
    grant: z.string(),
    shares: z.array(z.object({ contactId: z.string(), sealed: z.string() })),
    timeLockPart: z.string().nullable(),
    items: z.array(
      z.object({
        vaultItemId: vaultItemIdSchema,
        /** The item's key under the release key. */
        wrapped: z.string(),
        kind: vaultKindSchema,
        version: z.int().positive(),
        sealed: storedSealedSchema,
        fileIds: z.array(vaultFileIdSchema),
      }),
    ),
    /** Empty after the last page. */
    next: z.string(),
  }),
});

/** A short-lived link to the sealed bytes of a file of a received item. */
export const releasesLinkFile = defineCallable({
  name: 'releases-linkFile',
  input: z.object({ ownerId: userIdSchema, fileId: vaultFileIdSchema }),
  output: z.object({ address: z.string(), byteCount: z.number() }),
});

/** For the owner: what this person would find on the day, as the release would write it now. */
export const releasesPreview = defineCallable({
  name: 'releases-preview',
  input: z.object({ beneficiaryId: beneficiaryIdSchema }),
  output: z.object({
    received: z.unknown(),
    vaultItemCount: z.int().min(0),
    isGrantBroken: z.boolean(),
    isTimeLockOnly: z.boolean(),
  }),
});
