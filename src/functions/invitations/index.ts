/** How who was named hears of it, accepts, and what they then are to the owner. */
import { defineFeature } from '../feature.ts';

export const invitations = defineFeature({
  accountData: {
    collections: {
      invitations: { exportedAs: null, readBy: 'nobody' },
      legacyRoles: { exportedAs: null, readBy: 'owner' },
    },
  },
});
