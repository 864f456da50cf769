/**
 * Erases the accounts whose 30 days are over: files, documents, the identity record, and last the profile, so that a
 * run that was interrupted is found and finished by the next.
 */
import { Timestamp } from 'firebase-admin/firestore';
import { defineSchedule } from '../schedule.ts';
import type { Services } from '../services.ts';
import { recoveryDocument } from './recovery.ts';

const ACCOUNTS_A_RUN = 20;

export const purge = defineSchedule({
  name: 'account-purge',
  expression: '17 * * * *',
  run: async ({ services }) => {
    const due = await services.firestore
      .collection('users')
      .where('deletionDueAt', '<=', Timestamp.fromMillis(services.clock.now()))
      .limit(ACCOUNTS_A_RUN)
      .get();
    for (const { id } of due.docs) await erase(id, services);
  },
});

async function erase(uid: string, services: Services): Promise<void> {
  const { auth, bucket, firestore, log } = services;
  // Signed out and barred first: nothing may be written behind the sweep.
  await ignoringMissingAccount(auth.updateUser(uid, { disabled: true }));
  await ignoringMissingAccount(auth.revokeRefreshTokens(uid));
  await bucket.deleteFiles({ prefix: `users/${uid}/` });
  const profile = firestore.doc(`users/${uid}`);
  for (const collection of await profile.listCollections()) await firestore.recursiveDelete(collection);
  await recoveryDocument(services, uid).delete();
  await ignoringMissingAccount(auth.deleteUser(uid));
  await profile.delete();
  log.log('info', 'account-erased', { uid });
}

async function ignoringMissingAccount(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
    if (!isMissing) throw error;
  }
}
