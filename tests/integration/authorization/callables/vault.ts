import { randomUUID } from 'node:crypto';
import { vaultTrash } from '#shared/callables/vault.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import {
  newItem,
  opaque,
  opaqueKeys,
  openingProof,
  saveOne,
  sendVaultFile,
} from '../../../support/vault/opaque.ts';
import type { CallableRows } from '../callables.ts';
import type { Scene } from '../scene.ts';

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
    input: () => ({ keys: opaqueKeys() }),
  },
  'vault-saveItems': {
    input: ({ vaultId }) => ({ vaultId, items: [newItem()] }),
  },
  'vault-trash': {
    input: async (scene) => trashInput(scene, await makeVaultItem(scene)),
  },
  'vault-restore': {
    input: async (scene) => {
      const itemId = await makeVaultItem(scene, true);
      return { vaultId: scene.vaultId, items: [{ itemId, basedOn: 2, sealed: opaque() }] };
    },
  },
  'vault-erase': {
    input: async (scene) => {
      const itemId = await makeVaultItem(scene, true);
      return { vaultId: scene.vaultId, items: [{ itemId, version: 2 }] };
    },
  },
  'vault-reserveFiles': {
    input: ({ vaultId, vaultItemId }) => {
      const file = { fileId: randomUUID(), itemId: vaultItemId, byteCount: 2048, crc32c: 'AAAAAQ==' };
      return { vaultId, files: [file] };
    },
  },
  'vault-extendFiles': { input: sendOne },
  'vault-commitFiles': { input: sendOne },
  'vault-abandonFiles': { input: sendOne },
  'vault-noteOpened': { input: ({ vaultId }) => ({ vaultId, generation: 2, openingProof }) },
  // Both want a sign-in of the last minutes.
  'vault-replaceKeys': {
    isOpenToOwner: false,
    input: () => ({ keys: opaqueKeys() }),
  },
  'vault-discard': {
    isOpenToOwner: false,
    input: ({ vaultId }) => ({ vaultId }),
  },
  'vault-bringBack': { input: ({ vaultId }) => ({ vaultId }) },
};
