/** The life verification: it is fed, kept, looked at by the clock, and what it causes is carried out. */
import { defineFeature } from '../feature.ts';
import { carryOutDue, hearReceipts } from './carryOut.ts';
import { addChannel, orderChannels, removeChannel, sendCode, verifyChannel } from './channelCalls.ts';
import { CHANNEL_CODES } from './channelCodes.ts';
import { closeReleased } from './closeReleased.ts';
import { leave, report, vote } from './contactCalls.ts';
import { EFFECTS } from './effectRows.ts';
import { goOnRehearsing } from './goOnRehearsing.ts';
import { checkInByLink } from './linkCall.ts';
import { arm, beginAgain, cancel, checkIn, configure, dropChange, pause, resume } from './ownerCalls.ts';
import { rehearse, undoRehearsal } from './rehearsal.ts';
import { VERIFICATIONS } from './verificationDocument.ts';
import { tick } from './watchClock.ts';
import { writeDue } from './writeDueReleases.ts';

export { noteSignOfLife } from './actAsOwner.ts';
export { carryOutSoon } from './carryOut.ts';
export { EFFECTS } from './effectRows.ts';
export { feed, type ReadVerification, readOrBegin, readVerification, writeLogLine } from './feed.ts';
export { feedAcceptance, feedOwnerAct, type OwnerAct, readOwnerAct, withPerson } from './ownerAct.ts';
export { isDeletionPutOff } from './putOffDeletion.ts';
export { draftCaseNotice, isWatchedFor } from './tellOfCase.ts';
export { VERIFICATIONS, verificationOf } from './verificationDocument.ts';
export { readWatch } from './watchDocument.ts';

export const lifeVerification = defineFeature({
  callables: [
    configure,
    addChannel,
    sendCode,
    verifyChannel,
    removeChannel,
    orderChannels,
    arm,
    checkIn,
    pause,
    resume,
    cancel,
    beginAgain,
    dropChange,
    rehearse,
    goOnRehearsing,
    undoRehearsal,
    report,
    vote,
    leave,
    checkInByLink,
  ],
  schedules: [tick, carryOutDue, hearReceipts, writeDue, closeReleased],
  accountData: {
    collections: {
      channels: { exportedAs: 'lifeVerification', readBy: 'owner' },
      [CHANNEL_CODES]: { exportedAs: null, readBy: 'nobody' },
      [VERIFICATIONS]: { exportedAs: 'lifeVerification', readBy: 'owner' },
      legacyLog: { exportedAs: 'lifeVerification', readBy: 'owner' },
      [EFFECTS]: { exportedAs: null, readBy: 'nobody' },
      resealedShares: { exportedAs: null, readBy: 'nobody' },
    },
  },
});
