/** How who was named hears of it, accepts, and what they then are to the owner. */
import { defineFeature } from '../feature.ts';
import { accept, decline, look } from './answer.ts';
import { noteBounces } from './noteBounces.ts';
import { noteCompared, revoke, send } from './send.ts';

export { readStanding, withdraw } from './invitationDocument.ts';

export const invitations = defineFeature({
  callables: [send, revoke, look, accept, decline, noteCompared],
  schedules: [noteBounces],
  accountData: {
    collections: {
      invitations: { exportedAs: null, readBy: 'nobody' },
      legacyRoles: { exportedAs: null, readBy: 'owner' },
    },
  },
});
