import { randomUUID } from 'node:crypto';
import { beneficiariesSave } from '#shared/callables/beneficiaries.ts';
import type { CallableRows } from '../callables.ts';
import { CANARY } from '../scene.ts';

export const rows: CallableRows = {
  // An owner receives nothing of their own.
  'releases-readVault': {
    isOpenToOwner: false,
    input: ({ owner }) => ({ ownerId: owner.uid }),
  },
  'releases-linkFile': {
    isOpenToOwner: false,
    input: ({ owner, vaultFileId }) => ({ ownerId: owner.uid, fileId: vaultFileId }),
  },
  'releases-linkItem': {
    isOpenToOwner: false,
    input: ({ owner, photoId }) => ({ ownerId: owner.uid, itemId: photoId }),
  },
  'releases-preview': {
    input: async ({ owner }) => {
      const beneficiaryId = randomUUID();
      const words = { name: `${CANARY} Jules`, email: `${CANARY}@example.org` };
      await owner.call(beneficiariesSave, { beneficiaryId, basedOn: 0, words });
      return { beneficiaryId };
    },
  },
};
