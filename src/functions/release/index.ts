/** What beneficiaries are given, stage by stage, and what is taken back when the owner lives. */
import { defineFeature } from '../feature.ts';
import { eraseElsewhere } from './eraseElsewhere.ts';
import { linkItem } from './linkItem.ts';
import { preview } from './preview.ts';
import { linkFile, readVault } from './readVault.ts';
import { RELEASES } from './releaseDocument.ts';

export { askToClaim } from './askToClaim.ts';
export { type Gift, giveStage } from './giveStage.ts';
export { isGiven } from './isGiven.ts';
export { isAnythingLeft, noteLastLook, releasesToLookAt } from './lastLook.ts';
export { readClaimed } from './noteClaimed.ts';
export { receivedFrom, receivedOf, standingFrom, verificationOf } from './releaseDocument.ts';
export { takeBack } from './takeBack.ts';
export { writeDue } from './writeDue.ts';
export { writeRelease } from './writeRelease.ts';

export const release = defineFeature({
  callables: [readVault, linkFile, linkItem, preview],
  accountData: {
    collections: {
      received: { exportedAs: null, readBy: 'owner' },
      [RELEASES]: { exportedAs: null, readBy: 'nobody' },
    },
    eraseElsewhere,
  },
});
