/**
 * `vault.json` of an export. Each item is parsed by itself, so that a damaged one takes no other with it; a sealed list of
 * contents tells what is missing.
 */
import { z } from 'zod';
import { userIdSchema } from '../domain/ids.ts';
import { label, type VaultIdentity } from './derivation.ts';
import { type Bytes, fields, readJson, utf8 } from './encoding.ts';
import { type VaultFileId, type VaultItemId, vaultFileIdSchema } from './ids.ts';
import type { KeyBoxText } from './keyBox.ts';
import type { OpenVault } from './openKeyBox.ts';
import { fail, parsePart, type Result } from './problems.ts';
import { type Randomness, systemRandomness } from './randomness.ts';
import { markOf, type SealedItemText } from './sealedItem.ts';
import { openBytes, sealBytes, sealedListSchema, sealedText } from './sealing.ts';
import { compareItems, type ItemFinding, type SeenItem, seenItemSchema } from './seen.ts';

const archivedFileSchema = z.object({
  fileId: vaultFileIdSchema,
  /** Of what is stored, as are the hex SHA-256. */
  byteCount: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type ArchivedFile = z.infer<typeof archivedFileSchema>;

export const archiveSchema = z.object({
  format: z.literal('amaranth-vault'),
  version: z.literal(1),
  exportedAt: z.iso.datetime(),
  ownerId: userIdSchema,
  /** The key box. */
  keys: z.unknown(),
  /** Sealed items, each with the server's dates and its earlier versions. */
  items: z.array(z.unknown()),
  files: z.array(z.unknown()),
  contents: sealedListSchema,
});
export type Archive = z.infer<typeof archiveSchema>;

/** One item of the archive: the head as the server has it, and the versions that it replaced. */
export interface ArchivedItem extends SealedItemText {
  readonly state: SeenItem['state'];
  readonly trashedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly fileIds: readonly string[];
  readonly versions: readonly SealedItemText[];
}

const contentsSchema = z.object({ items: z.array(seenItemSchema), files: z.array(archivedFileSchema) });
export type ArchiveContents = z.infer<typeof contentsSchema>;

function additionalData({ ownerId, vaultId }: VaultIdentity, exportedAt: string): Bytes {
  return fields(label('archive'), ownerId, vaultId, exportedAt);
}

export interface ArchiveToWrite {
  readonly exportedAt: string;
  readonly keys: KeyBoxText;
  readonly items: readonly ArchivedItem[];
  readonly files: readonly ArchivedFile[];
}

/** What `vault.json` is to hold. The vault must be open: the list of contents is sealed with its key. */
export async function writeArchive(
  vault: OpenVault,
  { exportedAt, keys, items, files }: ArchiveToWrite,
  randomness: Randomness = systemRandomness,
): Promise<z.input<typeof archiveSchema>> {
  const contents = {
    items: items.map((item) => ({
      itemId: item.itemId,
      version: item.version,
      mark: markOf(item),
      state: item.state,
    })),
    files,
  };
  const plaintext = utf8(JSON.stringify(contents));
  const sealed = await sealBytes(vault.archiveKey, plaintext, additionalData(vault, exportedAt), randomness);
  return {
    format: 'amaranth-vault',
    version: 1,
    exportedAt,
    ownerId: vault.ownerId,
    keys,
    items: [...items],
    files: [...files],
    contents: sealedText(sealed),
  };
}

export function readArchive(value: unknown): Result<Archive> {
  return parsePart('archive', archiveSchema, value, { field: 'version', newest: 1 });
}

/** What was in the archive when it was written. */
export async function openArchiveContents(
  vault: OpenVault,
  { exportedAt, contents }: Archive,
): Promise<Result<ArchiveContents>> {
  const plaintext = await openBytes(vault.archiveKey, contents, additionalData(vault, exportedAt));
  if (!plaintext) return fail({ is: 'altered', what: 'archive' });
  return parsePart('archive', contentsSchema, readJson(plaintext));
}

export type ArchiveFinding =
  | ItemFinding
  /** Not in the list: it was put in from another export. */
  | { readonly is: 'item-added'; readonly itemId: VaultItemId }
  | { readonly is: 'file-missing'; readonly fileId: VaultFileId };

/** What the archive has less, older or otherwise than when it was written. */
export function compareWithContents(
  contents: ArchiveContents,
  found: { readonly items: readonly SeenItem[]; readonly fileIds: readonly string[] },
): ArchiveFinding[] {
  const listed = new Set<string>(contents.items.map(({ itemId }) => itemId));
  const fileIds = new Set(found.fileIds);
  const added = found.items.filter(({ itemId }) => !listed.has(itemId));
  const missing = contents.files.filter(({ fileId }) => !fileIds.has(fileId));
  return [
    ...compareItems(contents.items, found.items),
    ...added.map(({ itemId }) => ({ is: 'item-added', itemId }) as const),
    ...missing.map(({ fileId }) => ({ is: 'file-missing', fileId }) as const),
  ];
}
