import { randomUUID } from 'node:crypto';
import { accountAgree } from '#shared/callables/agreements.ts';
import { cloneBegin, cloneSaveAnswer, cloneWriteNote } from '#shared/callables/clone.ts';
import { cloneInviteListener } from '#shared/callables/cloneListeners.ts';
import { answerIdSchema, listenerIdSchema, memoryIdSchema } from '#shared/clone/ids.ts';
import { legalVersions } from '../../../../src/shared/legalVersions.ts';
import type { CallableRows } from '../callables.ts';
import { makeAlbum } from '../makeOwn.ts';
import { CANARY, type Scene } from '../scene.ts';

const words = {
  questionId: null,
  question: `${CANARY} asked`,
  language: 'en' as const,
  medium: 'text' as const,
  mediaItemId: null,
  segments: [{ text: `${CANARY} answered`, from: null, to: null }],
  transcribedBy: null,
  when: null,
};

async function begun({ owner }: Scene) {
  const version = legalVersions['ai-clone-agreement'];
  await owner.call(accountAgree, { documents: [{ document: 'ai-clone-agreement', version }] });
  await owner.call(cloneBegin, { languages: ['en'] });
}

async function makeAnswer(scene: Scene) {
  await begun(scene);
  const answerId = answerIdSchema.parse(randomUUID());
  await scene.owner.call(cloneSaveAnswer, { answerId, revision: 0, ...words });
  return answerId;
}

async function makeNote(scene: Scene) {
  await begun(scene);
  const memoryId = memoryIdSchema.parse(`note_${randomUUID()}`);
  const note = { title: '', text: CANARY, language: 'en' as const, when: null };
  await scene.owner.call(cloneWriteNote, { memoryId, ...note });
  return memoryId;
}

async function makeListener(scene: Scene) {
  await begun(scene);
  const listenerId = listenerIdSchema.parse(randomUUID());
  const email = `${listenerId}@${CANARY}.example`;
  await scene.owner.call(cloneInviteListener, {
    listenerId,
    name: 'Ana',
    email,
    relationship: '',
    beneficiaryId: null,
  });
  return listenerId;
}

/** What is asked, once there is a clone. */
const withClone =
  (input: (scene: Scene) => unknown) =>
  async (scene: Scene): Promise<unknown> => {
    await begun(scene);
    return input(scene);
  };

const apart = 'its owner’s clone, which nothing of the library writes';
const secret = 'A'.repeat(43);
const token = `someone.1.1.${'A'.repeat(43)}`;

export const rows: CallableRows = {
  'clone-begin': { apart, input: withClone(() => ({ languages: ['en'] })) },
  'clone-changeSettings': {
    apart,
    input: async (scene) => {
      await begun(scene);
      const stored = await scene.services.firestore.doc(`users/${scene.owner.uid}/clone/settings`).get();
      return { revision: stored.get('revision'), sessionMinutes: 30 };
    },
  },
  'clone-setState': { apart, input: withClone(() => ({ state: 'paused' })) },
  'clone-erase': { apart, input: withClone(() => ({})) },
  'clone-saveAnswer': {
    apart,
    input: withClone(() => ({ answerId: randomUUID(), revision: 0, ...words })),
  },
  // The server of the matrix has nobody who writes recordings down.
  'clone-transcribe': {
    apart,
    isOpenToOwner: false,
    input: async (scene) => ({ answerId: await makeAnswer(scene) }),
  },
  'clone-eraseAnswer': { apart, input: async (scene) => ({ answerId: await makeAnswer(scene) }) },
  'clone-markQuestion': {
    apart,
    input: withClone(() => ({ questionId: 'first-kitchen', mark: 'later' })),
  },
  'clone-writeNote': {
    apart,
    input: withClone(() => ({ memoryId: `note_${randomUUID()}`, text: CANARY, language: 'en' })),
  },
  'clone-changeMemory': {
    apart,
    input: async (scene) => ({
      memoryId: await makeNote(scene),
      revision: 1,
      text: 'Altered',
      language: 'en',
    }),
  },
  'clone-removeMemory': { apart, input: async (scene) => ({ memoryId: await makeNote(scene) }) },
  'clone-restoreMemory': { apart, input: async (scene) => ({ memoryId: await makeNote(scene) }) },
  'clone-chooseAlbum': {
    apart,
    input: withClone(async (scene) => ({ albumId: await makeAlbum(scene), isChosen: true })),
  },
  'clone-setWeekly': {
    apart,
    input: withClone(() => ({ isOn: true, language: 'en', timeZone: 'Europe/Paris' })),
  },
  'clone-inviteListener': {
    apart,
    input: async (scene) => {
      await begun(scene);
      const listenerId = randomUUID();
      return { listenerId, name: 'Ana', email: `${listenerId}@family.example` };
    },
  },
  'clone-removeListener': { apart, input: async (scene) => ({ listenerId: await makeListener(scene) }) },
  'clone-nameSteward': {
    apart,
    input: withClone(() => ({ steward: { name: 'Ana', email: `${randomUUID()}@family.example` } })),
  },
  'clone-lookAtInvitation': { input: () => ({ secret }) },
  'clone-acceptInvitation': { apart, isOpenToOwner: false, input: () => ({ secret, isAdult: true }) },
  'clone-stateAdult': {
    apart,
    input: withClone((scene) => ({ ownerId: scene.owner.uid, isAdult: true })),
  },
  'clone-listHeard': { input: withClone(() => ({})) },
  'clone-leave': { apart, input: ({ owner }) => ({ ownerId: owner.uid, role: 'listener' }) },
  'clone-stewardAct': {
    apart,
    isOpenToOwner: false,
    input: ({ owner }) => ({ ownerId: owner.uid, state: 'suspended' }),
  },
  'clone-lookAtWeekly': { input: () => ({ token }) },
  'clone-answerWeekly': { apart, input: () => ({ token, text: 'Altered' }) },
  'clone-stopWeekly': { apart, input: () => ({ token }) },
};
