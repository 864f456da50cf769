/**
 * A vault as the server sees it: bytes that it cannot open. For tests of what the server does with them; what they mean is
 * tested with the format.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { vaultCommitFiles, vaultCreate, vaultReserveFiles, vaultSaveItems } from '#shared/callables/vault.ts';
import { crc32cOf } from '#shared/vault/crc32c.ts';
import { type VaultId, vaultFileIdSchema, vaultIdSchema, vaultItemIdSchema } from '#shared/vault/ids.ts';
import type { StoredKeyBox } from '#shared/vault/stored.ts';
import type { Person } from '../person.ts';
import { sendContent } from '../upload.ts';

type SavedItem = z.output<typeof vaultSaveItems.input>['items'][number];

const bytes = (length: number) => randomBytes(length).toString('base64url');
const wrapped = () => ({ nonce: bytes(12), wrapped: bytes(48) });

/** `text` in the clear, so that a test may look for it. */
export const opaque = (text = '', length = 64) => ({
  nonce: bytes(12),
  // Cut where no letter is left over: any letters are bytes then.
  ciphertext: `${text}${bytes(length)}`.slice(0, Math.ceil(Math.max(text.length, length) / 4) * 4),
});

export function opaqueKeys(): StoredKeyBox {
  return {
    format: 1,
    vaultId: vaultIdSchema.parse(randomUUID()),
    generation: 1,
    check: bytes(32),
    argon2id: { salt: bytes(16), memoryKiB: 65_536, passes: 3, lanes: 1 },
    passphrase: { generation: 1, ...wrapped() },
    recovery: { generation: 1, ...wrapped() },
    devices: [],
    mac: bytes(32),
  };
}

/** The box after another phrase was chosen. */
export const changedKeys = (keys: StoredKeyBox): StoredKeyBox => ({
  ...keys,
  generation: keys.generation + 1,
  passphrase: { generation: keys.generation + 1, ...wrapped() },
  mac: bytes(32),
});

/** What only who opened the vaults made here can show. */
export const openingProof = bytes(32);

export async function makeVault(person: Person): Promise<StoredKeyBox> {
  const keys = opaqueKeys();
  const hash = createHash('sha256').update(Buffer.from(openingProof, 'base64url')).digest('base64url');
  await person.call(vaultCreate, { keys, openingProofHash: hash });
  return keys;
}

export const newItem = (changes: Partial<SavedItem> = {}): SavedItem => ({
  itemId: vaultItemIdSchema.parse(randomUUID()),
  kind: 'note',
  basedOn: 0,
  key: wrapped(),
  sealed: opaque(),
  fileIds: [],
  ...changes,
});

export async function saveOne(person: Person, vaultId: VaultId, item: SavedItem) {
  const { items } = await person.call(vaultSaveItems, { vaultId, items: [item] });
  const [outcome] = items;
  if (!outcome) throw new Error('No answer.');
  return outcome;
}

/** Reserved, and sent unless `isSent` is false; not committed. */
export async function sendVaultFile(
  person: Person,
  vaultId: VaultId,
  itemId: SavedItem['itemId'],
  { content = randomBytes(5_000), isSent = true } = {},
) {
  const fileId = vaultFileIdSchema.parse(randomUUID());
  const crc32c = await crc32cOf(content);
  const { files } = await person.call(vaultReserveFiles, {
    vaultId,
    files: [{ fileId, itemId, byteCount: content.length, crc32c }],
  });
  if (files[0]?.outcome !== 'done') throw new Error(`Not reserved: ${JSON.stringify(files)}`);
  if (isSent) {
    const folder = `users/${person.uid}/vault`;
    await sendContent(person, folder, Buffer.from(content), 'application/octet-stream', fileId);
  }
  return fileId;
}

export async function storeVaultFile(person: Person, vaultId: VaultId, itemId: SavedItem['itemId']) {
  const fileId = await sendVaultFile(person, vaultId, itemId);
  await person.call(vaultCommitFiles, { fileIds: [fileId] });
  return fileId;
}
