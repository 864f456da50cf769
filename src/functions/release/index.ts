/** What beneficiaries are given, stage by stage, and what is taken back when the owner lives. */
import { defineFeature } from '../feature.ts';

export { type Gift, giveStage, takeBack } from './giveStage.ts';

export const release = defineFeature({
  accountData: {
    collections: {
      received: { exportedAs: null, readBy: 'owner' },
    },
  },
});
