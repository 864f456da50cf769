/** How who was named hears of it, accepts, and what they then are to the owner. */
import { defineFeature } from '../feature.ts';
import { accept, decline, look } from './answer.ts';
import { askAnew } from './askAnew.ts';
import { challenge, claim, look as lookAtKit } from './claimByKit.ts';
import { keep, revoke as revokeKit } from './claimKitDocument.ts';
import { noteBounces } from './noteBounces.ts';
import { noteCompared, revoke, send } from './send.ts';

export { readStanding, withdraw } from '../peopleDocuments/index.ts';

export const invitations = defineFeature({
  callables: [
    send,
    revoke,
    look,
    accept,
    decline,
    askAnew,
    noteCompared,
    keep,
    revokeKit,
    lookAtKit,
    challenge,
    claim,
  ],
  schedules: [noteBounces],
  accountData: {
    collections: {
      invitations: { exportedAs: null, readBy: 'nobody' },
      claimKits: { exportedAs: null, readBy: 'owner' },
      legacyRoles: { exportedAs: null, readBy: 'owner' },
    },
  },
});
