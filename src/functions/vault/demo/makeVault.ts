/**
 * The demo family's vault, as `scripts/demo/sealVault.ts` sealed it: no key is derived here, and nothing is opened. What
 * opens it is shown to its visitors (`shared/domain/demoVault.ts`).
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { DEMO_FAMILY_UID } from '#shared/domain/demo.ts';
import { crc32cOf } from '#shared/vault/crc32c.ts';
import { vaultFileIdSchema } from '#shared/vault/ids.ts';
import { sealedItemSchema } from '#shared/vault/sealedItem.ts';
import { storedKeyBoxSchema, storedSealedSchema, storedWrappedKeySchema } from '#shared/vault/stored.ts';
import { fileWeight } from '#shared/weights.ts';
import type { DemoFile, DemoSource, MakeDemoContent } from '../../accountData.ts';
import { textOfVaultItem } from '../itemFigures.ts';
import { vaultFilePath } from '../vaultDocuments.ts';

const instant = z.iso.datetime();
const sealedItem = sealedItemSchema.pick({ vaultId: true, itemId: true, kind: true, version: true }).extend({
  key: storedWrappedKeySchema,
  sealed: storedSealedSchema,
  createdAt: instant,
  updatedAt: instant,
  files: z.array(z.object({ fileId: vaultFileIdSchema, sealed: z.string().regex(/^[a-z0-9.-]+$/) })),
  earlier: z.array(z.object({ version: z.int().positive(), sealed: storedSealedSchema, keptAt: instant })),
});
type SealedItem = z.infer<typeof sealedItem>;

const sealedVaultSchema = z.object({ keys: storedKeyBoxSchema, items: z.array(sealedItem) });

export const makeVault: MakeDemoContent = async ({ readFile }) => {
  const { keys, items } = sealedVaultSchema.parse(
    JSON.parse((await readFile('vault.json')).toString('utf8')),
  );
  const files = await readFiles(items, readFile);
  const documents = new Map<string, Readonly<Record<string, unknown>>>([
    [`vaults/${keys.vaultId}`, { ownerId: DEMO_FAMILY_UID, keys, erasureDueAt: null }],
  ]);
  let textBytes = 0;
  for (const item of items) {
    const fields = itemFields(item);
    textBytes += textOfVaultItem(fields);
    documents.set(`vaultItems/${item.itemId}`, fields);
    for (const [index, { version, sealed, keptAt }] of item.earlier.entries()) {
      documents.set(`vaultItems/${item.itemId}/versions/${version}`, {
        ...fields.history[index],
        sealed,
        keptAt: new Date(keptAt),
      });
    }
    for (const { fileId } of item.files)
      documents.set(`vaultFiles/${fileId}`, fileFields(item, fileId, files));
  }
  return {
    documents,
    files: [...files.values()],
    profile: {
      textBytes,
      vaultItemsKept: items.length,
      storageUsed: [...files.values()].reduce((sum, { content }) => sum + fileWeight(content.length), 0),
    },
  };
};

function itemFields(item: SealedItem) {
  const { vaultId, kind, key, version, sealed, createdAt, updatedAt } = item;
  const fileIds = item.files.map(({ fileId }) => fileId);
  return {
    ownerId: DEMO_FAMILY_UID,
    vaultId,
    kind,
    key,
    version,
    sealed,
    byteCount: sealed.ciphertext.length,
    fileIds,
    state: 'kept' as const,
    tombstone: null,
    history: item.earlier.map((former) => ({
      version: former.version,
      byteCount: former.sealed.ciphertext.length,
      fileIds,
    })),
    trashedAt: null,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
  };
}

type SealedDemoFile = DemoFile & { readonly crc32c: string };
type Files = ReadonlyMap<string, SealedDemoFile>;

async function readFiles(items: readonly SealedItem[], readFile: DemoSource['readFile']): Promise<Files> {
  const read = items
    .flatMap(({ files }) => files)
    .map(async ({ fileId, sealed }) => {
      const content = await readFile(sealed);
      const md5 = createHash('md5').update(content).digest('base64');
      const name = vaultFilePath(DEMO_FAMILY_UID, fileId);
      const crc32c = await crc32cOf(content);
      const contentType = 'application/octet-stream';
      return [fileId, { name, contentType, content, md5, crc32c }] as const;
    });
  return new Map(await Promise.all(read));
}

function fileFields({ vaultId, itemId, createdAt }: SealedItem, fileId: string, files: Files) {
  const file = files.get(fileId);
  if (!file) throw new Error(`The file ${fileId} was not read.`);
  return {
    ownerId: DEMO_FAMILY_UID,
    vaultId,
    itemId,
    state: 'attached',
    byteCount: file.content.length,
    crc32c: file.crc32c,
    createdAt: new Date(createdAt),
  };
}
