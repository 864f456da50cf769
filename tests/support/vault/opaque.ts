/**
 * A vault as the server sees it: bytes that it cannot open. For tests of what the server does with them; what they mean is
 * tested with the format.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import {
  vaultCommitFiles,
  vaultCreate,
  type vaultReplaceKeys,
  vaultReserveFiles,
  vaultSaveItems,
} from '#shared/callables/vault.ts';
import { type VaultId, vaultFileIdSchema, vaultIdSchema, vaultItemIdSchema } from '#shared/vault/ids.ts';
import type { Person } from '../person.ts';
import { sendContent } from '../upload.ts';

type KeyBox = z.output<typeof vaultReplaceKeys.input>['keys'];
type SavedItem = z.output<typeof vaultSaveItems.input>['items'][number];

const bytes = (length: number) => randomBytes(length).toString('base64url');
const wrapped = () => ({ nonce: bytes(12), wrapped: bytes(48) });

/** `text` in the clear, so that a test may look for it. */
export const opaque = (text = '', length = 64) => ({
  nonce: bytes(12),
  ciphertext: `${text}${bytes(length)}`.slice(0, Math.max(text.length, length)),
});

export function opaqueKeys(): KeyBox & { generation: 1 } {
  const now = new Date(Date.UTC(2026, 10, 22)).toISOString();
  return {
    format: 1,
    vaultId: vaultIdSchema.parse(randomUUID()),
    generation: 1,
    argon2id: { salt: bytes(16), memoryKiB: 65_536, passes: 3, lanes: 1 },
    passphrase: wrapped(),
    recovery: wrapped(),
    devices: [],
    check: bytes(16),
    createdAt: now,
    updatedAt: now,
  };
}

/** The box after another phrase was chosen. */
export const changedKeys = (keys: KeyBox): KeyBox => ({
  ...keys,
  generation: keys.generation + 1,
  passphrase: wrapped(),
});

export async function makeVault(person: Person): Promise<KeyBox> {
  const keys = opaqueKeys();
  await person.call(vaultCreate, { keys });
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
  const md5 = createHash('md5').update(content).digest('base64');
  const { files } = await person.call(vaultReserveFiles, {
    vaultId,
    files: [{ fileId, itemId, byteCount: content.length, md5 }],
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
