/** Opens everything in an export that opens, and says of the rest what is wrong with it, item by item. */
import { openArchiveContents, readArchive } from '#shared/vault/archive.ts';
import {
  type ArchiveContents,
  type ArchiveFinding,
  compareWithContents,
  type ListedItem,
} from '#shared/vault/archiveContents.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import type { OpenedItem } from '#shared/vault/items.ts';
import { type OpenVault, openKeyBox } from '#shared/vault/openKeyBox.ts';
import { type Result, succeed } from '#shared/vault/problems.ts';
import type { VaultSecret } from '#shared/vault/ways.ts';
import type { ExportedVault } from './exportedVault.ts';
import { type DamagedItem, type OpenedEntry, type OpenedVersion, openEntry } from './openEntry.ts';

/** An item that opened, with the versions before it, newest first. */
export interface ReadableItem {
  readonly item: OpenedItem;
  readonly earlier: readonly OpenedItem[];
}

export interface OpenedExport {
  readonly vault: OpenVault;
  readonly exportedAt: string;
  readonly readable: readonly ReadableItem[];
  readonly damaged: readonly DamagedItem[];
  readonly isBoxIntact: boolean;
  /** The sealed list; null when it does not open: what is missing cannot be told. */
  readonly contents: ArchiveContents | null;
  /** What is not as it was exported. */
  readonly findings: readonly ArchiveFinding[];
}

export async function openExport(
  { archive: json, files }: ExportedVault,
  secret: VaultSecret,
): Promise<Result<OpenedExport>> {
  const archive = readArchive(json);
  if (!archive.ok) return archive;
  const { ownerId, keys, exportedAt, items } = archive.value;
  const box = await openKeyBox(ownerId, keys, secret);
  if (!box.ok) return box;
  const { vault, isBoxIntact } = box.value;
  const listing = await openArchiveContents(vault, archive.value);
  const contents = listing.ok ? listing.value : null;
  const entries: OpenedEntry[] = [];
  for (const document of items) entries.push(await openEntry(vault, document));
  const found = {
    items: entries.flatMap((entry) => entry.found ?? []),
    files: [...files].map(([fileId, { byteCount }]) => ({ fileId, byteCount })),
  };
  return succeed({
    vault,
    exportedAt,
    readable: readableOf(entries, contents?.items ?? []),
    damaged: entries.flatMap(({ damaged }) => damaged).filter((each) => !wasUnreadable(contents, each)),
    isBoxIntact,
    contents,
    findings: contents ? compareWithContents(contents, found) : [],
  });
}

/** What did not open for its writer is told as that. */
function wasUnreadable(contents: ArchiveContents | null, { itemId, version }: DamagedItem): boolean {
  if (version !== null || !contents) return false;
  return contents.gaps.some((gap) => gap.is === 'item-unreadable' && gap.itemId === itemId);
}

/**
 * Each item once, and each of its versions, wherever in the archive they stand: whoever moved them about keeps nothing from
 * being read. First stands what was exported as the newest; if that is not there, what stands in its place.
 */
function readableOf(entries: readonly OpenedEntry[], listed: readonly ListedItem[]): readonly ReadableItem[] {
  const exported = new Map(listed.map(({ itemId, version, mark }) => [itemId, keyOf({ version, mark })]));
  const versions = new Map<VaultItemId, Map<string, OpenedVersion>>();
  const heads = entries.flatMap(({ head }) => head ?? []);
  for (const version of [...heads, ...entries.flatMap(({ earlier }) => earlier)]) {
    const { itemId } = version.item;
    versions.set(itemId, (versions.get(itemId) ?? new Map()).set(keyOf(version), version));
  }
  const standing = new Map(heads.map((head) => [head.item.itemId, head]));
  return [...versions].flatMap(([itemId, all]): ReadableItem[] => {
    const newestFirst = [...all.values()].sort((one, other) => other.version - one.version);
    const first = all.get(exported.get(itemId) ?? '') ?? standing.get(itemId) ?? newestFirst[0];
    if (!first) return [];
    return [
      { item: first.item, earlier: newestFirst.filter((each) => each !== first).map(({ item }) => item) },
    ];
  });
}

const keyOf = ({ version, mark }: Pick<OpenedVersion, 'version' | 'mark'>) => `${version} ${mark}`;
