import { randomUUID } from 'node:crypto';
import { vaultTrash } from '#shared/callables/vault.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { describeFile, fakeJpeg } from '../../../support/upload.ts';
import { newItem, opaque, opaqueKeys, saveOne, sendVaultFile } from '../../../support/vault/opaque.ts';
import type { CallableRows } from '../callables.ts';
import type { Scene } from '../scene.ts';

const KEYS = 'the key box and its former ones';
const SEALED =
  'sealed items and files; of the library only the figures of the profile, in the same transaction';

async function makeVaultItem(scene: Scene, isTrashed = false) {
  const item = newItem();
  await saveOne(scene.owner, scene.vaultId, item);
  if (isTrashed) await scene.owner.call(vaultTrash, trashInput(scene, item.itemId));
  return item.itemId;
}
const trashInput = ({ vaultId }: Scene, itemId: VaultItemId) => ({
  vaultId,
  items: [{ itemId, basedOn: 1, sealed: opaque(), tombstone: opaque() }],
});
const sendOne = async ({ owner, vaultId, vaultItemId }: Scene) => ({
  fileIds: [await sendVaultFile(owner, vaultId, vaultItemId)],
});

export const rows: CallableRows = {
  // The owner has a vault in use already.
  'vault-create': {
    isOpenToOwner: false,
    apart: KEYS,
    input: () => ({ keys: opaqueKeys() }),
  },
  'vault-saveItems': {
    apart: SEALED,
    input: ({ vaultId }) => ({ vaultId, items: [newItem()] }),
  },
  'vault-trash': {
    apart: SEALED,
    input: async (scene) => trashInput(scene, await makeVaultItem(scene)),
  },
  'vault-restore': {
    apart: SEALED,
    input: async (scene) => {
      const itemId = await makeVaultItem(scene, true);
      return { vaultId: scene.vaultId, items: [{ itemId, basedOn: 2, sealed: opaque() }] };
    },
  },
  'vault-erase': {
    apart: SEALED,
    input: async (scene) => ({ vaultId: scene.vaultId, itemIds: [await makeVaultItem(scene, true)] }),
  },
  'vault-reserveFiles': {
    apart: SEALED,
    input: ({ vaultId, vaultItemId }) => {
      const { byteCount, md5 } = describeFile(fakeJpeg(2048));
      return { vaultId, files: [{ fileId: randomUUID(), itemId: vaultItemId, byteCount, md5 }] };
    },
  },
  'vault-extendFiles': { apart: SEALED, input: sendOne },
  'vault-commitFiles': { apart: SEALED, input: sendOne },
  'vault-abandonFiles': { apart: SEALED, input: sendOne },
  // Both want a sign-in of the last minutes.
  'vault-replaceKeys': {
    isOpenToOwner: false,
    apart: KEYS,
    input: () => ({ keys: opaqueKeys() }),
  },
  'vault-discard': {
    isOpenToOwner: false,
    apart: KEYS,
    input: ({ vaultId }) => ({ vaultId }),
  },
  'vault-bringBack': { apart: KEYS, input: ({ vaultId }) => ({ vaultId }) },
};
