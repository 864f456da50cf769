/** The keys of people and what is locked for them: kept, counted and withheld by a server that can open neither. */
import { defineFeature } from '../feature.ts';
import { eraseLeftovers } from './grantedItems.ts';
import { create as createOwnerKeys, savePins } from './ownerKeys.ts';
import { create, replaceBox, reset } from './personKeys.ts';
import { readForContact } from './readForContact.ts';
import { revoke } from './revocations.ts';
import { changeItems, save } from './saveGrants.ts';
import { eraseRemains, saveLetters } from './sealedLetters.ts';

export { sweepLeftovers } from './grantedItems.ts';
export { readGrantRemoval } from './saveGrants.ts';

export const grants = defineFeature({
  callables: [
    create,
    replaceBox,
    reset,
    createOwnerKeys,
    savePins,
    save,
    changeItems,
    revoke,
    saveLetters,
    readForContact,
  ],
  schedules: [eraseLeftovers, eraseRemains],
  accountData: {
    collections: {
      personKeys: { exportedAs: null, readBy: 'owner' },
      grants: { exportedAs: null, readBy: 'owner' },
      // By it the owner's page knows which items are still to be wrapped.
      grantedItems: { exportedAs: null, readBy: 'owner' },
      grantLeftovers: { exportedAs: null, readBy: 'nobody' },
      grantRemains: { exportedAs: null, readBy: 'nobody' },
      ownerKeys: { exportedAs: null, readBy: 'owner' },
      releaseCopies: { exportedAs: null, readBy: 'owner' },
      releaseContents: { exportedAs: null, readBy: 'owner' },
      revocations: { exportedAs: null, readBy: 'owner' },
    },
  },
});
