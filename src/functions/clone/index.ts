/** The clone: what its owner told, what may be searched of it, who may talk to it, and how it ends. */
import { defineFeature } from '../feature.ts';
import { eraseAnswer, markQuestion, saveAnswer } from './answers.ts';
import { erase, eraseElsewhere, finishErasing } from './erase.ts';
import { inviteListener, nameSteward, removeListener } from './listeners/inviteCalls.ts';
import {
  acceptInvitation,
  leave,
  listHeard,
  lookAtInvitation,
  stateAdult,
} from './listeners/listenerCalls.ts';
import { stewardAct } from './listeners/stewardActs.ts';
import { embedPassages } from './memories/embedPassages.ts';
import { changeMemory, removeMemory, restoreMemory, writeNote } from './memories/manageMemories.ts';
import { mendIndexes } from './searchIndex/mendIndexes.ts';
import { begin, changeSettings, setState, setWeekly } from './settings.ts';
import { chooseAlbum, followAlbums } from './sources/albumCalls.ts';
import { transcribe } from './transcribe.ts';
import { askWeekly } from './weekly/askWeekly.ts';
import { answerWeekly, lookAtWeekly, stopWeekly } from './weekly/weeklyCalls.ts';

export { memoriesOf, memoryFrom, vectorsOf } from './cloneDocuments.ts';
export { type Heard, readHearing } from './hearing.ts';
export { type ReadIndex, readIndex, readIndexVersion } from './searchIndex/readIndex.ts';

export const clone = defineFeature({
  callables: [
    begin,
    changeSettings,
    setState,
    setWeekly,
    erase,
    saveAnswer,
    transcribe,
    eraseAnswer,
    markQuestion,
    writeNote,
    changeMemory,
    removeMemory,
    restoreMemory,
    chooseAlbum,
    inviteListener,
    removeListener,
    nameSteward,
    lookAtInvitation,
    acceptInvitation,
    stateAdult,
    listHeard,
    leave,
    stewardAct,
    lookAtWeekly,
    answerWeekly,
    stopWeekly,
  ],
  schedules: [followAlbums, mendIndexes, embedPassages, finishErasing, askWeekly],
  accountData: {
    collections: {
      clone: { exportedAs: 'clone', readBy: 'owner' },
      cloneAnswers: { exportedAs: 'clone', readBy: 'owner' },
      cloneMemories: { exportedAs: 'clone', readBy: 'owner' },
      cloneAlbums: { exportedAs: 'clone', readBy: 'owner' },
      cloneListeners: { exportedAs: 'clone', readBy: 'owner' },
      cloneIndex: { exportedAs: null, readBy: 'nobody' },
      cloneVectors: { exportedAs: null, readBy: 'nobody' },
      cloneInvitations: { exportedAs: null, readBy: 'nobody' },
      cloneQuestions: { exportedAs: null, readBy: 'nobody' },
      heardClones: { exportedAs: null, readBy: 'nobody' },
    },
    eraseElsewhere,
    loadDemo: async () => (await import('./demo/makeClone.ts')).makeClone,
  },
});
