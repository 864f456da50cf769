/**
 * [Note: The life of a vault item]
 * The page seals; these calls keep what is sealed, count it, and see that versions only rise. An item is written as
 * version 1 and each change as the next. Into the trash goes version n + 1, together with a tombstone n + 2 that the
 * server puts in its place when it erases it; out of the trash comes n + 3. Whoever opens the item later can so tell an
 * older answer from a newer one (`shared/vault`).
 *
 * Every call is safe to repeat: what stands already under the same version and nonce is answered as done.
 */
import { z } from 'zod';
import { vaultKindSchema } from '../domain/vault.ts';
import { refusalCodeSchema } from '../errors/functions.ts';
import { MEDIA_FILE_LIMIT_BYTES } from '../limits.ts';
import { bytesSchema, toBase64Url } from '../vault/encoding.ts';
import { vaultFileIdSchema, vaultIdSchema, vaultItemIdSchema } from '../vault/ids.ts';
import { storedKeyBoxSchema, storedSealedSchema, storedWrappedKeySchema } from '../vault/stored.ts';
import { defineCallable } from './contract.ts';
import { distinct, distinctBy } from './lists.ts';

/** Most items or files in one call. */
export const VAULT_BATCH_LIMIT = 50;
/** Characters of sealed text in one call: with the rest of it below the 1 MiB that a call may have. */
export const VAULT_BATCH_TEXT = 900_000;

/** Characters; that of our pages has 363. */
const TOMBSTONE_LIMIT = 1_000;

const version = z.int().positive().max(2_147_483_647);
const refused = z.object({
  outcome: z.literal('refused'),
  /** Of a refusal that is newer than the page. */
  code: refusalCodeSchema.catch('not-available'),
});
const itemOutcome = z.discriminatedUnion('outcome', [
  z.object({ itemId: vaultItemIdSchema, outcome: z.literal('saved'), version }),
  /** Another version stands there: it is read, and what both say is kept. `version` is the one that stands. */
  z.object({ itemId: vaultItemIdSchema, outcome: z.literal('conflict'), version }),
  refused.extend({ itemId: vaultItemIdSchema }),
]);
const itemOutcomes = z.object({ items: z.array(itemOutcome) });

function withinOneWrite<
  Schema extends z.ZodType<readonly { readonly sealed: { readonly ciphertext: string } }[]>,
>(items: Schema) {
  return items.refine(
    (list) => list.reduce((sum, { sealed }) => sum + sealed.ciphertext.length, 0) <= VAULT_BATCH_TEXT,
    'is more text than one call takes',
  );
}

const hashSized = bytesSchema(32).transform(toBase64Url);

/** Sets up a vault. Refused with `conflict` while the person has another one in use. */
export const vaultCreate = defineCallable({
  name: 'vault-create',
  input: z.object({
    keys: storedKeyBoxSchema.refine(({ generation }) => generation === 1, 'is not the first of its vault'),
    /** What a later `vault-noteOpened` is held to. See [Note: The proof of an opening]. */
    openingProofHash: hashSized.optional(),
  }),
  output: z.object({}),
});

/**
 * Puts another key box in the place of the one of `keys.generation - 1`: another phrase, recovery key or device. Needs a
 * recent sign-in; the owner is told by mail, and the former box is kept until 30 days after a later one was opened. Refused with `conflict` when the box
 * was changed in the meantime, or does not hold the same vault key.
 */
export const vaultReplaceKeys = defineCallable({
  name: 'vault-replaceKeys',
  input: z.object({ keys: storedKeyBoxSchema }),
  output: z.object({}),
});

/**
 * Says that the owner opened the vault with the box of `generation`: those before it go 30 days later, unless they went
 * before. Another box that stands by now is not meant, and nothing is done then; nor without the proof.
 */
export const vaultNoteOpened = defineCallable({
  name: 'vault-noteOpened',
  input: z.object({ vaultId: vaultIdSchema, generation: version, openingProof: hashSized.optional() }),
  output: z.object({}),
});

/** Takes a vault out of use: it is erased in 30 days, and may come back until then. Needs a recent sign-in. */
export const vaultDiscard = defineCallable({
  name: 'vault-discard',
  input: z.object({ vaultId: vaultIdSchema }),
  /** In milliseconds. */
  output: z.object({ erasureDueAt: z.number() }),
});

/** Takes a discarded vault into use again. Refused with `conflict` while another one is. */
export const vaultBringBack = defineCallable({
  name: 'vault-bringBack',
  input: z.object({ vaultId: vaultIdSchema }),
  output: z.object({}),
});

