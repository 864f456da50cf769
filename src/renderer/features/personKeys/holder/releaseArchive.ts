/**
 * The vault's part of a beneficiary's own copy ([Note: A release in a vault of one's own]), made where the release key is:
 * the phrase comes in once, and what leaves is sealed.
 */

import { z } from 'zod';
import { moveItemKey } from '#shared/legacy/keys/moveItemKey.ts';
import { type OpenedLetter, openLetter, paragraphsOf } from '#shared/legacy/keys/openLetter.ts';
import type { OpenRelease } from '#shared/legacy/keys/releaseKey.ts';
import { type ArchivedItem, writeArchive } from '#shared/vault/archive.ts';
import type { ArchivedFile, ArchiveGap, ListedItem } from '#shared/vault/archiveContents.ts';
import { type Attachment, vaultContentSchema } from '#shared/vault/content.ts';
import { createVault } from '#shared/vault/createKeyBox.ts';
import { importFileKey, sealedByteCount } from '#shared/vault/files.ts';
import { type VaultFileId, vaultIdSchema, vaultItemIdSchema } from '#shared/vault/ids.ts';
import { type OpenedItem, openItem, sealItem } from '#shared/vault/items.ts';
import type { KeyBoxText } from '#shared/vault/keyBox.ts';
import { openFileStream } from '#shared/vault/openFile.ts';
import type { OpenVault } from '#shared/vault/openKeyBox.ts';
import type { Argon2id } from '#shared/vault/passphrase.ts';
import type { VaultProblem } from '#shared/vault/problems.ts';
import { markOf } from '#shared/vault/sealedItem.ts';
import { readJsonText } from './resealForOwner.ts';
import type { SealedItemToOpen, ThingsToCopy } from './sealedThings.ts';

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

interface NewArchive extends ThingsToCopy {
  readonly release: OpenRelease;
  readonly phrase: string;
  readonly argon2id: Argon2id;
}

type MadeArchive =
  | { readonly ok: true; readonly archive: ReleaseArchive }
  | { readonly ok: false; readonly problem: VaultProblem };

export async function makeReleaseArchive({
  release,
  items,
  letters,
  phrase,
  argon2id,
}: NewArchive): Promise<MadeArchive> {
  const { ownerId } = release;
  // Of letters alone any will do: they are of no vault.
  const vaultId = items[0]?.vaultId ?? vaultIdSchema.parse(crypto.randomUUID());
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
  for (const letter of letters) {
    const opened = await openLetter(release, readJsonText(letter));
    if (opened.ok) copied.push(await copyLetter(vault, opened.value));
    else unreadable.push({ is: 'item-unreadable', itemId: itemIdOf(letter) });
  }
  return { ok: true, archive: archiveOf(vault, document, { copied, unreadable }) };
}

/** It becomes a letter of that vault: sealed by its reader, because what stands in it is of another form. */
async function copyLetter(vault: OpenVault, { contentId, version, letter }: OpenedLetter): Promise<Copied> {
  const itemId = vaultItemIdSchema.parse(contentId);
  const body = paragraphsOf(letter).map((text) => ({
    kind: 'paragraph' as const,
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is left out
    spans: [{ text: text.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ') }],
  }));
  const content = vaultContentSchema.parse({ kind: 'letter', title: letter.title, body });
  const toSeal = { itemId, kind: 'letter', version, body: { content, trashedAt: null }, key: null };
  const sealed = await sealItem(vault, toSeal);
  if (!sealed.ok) throw new Error(`A letter could not be sealed: ${sealed.problem.is}`);
  const item: ArchivedItem = {
    ...sealed.value,
    ...{ createdAt: letter.writtenAt, updatedAt: letter.writtenAt, versions: [] },
  };
  return {
    item,
    listed: { itemId, version, mark: markOf(item), state: 'kept', earlier: [] },
    attachments: [],
  };
}

/** Of what does not open: as it says itself. */
function itemIdOf(letter: string) {
  const named = z.object({ contentId: vaultItemIdSchema }).safeParse(readJsonText(letter));
  return named.data?.contentId ?? vaultItemIdSchema.parse(crypto.randomUUID());
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
