/**
 * The vault's part of a beneficiary's own copy ([Note: A release in a vault of one's own]), made where the release key is:
 * the phrase comes in once, and what leaves is sealed.
 */
import { moveItemKey } from '#shared/legacy/keys/moveItemKey.ts';
import type { OpenRelease } from '#shared/legacy/keys/releaseKey.ts';
import { type ArchivedItem, writeArchive } from '#shared/vault/archive.ts';
import type { ArchivedFile, ArchiveGap, ListedItem } from '#shared/vault/archiveContents.ts';
import type { Attachment } from '#shared/vault/content.ts';
import { createVault } from '#shared/vault/createKeyBox.ts';
import { importFileKey, sealedByteCount } from '#shared/vault/files.ts';
import type { VaultFileId } from '#shared/vault/ids.ts';
import { type OpenedItem, openItem } from '#shared/vault/items.ts';
import type { KeyBoxText } from '#shared/vault/keyBox.ts';
import { openFileStream } from '#shared/vault/openFile.ts';
import type { OpenVault } from '#shared/vault/openKeyBox.ts';
import type { Argon2id } from '#shared/vault/passphrase.ts';
import type { VaultProblem } from '#shared/vault/problems.ts';
import { markOf } from '#shared/vault/sealedItem.ts';
import type { SealedItemToOpen } from './releaseHolder.ts';
import { readJsonText } from './resealForOwner.ts';

/** A file that belongs into the copy, as it is stored. */
export interface FileToArchive {
  readonly fileId: VaultFileId;
  readonly name: string;
  /** Of what is stored. */
  readonly byteCount: number;
}

export type CopyBegun =
  | { readonly ok: true; readonly files: readonly FileToArchive[]; readonly refusedCount: number }
  | { readonly ok: false; readonly problem: VaultProblem };

export interface ArchiveEnd {
  readonly exportedAt: string;
  readonly files: readonly ArchivedFile[];
  /** Of the files. */
  readonly gaps: readonly ArchiveGap[];
}

export interface ReleaseArchive {
  readonly files: readonly FileToArchive[];
  readonly refusedCount: number;
  /** Whether all of it opens, to its last chunk. */
  doesFileOpen(fileId: VaultFileId, content: Blob): Promise<boolean>;
  /** `vault.json`. */
  write(end: ArchiveEnd): Promise<string>;
}

interface Copied {
  readonly item: ArchivedItem;
  readonly listed: ListedItem;
  readonly attachments: readonly Attachment[];
}

interface NewArchive {
  readonly release: OpenRelease;
  readonly items: readonly SealedItemToOpen[];
  readonly phrase: string;
  readonly argon2id: Argon2id;
}

type MadeArchive =
  | { readonly ok: true; readonly archive: ReleaseArchive }
  | { readonly ok: false; readonly problem: VaultProblem };

export async function makeReleaseArchive({
  release,
  items,
  phrase,
  argon2id,
}: NewArchive): Promise<MadeArchive> {
  const { ownerId } = release;
  const vaultId = items[0]?.vaultId;
  if (!vaultId) throw new Error('There is nothing to copy');
  const created = await createVault({ ownerId, vaultId, phrase, argon2id });
  if (!created.ok) return created;
  const { vault, document } = created.value;
  const copied: Copied[] = [];
  const unreadable: ArchiveGap[] = [];
  for (const item of items) {
    const copy = await copyItem(release, vault, item);
    if (copy) copied.push(copy);
    else unreadable.push({ is: 'item-unreadable', itemId: item.vaultItemId });
  }
  return { ok: true, archive: archiveOf(vault, document, { copied, unreadable }) };
}

/** Null for one that does not open. */
async function copyItem(
  release: OpenRelease,
  vault: OpenVault,
  { vaultId, vaultItemId: itemId, wrapped, kind, version, sealed }: SealedItemToOpen,
): Promise<Copied | null> {
  const itemKey = readJsonText(wrapped);
  const moved = await moveItemKey(release, itemKey, vault);
  if (!moved.ok) return null;
  const { ownerId } = release;
  const item: ArchivedItem = {
    ...{ ownerId, vaultId, itemId, kind, format: 1, version, key: moved.value, sealed },
    // A release does not tell when its owner wrote something.
    ...{ createdAt: '', updatedAt: '', versions: [] },
  };
  const opened = await openItem(vault, item);
  if (!opened.ok) return null;
  const attachments = attachmentsOf(opened.value);
  return { item, listed: listedAs(opened.value, item), attachments };
}

function archiveOf(
  vault: OpenVault,
  keys: KeyBoxText,
  { copied, unreadable }: { readonly copied: readonly Copied[]; readonly unreadable: readonly ArchiveGap[] },
): ReleaseArchive {
  const attachments = new Map(
    copied.flatMap((each) => each.attachments.map((attachment) => [attachment.fileId, attachment] as const)),
  );
  return {
    refusedCount: unreadable.length,
    files: [...attachments.values()].map(({ fileId, name, byteCount }) => ({
      fileId,
      name,
      byteCount: sealedByteCount(byteCount),
    })),
    async doesFileOpen(fileId, content) {
      const attachment = attachments.get(fileId);
      const key = attachment && (await importFileKey(vault, fileId, attachment.key));
      if (!attachment || !key?.ok) return false;
      const opening = openFileStream(key.value, attachment.byteCount);
      return await content
        .stream()
        .pipeThrough(opening)
        .pipeTo(new WritableStream())
        .then(
          () => true,
          () => false,
        );
    },
    async write({ exportedAt, files, gaps }) {
      const items = copied.map(({ listed }) => listed);
      const contents = { items, files: [...files], gaps: [...unreadable, ...gaps] };
      const archive = { exportedAt, keys, items: copied.map(({ item }) => item), contents };
      return JSON.stringify(await writeArchive(vault, archive));
    },
  };
}

function listedAs(opened: OpenedItem, item: ArchivedItem): ListedItem {
  const { itemId, version, state } = opened;
  return {
    itemId,
    version,
    mark: markOf(item),
    state: state === 'not-understood' ? 'kept' : state,
    earlier: [],
  };
}

function attachmentsOf(opened: OpenedItem): readonly Attachment[] {
  if (opened.state !== 'kept' && opened.state !== 'trashed') return [];
  return [opened, ...opened.alternatives].flatMap(({ content }) => content.attachments);
}
