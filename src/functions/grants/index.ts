/** The keys of people and what is locked for them: kept, counted and withheld by a server that can open neither. */
import { defineFeature } from '../feature.ts';

export const grants = defineFeature({
  accountData: {
    collections: {
      personKeys: { exportedAs: null, readBy: 'owner' },
      grants: { exportedAs: null, readBy: 'owner' },
      grantedItems: { exportedAs: null, readBy: 'nobody' },
    },
  },
});
