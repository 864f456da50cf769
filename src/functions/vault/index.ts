/** The personal vault: what its owner sealed, kept, counted and ordered by a server that cannot open it. */
import { defineFeature } from '../feature.ts';
import { removeLeftFiles } from './discardedFiles.ts';
import { bringBack, discard, eraseDiscarded } from './discardVault.ts';
import { abandonFiles, commitFiles, extendFiles, giveUpLate, reserveFiles } from './files.ts';
import { create, forgetFormerKeys, noteOpened, replaceKeys } from './keys.ts';
import { saveItems } from './saveItems.ts';
import { emptyTrash, erase, restore, trash } from './trashItems.ts';

export { textOfVaultItem } from './itemFigures.ts';
export {
  assertVaultInUse,
  vaultFileFrom,
  vaultFilePath,
  vaultFilesOf,
  vaultItemFrom,
  vaultItemsOf,
} from './vaultDocuments.ts';

export const vault = defineFeature({
  callables: [
    create,
    replaceKeys,
    noteOpened,
    discard,
    bringBack,
    saveItems,
    trash,
    restore,
    erase,
    reserveFiles,
    extendFiles,
    commitFiles,
    abandonFiles,
  ],
  schedules: [forgetFormerKeys, emptyTrash, eraseDiscarded, giveUpLate, removeLeftFiles],
  accountData: {
    collections: {
      vaults: { exportedAs: null, readBy: 'owner' },
      vaultItems: { exportedAs: null, readBy: 'owner' },
      vaultFiles: { exportedAs: null, readBy: 'nobody' },
      formerVaultKeys: { exportedAs: null, readBy: 'owner' },
    },
    loadDemo: async () => (await import('./demo/makeVault.ts')).makeVault,
  },
});
