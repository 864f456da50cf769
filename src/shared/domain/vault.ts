/**
 * The vault's documents as they are stored: what the server holds and cannot open. What the sealed parts are made of is
 * `shared/vault`.
 */
import { z } from 'zod';
import { vaultFileIdSchema, vaultIdSchema, vaultItemIdSchema } from '../vault/ids.ts';
import { sealedItemSchema } from '../vault/sealedItem.ts';
import { storedKeyBoxSchema, storedSealedSchema, storedWrappedKeySchema } from '../vault/stored.ts';

/** Versions that are kept behind the one that stands. */
export const VAULT_VERSION_LIMIT = 20;

/** The server knows a kind by its word alone: pages newer than it may have more of them. */
export const vaultKindSchema = sealedItemSchema.shape.kind;

/** `users/{uid}/vaults/{vaultId}`. The vault in use is the one that has no day of erasure. */
export const vaultDocumentSchema = z.object({
  ownerId: z.string(),
  keys: storedKeyBoxSchema,
  /** When everything in it goes; null while it is in use. Milliseconds. */
  erasureDueAt: z.number().nullable(),
  /** Of the newest key box that its owner opened the vault with, as their device proved; 0 before it did. */
  openedGeneration: z.number().default(0),
  /** Of what only who opened the vault can show; null where none was given: no box of before is let go of then. */
  openingProofHash: z.string().nullable().default(null),
});

const versionFacts = {
  version: z.int().positive(),
  sealed: storedSealedSchema,
  /** What the sealed part weighs. */
  byteCount: z.int().nonnegative(),
  fileIds: z.array(vaultFileIdSchema),
};

/** `users/{uid}/vaultItems/{itemId}`. */
export const vaultItemDocumentSchema = z.object({
  ownerId: z.string(),
  vaultId: vaultIdSchema,
  kind: vaultKindSchema,
  key: storedWrappedKeySchema,
  ...versionFacts,
  state: z.enum(['kept', 'trashed', 'erased']),
  /** What takes the item's place when it is erased, sealed in advance by its owner. Only of what is in the trash. */
  tombstone: storedSealedSchema.nullable(),
  /** Earlier versions that are kept, oldest first: `versions/{version}` below the item. */
  history: z.array(
    z.object({ version: z.int().positive(), byteCount: z.int(), fileIds: z.array(vaultFileIdSchema) }),
  ),
});
export type VaultItemDocument = z.output<typeof vaultItemDocumentSchema>;

/** `users/{uid}/vaultFiles/{fileId}`: sealed bytes, at `users/{uid}/vault/{fileId}` in the bucket. */
export const vaultFileDocumentSchema = z.object({
  ownerId: z.string(),
  vaultId: vaultIdSchema,
  itemId: vaultItemIdSchema,
  /** `ready` is whole and waits for its item to name it; `discarded` waits for its bytes to go. */
  state: z.enum(['reserved', 'ready', 'attached', 'discarded']),
  byteCount: z.int().positive(),
  /** Base64, of the sealed bytes. */
  crc32c: z.string(),
});
export type VaultFileDocument = z.output<typeof vaultFileDocumentSchema>;
