/** An export of a small vault, as the app writes it, with the file contents that it must give back. */
import { createHash } from 'node:crypto';
import { downloadZip } from 'client-zip';
import { type ArchivedItem, writeArchive } from '#shared/vault/archive.ts';
import type { ArchiveGap, ListedItem } from '#shared/vault/archiveContents.ts';
import { argon2id } from '#shared/vault/argon2id.ts';
import { type VaultContent, vaultContentSchema } from '#shared/vault/content.ts';
import { createVault } from '#shared/vault/createKeyBox.ts';
import { type Bytes, toBase64Url } from '#shared/vault/encoding.ts';
import { importFileKey } from '#shared/vault/files.ts';
import { vaultFileIdSchema, vaultIdSchema, vaultItemIdSchema } from '#shared/vault/ids.ts';
import { sealItem } from '#shared/vault/items.ts';
import { markOf, type SealedItemText } from '#shared/vault/sealedItem.ts';
import { sealFileStream } from '#shared/vault/sealFile.ts';
import { expectValue, newItemId, phrase, rose } from './makeVault.ts';

export type ArchiveText = Awaited<ReturnType<typeof writeArchive>> & {
  readonly items: readonly ArchivedItem[];
};

export interface MadeExport {
  readonly archive: ArchiveText;
  readonly recoveryKey: string;
  /** Sealed, by the file's id. */
  readonly files: ReadonlyMap<string, Bytes>;
  /** What its attachment holds. */
  readonly attachment: Bytes;
  readonly ids: { readonly login: string; readonly note: string };
}

export const attachmentName = 'contrat été.txt';
const at = '2026-11-20T08:30:00.000Z';
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const archived = (item: SealedItemText, versions: readonly SealedItemText[] = []): ArchivedItem => ({
  ...item,
  createdAt: at,
  updatedAt: at,
  versions,
});

const marked = (item: SealedItemText) => ({ version: item.version, mark: markOf(item) });

/** As the app lists an item that is kept. */
export const listed = (item: ArchivedItem): ListedItem => ({
  itemId: vaultItemIdSchema.parse(item.itemId),
  ...marked(item),
  state: 'kept',
  earlier: item.versions.map(marked),
});

export async function makeExport(
  gaps: readonly ArchiveGap[] = [],
  fileName = attachmentName,
): Promise<MadeExport> {
  const vaultId = vaultIdSchema.parse(crypto.randomUUID());
  const { vault, document, recoveryKey } = expectValue(
    await createVault({ ownerId: rose, vaultId, phrase, argon2id }),
  );
  const attachment = Uint8Array.from({ length: 300_000 }, (_, index) => 97 + (index % 26));
  const fileId = vaultFileIdSchema.parse(crypto.randomUUID());
  const key = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const file = expectValue(await importFileKey(vault, fileId, key));
  const sealing = new Blob([attachment]).stream().pipeThrough(sealFileStream(file));
  const sealed = new Uint8Array(await new Response(sealing).arrayBuffer());
  const seal = async (content: VaultContent, version: number, previous?: SealedItemText) =>
    expectValue(
      await sealItem(vault, {
        itemId: newItemId(),
        kind: content.kind,
        version,
        body: { content, trashedAt: null },
        key: null,
        ...(previous ? { itemId: vaultItemIdSchema.parse(previous.itemId), key: previous.key } : {}),
      }),
    );
  const login = vaultContentSchema.parse({
    kind: 'password',
    title: 'Crédit du Lac',
    username: 'rose@lac.example',
    password: 'correct horse battery staple',
    notes: 'The branch at the harbour',
    attachments: [
      {
        fileId,
        name: fileName,
        byteCount: attachment.length,
        sha256: sha256(attachment),
        key,
        addedAt: at,
      },
    ],
  });
  const noteOf = (title: string) => vaultContentSchema.parse({ kind: 'note', title });
  const sealedLogin = await seal(login, 1);
  const firstNote = await seal(noteOf('Where the keys were'), 1);
  const secondNote = await seal(noteOf('Where the keys are'), 2, firstNote);
  const items = [archived(sealedLogin), archived(secondNote, [firstNote])];
  const files = [{ fileId, byteCount: sealed.length, sha256: sha256(sealed) }];
  const contents = { items: items.map(listed), files, gaps: [...gaps] };
  const archive = await writeArchive(vault, { exportedAt: at, keys: document, items, contents });
  return {
    archive: { ...archive, items },
    recoveryKey,
    files: new Map([[fileId, sealed]]),
    attachment,
    ids: { login: sealedLogin.itemId, note: secondNote.itemId },
  };
}

export async function zipExport(
  archive: unknown,
  files: ReadonlyMap<string, Bytes>,
): Promise<Buffer<ArrayBuffer>> {
  const entries = [...files].map(([fileId, input]) => ({ name: `files/${fileId}`, input }));
  const zip = downloadZip([{ name: 'vault.json', input: JSON.stringify(archive) }, ...entries]);
  return Buffer.from(await zip.arrayBuffer());
}
