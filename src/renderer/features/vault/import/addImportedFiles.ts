/** Files of an imported item go the way of all files: sealed on this device, and then through the upload queue. */
import { addToVault } from '#features/uploads/index.ts';
import { vaultSession } from '../open/vaultStore.ts';
import type { AddFiles } from './runImport.ts';

/** They are on their way when this answers. Throws VaultLockedError. */
export const addImportedFiles: AddFiles = async ({ itemId }, files) => {
  const { ownerId, vaultId } = vaultSession().identity();
  addToVault(
    ownerId,
    { vaultId, itemId },
    files.map(({ name, contentType, bytes }) => new File([bytes], name, { type: contentType })),
  );
};
