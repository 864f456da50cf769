/** Reads a KeePass database (KDBX 3 and 4): entries of all groups but the recycle bin. */
import type { KdbxGroup } from 'kdbxweb';
import { composeItem } from '../composeItem.ts';
import type { ImportLabels } from '../importLabels.ts';
import { importLimits } from '../importLimits.ts';
import {
  type ImportedItem,
  type ImportedItems,
  ImportRefusedError,
  type NotTaken,
} from '../importOutcome.ts';
import { composeKeePass, createFileReader } from './composeKeePass.ts';
import { createReferenceReader, textOf } from './references.ts';
import { type KeePassAnswer, unlockKeePass } from './unlockKeePass.ts';

export async function readKeePass(
  bytes: ArrayBuffer,
  answer: KeePassAnswer,
  labels: ImportLabels,
): Promise<ImportedItems> {
  const database = await unlockKeePass(bytes, answer);
  const root = database.getDefaultGroup();
  if ([...root.allEntries()].length > importLimits.items) throw new ImportRefusedError('too-many-items');
  const readReferences = createReferenceReader(database);
  const fileOf = createFileReader();
  const { recycleBinEnabled, recycleBinUuid } = database.meta;
  // Where it is switched off, the group that was it is one like any other.
  const recycleBin = recycleBinEnabled === false ? undefined : recycleBinUuid?.id;
  const items: ImportedItem[] = [];
  const notTaken: NotTaken[] = [];

  function readGroup(group: KdbxGroup, names: readonly string[], isInTrash: boolean): void {
    if (names.length > importLimits.groupDepth) throw new ImportRefusedError('too-deep');
    for (const entry of group.entries) {
      if (isInTrash) {
        notTaken.push({ what: textOf(entry.fields.get('Title')), why: 'in-trash' });
        continue;
      }
      const composed = composeKeePass(entry, [...names, ...group.tags], readReferences, labels, fileOf);
      items.push(composed.item);
      notTaken.push(...composed.notTaken);
    }
    const notes = group.notes?.trim() ?? '';
    // The remark on a group belongs to no entry: it becomes a note.
    if (notes !== '' && !isInTrash) {
      const title = group.name ?? '';
      items.push(composeItem({ content: { kind: 'note' }, title, notes, tags: names }, labels));
    }
    for (const inner of group.groups) {
      readGroup(inner, [...names, inner.name ?? ''], isInTrash || inner.uuid.id === recycleBin);
    }
  }
  // The outermost group is the database itself; its name says nothing of an entry.
  readGroup(root, [], false);
  return { items, notTaken };
}
