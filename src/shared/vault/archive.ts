/**
 * `vault.json` of an export. Each item is parsed by itself, so that a damaged one takes no other with it; a sealed list of
 * contents (`archiveContents.ts`) tells what is missing.
 */
import { z } from 'zod';
import { userIdSchema } from '../domain/ids.ts';
import { type ArchiveContents, archiveContentsSchema } from './archiveContents.ts';
import { label, type VaultIdentity } from './derivation.ts';
import { type Bytes, fields, readJson, utf8 } from './encoding.ts';
import type { KeyBoxText } from './keyBox.ts';
import type { OpenVault } from './openKeyBox.ts';
import { fail, parsePart, type Result } from './problems.ts';
import { type Randomness, systemRandomness } from './randomness.ts';
import type { SealedItemText } from './sealedItem.ts';
import { openBytes, sealBytes, sealedListSchema, sealedText } from './sealing.ts';

export const archiveSchema = z.object({
  format: z.literal('amaranth-vault'),
  version: z.literal(1),
  exportedAt: z.iso.datetime(),
  ownerId: userIdSchema,
  /** The key box. */
  keys: z.unknown(),
  /** Sealed items, each with its dates and its earlier versions. */
  items: z.array(z.unknown()),
  /** As the sealed list has them: a copy can be checked without opening it. */
  files: z.array(z.unknown()),
  contents: sealedListSchema,
});
export type Archive = z.infer<typeof archiveSchema>;

/** One item of the archive: its newest version, and the versions that it replaced. */
export interface ArchivedItem extends SealedItemText {
  /** The server's word, for people to read. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly versions: readonly SealedItemText[];
}

function additionalData({ ownerId, vaultId }: VaultIdentity, exportedAt: string): Bytes {
  return fields(label('archive'), ownerId, vaultId, exportedAt);
}

export interface ArchiveToWrite {
  readonly exportedAt: string;
  readonly keys: KeyBoxText;
  readonly items: readonly ArchivedItem[];
  /** Of these items those that open, and of these what is wanting. */
  readonly contents: ArchiveContents;
}

/** What `vault.json` is to hold. The vault must be open: the list of contents is sealed with its key. */
export async function writeArchive(
  vault: OpenVault,
  { exportedAt, keys, items, contents }: ArchiveToWrite,
  randomness: Randomness = systemRandomness,
): Promise<z.input<typeof archiveSchema>> {
  const plaintext = utf8(JSON.stringify(contents));
  const sealed = await sealBytes(vault.archiveKey, plaintext, additionalData(vault, exportedAt), randomness);
  return {
    format: 'amaranth-vault',
    version: 1,
    exportedAt,
    ownerId: vault.ownerId,
    keys,
    items: [...items],
    files: [...contents.files],
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
  return parsePart('archive', archiveContentsSchema, readJson(plaintext));
}
