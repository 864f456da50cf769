/** A clone is erased whole: first it falls silent, then everything goes, and what was cut short is gone on with. */
import { Timestamp } from 'firebase-admin/firestore';
import { cloneErase } from '#shared/callables/clone.ts';
import { defineHandler } from '../handler.ts';
import { inPages } from '../inPages.ts';
import { defineJob, ownerOf } from '../jobs/index.ts';
import type { Services } from '../services.ts';
import {
  ALBUMS,
  ANSWERS,
  CLONE,
  erasureOf,
  HEARD,
  INDEX,
  INVITATIONS,
  interviewOf,
  LISTENERS,
  MEMORIES,
  now,
  QUESTIONS_SENT,
  settingsOf,
  VECTORS,
} from './cloneDocuments.ts';

/** Conversations are their own capability's, and are erased with the clone that they were held with. */
const CONVERSATIONS = 'cloneConversations';
/** The index before the memories: what is said last is searched no more from the first moment on. */
const COLLECTIONS = [
  INDEX,
  VECTORS,
  INVITATIONS,
  LISTENERS,
  QUESTIONS_SENT,
  ALBUMS,
  MEMORIES,
  ANSWERS,
  CONVERSATIONS,
] as const;

export const erase = defineHandler(cloneErase, {
  access: 'user',
  servesEveryVersion: true,
  run: async (_, { caller: { uid }, services }) => {
    const { firestore, log } = services;
    await firestore.runTransaction(async (transaction) => {
      transaction.set(erasureOf(firestore, uid), { ownerId: uid, erasureStartedAt: now(services) });
      transaction.delete(settingsOf(firestore, uid));
      transaction.delete(interviewOf(firestore, uid));
    });
    await eraseClone(services, uid);
    log.log('info', 'clone-erased', { uid });
    return {};
  },
});

/** May be run again after it was cut short. */
async function eraseClone(services: Services, uid: string): Promise<void> {
  const { firestore } = services;
  for (const name of COLLECTIONS)
    await firestore.recursiveDelete(firestore.collection(`users/${uid}/${name}`));
  await eraseHeard(services, uid);
  await erasureOf(firestore, uid).delete();
}

/** What listeners have of it. */
async function eraseHeard({ firestore }: Services, uid: string): Promise<void> {
  for await (const { ref } of inPages(firestore.collectionGroup(HEARD).where('ownerId', '==', uid))) {
    await firestore.recursiveDelete(ref);
  }
}

export const finishErasing = defineJob({
  name: 'clone-finishErasing',
  expression: '*/10 * * * *',
  due: ({ firestore }, instant) =>
    firestore
      .collectionGroup(CLONE)
      .where('erasureStartedAt', '<=', Timestamp.fromMillis(instant))
      .orderBy('erasureStartedAt'),
  process: (services, subject) => eraseClone(services, ownerOf(subject)),
});

/** With an account: what others have of its clone, and its own part in the clones of others. */
export async function eraseElsewhere(uid: string, services: Services): Promise<void> {
  const { firestore } = services;
  await eraseHeard(services, uid);
  const heard = firestore.collectionGroup(LISTENERS).where('state.accountId', '==', uid);
  for await (const { ref } of inPages(heard)) await ref.delete();
  const stewarded = firestore.collectionGroup(CLONE).where('steward.accountId', '==', uid);
  for await (const { ref } of inPages(stewarded)) await ref.update({ steward: null });
}
