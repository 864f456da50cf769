/** Whom an owner names: beneficiaries, and the trusted contacts who are asked one day. */
import { defineFeature } from '../feature.ts';

export const people = defineFeature({
  accountData: {
    collections: {
      beneficiaries: { exportedAs: null, readBy: 'owner' },
      trustedContacts: { exportedAs: null, readBy: 'owner' },
    },
  },
});
