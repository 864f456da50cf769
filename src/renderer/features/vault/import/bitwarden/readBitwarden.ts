/** Reads Bitwarden's JSON export, its password-protected form, and the archive that has the attachments with it. */
import type { ImportLabels } from '../importLabels.ts';
import { importLimits } from '../importLimits.ts';
import {
  type ImportedFile,
  type ImportedItem,
  type ImportedItems,
  ImportRefusedError,
  type NotTaken,
} from '../importOutcome.ts';
import { parseBoundedJson } from '../readText.ts';
import {
  type BitwardenSealed,
  bitwardenExportSchema,
  bitwardenItemSchema,
  bitwardenSealedSchema,
} from './bitwardenExport.ts';
import { composeBitwarden } from './composeBitwarden.ts';
import { unlockBitwarden } from './unlockBitwarden.ts';

/** `null` where it asks for the password first. */
export async function readBitwarden(
  json: unknown,
  password: string | undefined,
  labels: ImportLabels,
  filesOf: (itemId: string) => readonly ImportedFile[] = () => [],
): Promise<ImportedItems | null> {
  const sealed = findSealed(json);
  if (!sealed) return readOpened(json, labels, filesOf);
  if (password === undefined) return null;
  return readOpened(parseBoundedJson(await unlockBitwarden(sealed, password)), labels, filesOf);
}

export function isBitwarden(json: unknown): boolean {
  return (
    typeof json === 'object' && json !== null && 'encrypted' in json && ('items' in json || 'data' in json)
  );
}

function findSealed(json: unknown): BitwardenSealed | null {
  if (typeof json !== 'object' || json === null || !('encrypted' in json) || json.encrypted !== true) {
    return null;
  }
  if (!('passwordProtected' in json) || json.passwordProtected !== true) {
    throw new ImportRefusedError('account-bound');
  }
  const sealed = bitwardenSealedSchema.safeParse(json);
  if (!sealed.success) throw new ImportRefusedError('damaged', { cause: sealed.error });
  return sealed.data;
}

function readOpened(
  json: unknown,
  labels: ImportLabels,
  filesOf: (itemId: string) => readonly ImportedFile[],
): ImportedItems {
  const parsed = bitwardenExportSchema.safeParse(json);
  if (!parsed.success) throw new ImportRefusedError('damaged', { cause: parsed.error });
  const { folders, collections, items } = parsed.data;
  if (items.length > importLimits.items) throw new ImportRefusedError('too-many-items');
  const folderNames = new Map([...(folders ?? []), ...(collections ?? [])].map(({ id, name }) => [id, name]));

  const taken: ImportedItem[] = [];
  const notTaken: NotTaken[] = [];
  for (const candidate of items) {
    const item = bitwardenItemSchema.safeParse(candidate);
    if (!item.success) {
      notTaken.push({ what: nameOf(candidate), why: 'not-understood' });
      continue;
    }
    const files = filesOf(item.data.id);
    if (item.data.deletedDate) {
      notTaken.push({ what: item.data.name, why: 'in-trash' });
      continue;
    }
    const places = [item.data.folderId, ...(item.data.collectionIds ?? [])];
    // A folder inside another is named by both, parted by a slash.
    const tags = places.flatMap((id) => (folderNames.get(id) ?? '').split('/'));
    const composed = composeBitwarden(item.data, tags, files, labels);
    taken.push(composed.item);
    notTaken.push(...composed.notTaken);
  }
  return { items: taken, notTaken };
}

function nameOf(candidate: unknown): string {
  if (typeof candidate !== 'object' || candidate === null || !('name' in candidate)) return '';
  return typeof candidate.name === 'string' ? candidate.name : '';
}
