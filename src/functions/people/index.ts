/** Whom an owner names: beneficiaries, and the trusted contacts who are asked one day. */
import { defineFeature } from '../feature.ts';
import { grant, remove as removeBeneficiary, save as saveBeneficiary } from './beneficiaries.ts';
import { finishRemovals, remove as removeContact, save as saveContact } from './contacts.ts';
import { eraseElsewhere } from './eraseElsewhere.ts';

export const people = defineFeature({
  callables: [saveBeneficiary, grant, removeBeneficiary, saveContact, removeContact],
  schedules: [finishRemovals],
  accountData: {
    collections: {
      beneficiaries: { exportedAs: null, readBy: 'owner' },
      trustedContacts: { exportedAs: null, readBy: 'owner' },
    },
    eraseElsewhere,
  },
});
