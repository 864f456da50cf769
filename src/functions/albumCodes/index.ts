/** Printed codes: an owner makes them, whoever holds one sees the album and may sign its guest book. */
import { defineFeature } from '../feature.ts';
import { eraseAddresses } from './eraseAddresses.ts';
import { approve, clear, remove } from './guestBook.ts';
import { create, revoke, update } from './manageCodes.ts';
import { open, sign } from './visit.ts';

export const albumCodes = defineFeature({
  callables: [create, update, revoke, approve, remove, clear, open, sign],
  accountData: {
    collections: {
      albumCodes: { exportedAs: 'albumCodes', readBy: 'owner' },
      guestBookEntries: { exportedAs: 'albumCodes', readBy: 'owner' },
    },
    eraseElsewhere: eraseAddresses,
  },
});
