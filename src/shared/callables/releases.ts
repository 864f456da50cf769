/** What a beneficiary reads of what they received. Albums and their items are opened by the rules (`shared/legacy/received.ts`). */
import { z } from 'zod';

import { mediaItemIdSchema, userIdSchema } from '../domain/ids.ts';
import { vaultKindSchema } from '../domain/vault.ts';
import { contentIdSchema } from '../legacy/keys/contents.ts';
import { receivedSchema } from '../legacy/received.ts';
import { wishSchema } from '../legacy/wish.ts';
import { beneficiaryIdSchema } from '../lifeVerification/people.ts';
import { releaseStages } from '../lifeVerification/policy.ts';
import { vaultFileIdSchema, vaultIdSchema, vaultItemIdSchema } from '../vault/ids.ts';
import { storedSealedSchema } from '../vault/stored.ts';
import { defineCallable } from './contract.ts';

/** Sealed items in one answer, and characters of what is sealed in them: whichever comes first, and one item at least. */
export const RECEIVED_ITEMS_PAGE = 50;
export const RECEIVED_CHARACTERS_PAGE = 2_000_000;

/**
 * The vault's part, once its stage was given: the grant, the shares that contacts sealed anew, the letters that were sealed for
 * the caller (with the first page), and the items with their wrapped keys, in pages. Refused with `not-found` before, and where nothing of the vault was locked for the caller.
 */
export const releasesReadVault = defineCallable({
  name: 'releases-readVault',
  input: z.object({ ownerId: userIdSchema, after: z.string().max(128).default('') }),
  output: z.object({
    grant: z.string(),
    shares: z.array(z.object({ contactId: z.string(), sealed: z.string() })),
    timeLockPart: z.string().nullable(),
    /** Letters and messages under the release key; see `shared/legacy/keys/contents.ts`, and `sealedLetter.ts` for what is in them. */
    contents: z.array(
      z.object({
        contentId: contentIdSchema,
        version: z.int().positive(),
        /** In JSON. */
        sealed: z.string(),
      }),
    ),
    items: z.array(
      z.object({
        vaultId: vaultIdSchema,
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

const linked = z.object({
  address: z.string(),
  byteCount: z.number(),
  /** In milliseconds. */
  expiresAt: z.number(),
});

/** A short-lived link to the sealed bytes of a file of a received item. */
export const releasesLinkFile = defineCallable({
  name: 'releases-linkFile',
  input: z.object({ ownerId: userIdSchema, fileId: vaultFileIdSchema }),
  output: linked,
});

/** The same to the original of a received item, for players and savers that cannot send a token: `media-link` for others. */
export const releasesLinkItem = defineCallable({
  name: 'releases-linkItem',
  input: z.object({
    ownerId: userIdSchema,
    itemId: mediaItemIdSchema,
    asDownload: z.boolean().default(false),
  }),
  output: linked,
});

/** For the owner: what this person would find if everything were given today, as the release would write it now. */
export const releasesPreview = defineCallable({
  name: 'releases-preview',
  input: z.object({ beneficiaryId: beneficiaryIdSchema }),
  output: z.object({
    received: receivedSchema.extend({
      /** Days from the end of the veto. */
      stages: z.array(z.object({ stage: z.enum(releaseStages), afterDays: z.number().min(0) })),
    }),
    /** What waits for its day, the first to come first. */
    later: z.array(
      wishSchema.extend({
        /** In milliseconds; null while a birth date is missing. */
        comesAt: z.number().nullable(),
      }),
    ),
    /** Albums and items of theirs that are no longer there. */
    goneCount: z.int().min(0),
    /** Of those locked for them, what they could open today. */
    vaultItemIds: z.array(vaultItemIdSchema),
    isGrantBroken: z.boolean(),
    isTimeLockOnly: z.boolean(),
  }),
});
