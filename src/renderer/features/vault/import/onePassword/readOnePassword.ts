/** Reads 1Password's 1PUX archive: its items, and the documents that belong to them. */
import type { ImportLabels } from '../importLabels.ts';
import { importLimits } from '../importLimits.ts';
import {
  type ImportedFile,
  type ImportedItem,
  type ImportedItems,
  ImportRefusedError,
  type NotTaken,
} from '../importOutcome.ts';
import type { Archive } from '../openArchive.ts';
import { parseBoundedJson } from '../readText.ts';
import { composeOnePassword, type DocumentReference } from './composeOnePassword.ts';
import { onePasswordExportSchema, onePasswordItemSchema } from './onePasswordExport.ts';

export async function readOnePassword(archive: Archive, labels: ImportLabels): Promise<ImportedItems> {
  const data = await archive.read('export.data');
  if (data.size > importLimits.textBytes) throw new ImportRefusedError('too-large');
  const parsed = onePasswordExportSchema.safeParse(parseBoundedJson(await data.text()));
  if (!parsed.success) throw new ImportRefusedError('damaged', { cause: parsed.error });
  const vaults = parsed.data.accounts.flatMap((account) => account.vaults);
  if (vaults.reduce((count, { items }) => count + items.length, 0) > importLimits.items) {
    throw new ImportRefusedError('too-many-items');
  }

  const findDocument = indexDocuments(archive);
  const items: ImportedItem[] = [];
  const notTaken: NotTaken[] = [];
  for (const vault of vaults) {
    // The one vault that everybody has says nothing.
    const vaultTags = vaults.length > 1 && vault.attrs?.name ? [vault.attrs.name] : [];
    for (const candidate of vault.items) {
      const item = onePasswordItemSchema.safeParse(unwrap(candidate));
      if (!item.success) {
        notTaken.push({ what: titleOf(candidate), why: 'not-understood' });
        continue;
      }
      const { title } = item.data.overview;
      if (item.data.trashed || item.data.state === 'trashed') {
        notTaken.push({ what: title, why: 'in-trash' });
        continue;
      }
      // A tag inside another is named by both, parted by a slash.
      const tags = [...(item.data.overview.tags ?? []).flatMap((tag) => tag.split('/')), ...vaultTags];
      const composed = composeOnePassword(item.data, tags, labels);
      const files: ImportedFile[] = [];
      for (const document of composed.documents) {
        const file = await findDocument(document);
        if (file) files.push(file);
        else notTaken.push({ what: `${title}: ${document.name}`, why: 'missing-file' });
      }
      items.push({ ...composed.item, files: [...composed.item.files, ...files] });
      notTaken.push(...composed.notTaken);
    }
  }
  return { items, notTaken };
}

/** Documents lie in `files/` under their identifier, two underscores and their name. */
function indexDocuments(archive: Archive): (document: DocumentReference) => Promise<ImportedFile | null> {
  const names = new Map(
    archive.names
      .filter((name) => name.startsWith('files/'))
      .map((name) => [name.slice('files/'.length).split('__')[0] ?? '', name]),
  );
  return async ({ documentId, name }) => {
    const entry = names.get(documentId);
    if (entry === undefined) return null;
    return {
      name: name || entry.slice(entry.indexOf('__') + 2),
      contentType: '',
      bytes: await archive.read(entry),
    };
  };
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
