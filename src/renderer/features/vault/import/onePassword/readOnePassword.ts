/** Reads 1Password's 1PUX archive: its items, and the documents that belong to them. */
import type { ImportLabels } from '../importLabels.ts';
import { importLimits } from '../importLimits.ts';
import {
  type ImportedFile,
  type ImportedItem,
  type ImportedItems,
  ImportRefusedError,
  type NotTaken,
  type NotTakenReason,
} from '../importOutcome.ts';
import type { Archive } from '../openArchive.ts';
import { parseBoundedJson } from '../readText.ts';
import { composeOnePassword, type DocumentReference } from './composeOnePassword.ts';
import { onePasswordExportSchema, onePasswordItemSchema } from './onePasswordExport.ts';

export async function readOnePassword(archive: Archive, labels: ImportLabels): Promise<ImportedItems> {
  const data = await archive.readText('export.data');
  const parsed = onePasswordExportSchema.safeParse(parseBoundedJson(data));
  if (!parsed.success) throw new ImportRefusedError('damaged', { cause: parsed.error });
  const vaults = parsed.data.accounts.flatMap((account) => account.vaults);
  if (vaults.reduce((count, { items }) => count + items.length, 0) > importLimits.items) {
    throw new ImportRefusedError('too-many-items');
  }

  const documents = indexDocuments(archive);
  const titles = new Map(vaults.flatMap((vault) => vault.items.map((item) => [uuidOf(item), titleOf(item)])));
  const items: ImportedItem[] = [];
  const notTaken: NotTaken[] = [];
  for (const vault of vaults) {
    // The one vault that everybody has says nothing.
    const vaultTags = vaults.length > 1 && vault.attrs?.name ? [vault.attrs.name] : [];
    for (const candidate of vault.items) {
      const item = onePasswordItemSchema.safeParse(unwrap(candidate));
      if (!item.success) {
        notTaken.push({ what: titleOf(candidate), why: 'not-understood' });
        documents.forget(candidate);
        continue;
      }
      if (item.data.trashed || item.data.state === 'trashed') {
        notTaken.push({ what: item.data.overview.title, why: 'in-trash' });
        documents.forget(candidate);
        continue;
      }
      // A tag inside another is named by both, parted by a slash.
      const tags = [...(item.data.overview.tags ?? []).flatMap((tag) => tag.split('/')), ...vaultTags];
      const composed = composeOnePassword(item.data, tags, labels, (uuid) => titles.get(uuid) ?? '');
      const { title: name } = composed.item.content;
      const files: ImportedFile[] = [];
      for (const document of composed.documents) {
        const file = await documents.take(document);
        if (typeof file === 'object') files.push(file);
        else notTaken.push({ what: `${name}: ${document.name}`, why: file });
      }
      items.push({ ...composed.item, files: [...composed.item.files, ...files] });
      notTaken.push(...composed.notTaken.map((why) => ({ what: name, why })));
    }
  }
  notTaken.push(...documents.left().map((what) => ({ what, why: 'file-of-none' as const })));
  return { items, notTaken };
}

/** Documents lie in `files/` under their identifier, two underscores and their name. */
function indexDocuments(archive: Archive) {
  const names = new Map(
    archive.names
      .filter((name) => name.startsWith('files/'))
      .map((name) => [name.slice('files/'.length).split('__')[0] ?? '', name]),
  );
  const left = new Map(names);
  const nameOf = (entry: string) => entry.slice(entry.indexOf('__') + 2);
  return {
    async take({ documentId, name }: DocumentReference): Promise<ImportedFile | NotTakenReason> {
      const entry = names.get(documentId);
      if (entry === undefined) return 'missing-file';
      left.delete(documentId);
      const bytes = await archive.read(entry);
      return bytes ? { name: name || nameOf(entry), contentType: '', bytes } : 'no-room';
    },
    /** Its files stay behind with it. */
    forget(candidate: unknown): void {
      const written = JSON.stringify(candidate);
      for (const documentId of left.keys()) if (written.includes(documentId)) left.delete(documentId);
    },
    /** The names of those that nothing took. */
    left: () => [...left.values()].map(nameOf),
  };
}

function uuidOf(candidate: unknown): string {
  const item = unwrap(candidate);
  if (typeof item !== 'object' || item === null || !('uuid' in item)) return '';
  return typeof item.uuid === 'string' ? item.uuid : '';
}

/** The first exports wrapped each item once more. */
function unwrap(candidate: unknown): unknown {
  if (typeof candidate !== 'object' || candidate === null || 'overview' in candidate) return candidate;
  return 'item' in candidate ? candidate.item : candidate;
}

function titleOf(candidate: unknown): string {
  const item = unwrap(candidate);
  if (typeof item !== 'object' || item === null || !('overview' in item)) return '';
  const { overview } = item;
  if (typeof overview !== 'object' || overview === null || !('title' in overview)) return '';
  return typeof overview.title === 'string' ? overview.title : '';
}
