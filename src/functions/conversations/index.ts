/** Conversations with a clone: asked by who may hear it, answered from what was recorded, paid by who asks. */
import { defineFeature } from '../feature.ts';
import { ask } from './ask.ts';
import { end } from './end.ts';
import { closeInterrupted } from './interrupted.ts';
import { open } from './open.ts';
import { openSource } from './openSource.ts';
import { readAllowance } from './readAllowance.ts';
import { suggest } from './suggest.ts';
import { erase, eraseElsewhere, list } from './transcripts.ts';

export const conversations = defineFeature({
  callables: [open, ask, end, erase, list, openSource, suggest, readAllowance],
  schedules: [closeInterrupted],
  accountData: {
    collections: {
      cloneConversations: { exportedAs: 'clone', readBy: 'owner' },
      // How often they asked: numbers, nothing that a person gave.
      cloneUsage: { exportedAs: null, readBy: 'nobody' },
    },
    eraseElsewhere,
  },
});