const savedItemSchema = z.object({
  itemId: vaultItemIdSchema,
  kind: vaultKindSchema,
  /** The version this one follows; 0 for a new item. */
  basedOn: z.int().min(0).max(2_147_483_646),
  key: storedWrappedKeySchema,
  sealed: storedSealedSchema,
  /** Files of the item: whole already, and kept as long as one of its versions names them. */
  fileIds: distinct(vaultFileIdSchema, 200).default([]),
});

/** Each item is answered for itself, in order. */
export const vaultSaveItems = defineCallable({
  name: 'vault-saveItems',
  input: z.object({
    vaultId: vaultIdSchema,
    items: withinOneWrite(distinctBy(savedItemSchema, 'itemId', VAULT_BATCH_LIMIT).min(1)),
  }),
  output: itemOutcomes,
});

const trashedItemSchema = z.object({
  itemId: vaultItemIdSchema,
  basedOn: version,
  sealed: storedSealedSchema,
  /** Sealed as version `basedOn + 2`: one word, which is why it counts as nothing. */
  tombstone: storedSealedSchema.refine(
    ({ ciphertext }) => ciphertext.length <= TOMBSTONE_LIMIT,
    'is longer than a tombstone is',
  ),
});

/** Into the trash for 30 days, as version `basedOn + 1`. What is there still counts. */
export const vaultTrash = defineCallable({
  name: 'vault-trash',
  input: z.object({
    vaultId: vaultIdSchema,
    items: withinOneWrite(distinctBy(trashedItemSchema, 'itemId', VAULT_BATCH_LIMIT).min(1)),
  }),
  output: itemOutcomes,
});

const restoredItemSchema = trashedItemSchema.omit({ tombstone: true });

/** Back among the others, as version `basedOn + 2`: past the tombstone. */
export const vaultRestore = defineCallable({
  name: 'vault-restore',
  input: z.object({
    vaultId: vaultIdSchema,
    items: withinOneWrite(distinctBy(restoredItemSchema, 'itemId', VAULT_BATCH_LIMIT).min(1)),
  }),
  output: itemOutcomes,
});

/** `version` is the one that its owner saw in the trash: what was written since is not erased with it. */
const erasedItemSchema = z.object({ itemId: vaultItemIdSchema, version });

/** Removes what is in the trash for good, with its versions and files: its tombstone stays. */
export const vaultErase = defineCallable({
  name: 'vault-erase',
  input: z.object({
    vaultId: vaultIdSchema,
    items: distinctBy(erasedItemSchema, 'itemId', VAULT_BATCH_LIMIT).min(1),
  }),
  output: z.object({
    /** Those of which another version stands, in the trash or out of it. */
    left: z.array(vaultItemIdSchema),
  }),
});

const reservedFileSchema = z.object({
  fileId: vaultFileIdSchema,
  itemId: vaultItemIdSchema,
  /** Of the sealed bytes: 16 for each chunk more than the file. */
  byteCount: z
    .int()
    .positive()
    .max(MEDIA_FILE_LIMIT_BYTES + 1_048_576),
  /** Of the sealed bytes, base64. */
  crc32c: z.base64().length(8),
});

const fileOutcome = z.discriminatedUnion('outcome', [
  z.object({ fileId: vaultFileIdSchema, outcome: z.literal('done') }),
  refused.extend({ fileId: vaultFileIdSchema }),
]);

/** Promises room for sealed files; each is then sent to `users/{uid}/vault/{fileId}`, within a day. */
export const vaultReserveFiles = defineCallable({
  name: 'vault-reserveFiles',
  input: z.object({
    vaultId: vaultIdSchema,
    files: distinctBy(reservedFileSchema, 'fileId', VAULT_BATCH_LIMIT).min(1),
  }),
  output: z.object({ files: z.array(fileOutcome), storageUsed: z.number(), storageLimit: z.number() }),
});

/** Keeps reservations for another day while their upload goes on. */
export const vaultExtendFiles = defineCallable({
  name: 'vault-extendFiles',
  input: z.object({ fileIds: distinct(vaultFileIdSchema, VAULT_BATCH_LIMIT).min(1) }),
  output: z.object({}),
});

/** Compares what is stored with its reservation. What no item names within a day is given up. */
export const vaultCommitFiles = defineCallable({
  name: 'vault-commitFiles',
  input: z.object({ fileIds: distinct(vaultFileIdSchema, VAULT_BATCH_LIMIT).min(1) }),
  output: z.object({ files: z.array(fileOutcome) }),
});

/** Gives the bytes of cancelled uploads back. */
export const vaultAbandonFiles = defineCallable({
  name: 'vault-abandonFiles',
  input: z.object({ fileIds: distinct(vaultFileIdSchema, VAULT_BATCH_LIMIT).min(1) }),
  output: z.object({}),
});
