/** Opens everything in an export that opens, and says of the rest what is wrong with it, item by item. */
import { z } from 'zod';
import {
  type Archive,
  type ArchiveFinding,
  compareWithContents,
  openArchiveContents,
  readArchive,
} from '#shared/vault/archive.ts';
import { type OpenedItem, openItem } from '#shared/vault/items.ts';
import { type OpenVault, openKeyBox } from '#shared/vault/openKeyBox.ts';
import { type Result, succeed, type VaultProblem } from '#shared/vault/problems.ts';
import { markOf } from '#shared/vault/sealedItem.ts';
import { type SeenItem, seenItemSchema } from '#shared/vault/seen.ts';
import type { VaultSecret } from '#shared/vault/ways.ts';
import type { ExportedVault } from './exportedVault.ts';

/** An item that opened, with the versions before it, newest first. */
export interface ReadableItem {
  readonly item: OpenedItem;
  readonly earlier: readonly OpenedItem[];
}

export interface DamagedItem {
  /** As far as they can be read. */
  readonly itemId: string;
  readonly kind: string;
  /** Null for the item itself; otherwise the earlier version that is damaged. */
  readonly version: number | null;
  readonly problem: VaultProblem;
}

export interface OpenedExport {
  readonly vault: OpenVault;
  readonly exportedAt: string;
  readonly readable: readonly ReadableItem[];
  readonly damaged: readonly DamagedItem[];
  readonly isBoxIntact: boolean;
  /** Null when the list of contents does not open: what is missing cannot be told. */
  readonly findings: readonly ArchiveFinding[] | null;
}

/** What a document says of itself, as far as it says anything. */
const claimSchema = z
  .object({
    itemId: z.string().catch(''),
    kind: z.string().catch(''),
    version: z.number().catch(0),
    versions: z.array(z.unknown()).catch([]),
  })
  .catch({ itemId: '', kind: '', version: 0, versions: [] });
const markedSchema = z.object({ sealed: z.object({ nonce: z.string(), ciphertext: z.string() }) });

function seenAs(document: unknown, item: OpenedItem): SeenItem[] {
  const marked = markedSchema.safeParse(document);
  const state = item.state === 'not-understood' ? 'kept' : item.state;
  const { itemId, version } = item;
  return marked.success ? [seenItemSchema.parse({ itemId, version, mark: markOf(marked.data), state })] : [];
}

async function compareWithList(
  vault: OpenVault,
  archive: Archive,
  items: readonly SeenItem[],
  files: ExportedVault['files'],
): Promise<readonly ArchiveFinding[] | null> {
  const contents = await openArchiveContents(vault, archive);
  return contents.ok ? compareWithContents(contents.value, { items, fileIds: [...files.keys()] }) : null;
}

export async function openExport(
  { archive: json, files }: ExportedVault,
  secret: VaultSecret,
): Promise<Result<OpenedExport>> {
  const archive = readArchive(json);
  if (!archive.ok) return archive;
  const box = await openKeyBox(archive.value.ownerId, archive.value.keys, secret);
  if (!box.ok) return box;
  const { vault, isBoxIntact } = box.value;
  const readable: ReadableItem[] = [];
  const damaged: DamagedItem[] = [];
  const seen: SeenItem[] = [];
  for (const document of archive.value.items) {
    const { itemId, kind, versions } = claimSchema.parse(document);
    const opened = await openItem(vault, document);
    if (!opened.ok) damaged.push({ itemId, kind, version: null, problem: opened.problem });
    const earlier: OpenedItem[] = [];
    for (const version of versions) {
      const openedVersion = await openItem(vault, version);
      if (openedVersion.ok) earlier.push(openedVersion.value);
      else {
        const claimed = claimSchema.parse(version).version;
        damaged.push({ itemId, kind, version: claimed, problem: openedVersion.problem });
      }
    }
    earlier.sort((one, other) => other.version - one.version);
    if (opened.ok) seen.push(...seenAs(document, opened.value));
    // What an earlier version still says is better than nothing.
    const [item, ...rest] = opened.ok ? [opened.value, ...earlier] : earlier;
    if (item) readable.push({ item, earlier: rest });
  }
  const listed = await compareWithList(vault, archive.value, seen, files);
  const damagedIds = new Set(damaged.map(({ itemId }) => itemId));
  // What is there and damaged is not missing as well.
  const findings =
    listed?.filter((finding) => finding.is !== 'item-missing' || !damagedIds.has(finding.itemId)) ?? null;
  return succeed({ vault, exportedAt: archive.value.exportedAt, readable, damaged, isBoxIntact, findings });
}
