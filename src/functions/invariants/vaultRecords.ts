/** A person's vault as the checker and the recount understand it: sizes, states and names, nothing that is sealed. */
import { z } from 'zod';
import { fileWeight } from '#shared/weights.ts';
import { textOfVaultItem } from '../vault/index.ts';
import type { PersonRecords, Violation } from './records.ts';

const itemSchema = z.object({
  vaultId: z.string(),
  state: z.enum(['kept', 'trashed', 'erased']),
  version: z.number(),
  byteCount: z.number(),
  fileIds: z.array(z.string()),
  history: z.array(z.object({ version: z.number(), byteCount: z.number(), fileIds: z.array(z.string()) })),
  trashedAt: z.date().nullish(),
});
const fileSchema = z.object({
  vaultId: z.string(),
  itemId: z.string(),
  state: z.enum(['reserved', 'ready', 'attached', 'discarded']),
  byteCount: z.number(),
});

export const VAULT_ITEM_FIELDS = Object.keys(itemSchema.shape);
export const VAULT_FILE_FIELDS = Object.keys(fileSchema.shape);

/** A vault item's fields without what is sealed, of which one person may have very much. */
export function vaultItemRecord(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    VAULT_ITEM_FIELDS.flatMap((name) => (Object.hasOwn(fields, name) ? [[name, fields[name]]] : [])),
  );
}

type VaultRecords = Pick<PersonRecords, 'uid' | 'vaultItems' | 'vaultFiles' | 'objects'>;

function readable<Schema extends z.ZodType>(
  documents: Readonly<Record<string, unknown>>,
  schema: Schema,
): Map<string, z.output<Schema>> {
  return new Map(
    Object.entries(documents).flatMap(([id, fields]) => {
      const parsed = schema.safeParse(fields);
      return parsed.success ? [[id, parsed.data] as const] : [];
    }),
  );
}

/** What the vault counts in the figures of the profile. */
export function countVault({ vaultItems, vaultFiles }: VaultRecords) {
  const items = readable(vaultItems, itemSchema);
  const files = readable(vaultFiles, fileSchema);
  return {
    textBytes: items.values().reduce((sum, item) => sum + textOfVaultItem(item), 0),
    vaultItemsKept: Object.keys(vaultItems).length,
    storageUsed: files
      .values()
      .filter(({ state }) => state !== 'discarded')
      .reduce((sum, { byteCount }) => sum + fileWeight(byteCount), 0),
  };
}

/** Every broken promise of the vault but the figures. */
export function checkVault({ uid, vaultItems, vaultFiles, objects }: VaultRecords): readonly Violation[] {
  const violations: Violation[] = [];
  const report = (code: string, below: string, message: string) =>
    violations.push({ uid, code, subject: `users/${uid}/${below}`, message });
  const items = readable(vaultItems, itemSchema);
  const files = readable(vaultFiles, fileSchema);
  for (const id of Object.keys(vaultItems)) {
    if (!items.has(id)) report('unreadable', `vaultItems/${id}`, 'It has another shape.');
  }
  for (const id of Object.keys(vaultFiles)) {
    if (!files.has(id)) report('unreadable', `vaultFiles/${id}`, 'It has another shape.');
  }
  for (const [id, item] of items) {
    if ((item.state === 'trashed') !== (item.trashedAt != null)) {
      report(
        'trash-date',
        `vaultItems/${id}`,
        `It is ${item.state} and its date is ${String(item.trashedAt)}.`,
      );
    }
    for (const fileId of [item, ...item.history].flatMap(({ fileIds }) => fileIds)) {
      const file = files.get(fileId);
      if (file?.state === 'attached' && file.itemId === id) continue;
      report(
        'vault-file-missing',
        `vaultItems/${id}`,
        `It names ${fileId}, which is ${file?.state ?? 'gone'}.`,
      );
    }
  }
  const sizes = new Map(objects.map(({ name, size }) => [name, size]));
  for (const [id, file] of files) {
    const isNamed = [items.get(file.itemId) ?? { fileIds: [], history: [] }]
      .flatMap(({ fileIds, history }) => [...fileIds, ...history.flatMap((kept) => kept.fileIds)])
      .includes(id);
    if (file.state === 'attached' && !isNamed)
      report('vault-file-unnamed', `vaultFiles/${id}`, 'No item names it.');
    if (file.state !== 'ready' && file.state !== 'attached') continue;
    const size = sizes.get(`users/${uid}/vault/${id}`);
    if (size !== file.byteCount) {
      report('file-size', `vaultFiles/${id}`, `${size ?? 'No'} bytes are stored, it says ${file.byteCount}.`);
    }
  }
  for (const { name } of objects) {
    const fileId = /\/vault\/([^/]+)$/.exec(name)?.[1];
    if (fileId !== undefined && !files.has(fileId)) {
      violations.push({
        uid,
        code: 'file-unowned',
        subject: name,
        message: 'No file of the vault is stored here.',
      });
    }
  }
  return violations;
}
