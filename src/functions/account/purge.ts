/**
 * Erases accounts: those whose 30 days are over, and what is left of those that were deleted at the identity service
 * itself, 30 days later ([Note: Deleted elsewhere]). Documents go before the files they name, and the profile last, so that a run that was interrupted is found and finished by the
 * next.
 */
import { type DocumentReference, type DocumentSnapshot, Filter, Timestamp } from 'firebase-admin/firestore';
import { ACCOUNT_DELETION_UNDO } from '#shared/limits.ts';
import { findAccount, isMissingAccount } from '../access/index.ts';
import type { AccountData } from '../accountData.ts';
import { defineAccountTrigger } from '../accountTrigger.ts';
import { deliverSoon, draftMail, findAddressee, languageOf, queueMail } from '../delivery/index.ts';
import { defineJob } from '../jobs/index.ts';
import { isDeletionPutOff } from '../lifeVerification/index.ts';
import type { Schedule } from '../schedule.ts';
import type { Services } from '../services.ts';
import { draftDeletedElsewhere, WARNING } from './deletionMails.ts';

/** The jobs that erase, of what every capability keeps. */
export function createErasure(accountData: readonly AccountData[]): readonly Schedule[] {
  const eraseAccount: EraseAccount = (uid, services) => eraseEverything(uid, services, accountData);
  return [createPurge(eraseAccount), createSecondSweep(eraseAccount), createEndOfKeeping(eraseAccount)];
}

type EraseAccount = (uid: string, services: Services) => Promise<void>;

const createPurge = (eraseAccount: EraseAccount) =>
  defineJob({
    name: 'account-purge',
    erases: true,
    expression: '17 * * * *',
    due: ({ firestore }, now) =>
      firestore
        .collection('users')
        .where('deletionDueAt', '<=', Timestamp.fromMillis(now))
        .orderBy('deletionDueAt'),
    process: async (services, { id: uid, ref: profile }) => {
      const { firestore, clock } = services;
      const addressee = await findAddressee(services, uid);
      // Whoever cancelled since the query is found here; whoever cancels after this is told that it is too late.
      const isClaimed = await firestore.runTransaction(async (transaction) => {
        const stored = await transaction.get(profile);
        const dueAt: unknown = stored.get('deletionDueAt');
        if (!(dueAt instanceof Timestamp) || dueAt.toMillis() > clock.now()) return false;
        if (stored.get('erasureStartedAt') == null && !isWarned(stored, dueAt, clock.now())) return false;
        if (stored.get('erasureStartedAt') == null && (await isDeletionPutOff(transaction, services, uid)))
          return false;
        transaction.update(profile, {
          erasureStartedAt: Timestamp.fromMillis(clock.now()),
          // The account is gone by the time that its owner is told, also to a run that goes on after a fault.
          ...(addressee ? { farewellTo: addressee.to } : {}),
        });
        return true;
      });
      if (!isClaimed) return;
      await eraseAccount(uid, services);
      const mails = await firestore.runTransaction(async (transaction) => {
        const farewell = draftFarewell(await transaction.get(profile));
        const queued = await queueMail(transaction, services, farewell);
        transaction.delete(profile);
        // What a call under way still writes is swept by `eraseDeleted`.
        transaction.set(markOf(services, uid), { deletedAt: Timestamp.fromMillis(clock.now()) });
        return queued;
      });
      await deliverSoon(services, mails);
    },
  });

function draftFarewell(profile: DocumentSnapshot) {
  const to: unknown = profile.get('farewellTo');
  if (typeof to !== 'string') return [];
  return draftMail({ uid: null, to, language: languageOf(profile) }, profile.id, 'account-deleted', {});
}

/**
 * Whether the person was reminded long enough ago, whatever the clock did since. Where no mail can reach them, a second
 * time of grace stands for the reminder. A profile that says nothing of it was reminded by an earlier release.
 */
function isWarned(stored: DocumentSnapshot, dueAt: Timestamp, now: number): boolean {
  if (now - dueAt.toMillis() >= ACCOUNT_DELETION_UNDO) return true;
  const remindedAt: unknown = stored.get('deletionRemindedAt');
  if (remindedAt instanceof Timestamp) {
    // Sent by a clock that was ahead of its day: the day it speaks of has come all the same.
    return Math.abs(now - remindedAt.toMillis()) >= WARNING;
  }
  return stored.get('deletionReminderAt') == null;
}

/** By then a call that was let in before an account's end has ended too, in milliseconds. */
const CALLS_OVER = 10 * 60_000;

/**
 * [Note: Deleted elsewhere]
 * Whoever is signed in can delete the account by the identity service's own call, past the 30 days that ours gives. It is
 * gone at once then, but not what it kept: its owner is told, and has the 30 days to have the account made again under
 * its id. `deletedAccounts/{uid}` is written when an account ends, here or at the identity service, with `deletedAt`;
 * where something is kept, `keptUntil` takes its place.
 */
const createSecondSweep = (eraseAccount: EraseAccount) =>
  defineJob({
    name: 'account-eraseDeleted',
    expression: '*/10 * * * *',
    due: ({ firestore }, now) =>
      firestore
        .collection('deletedAccounts')
        .where(
          Filter.or(
            Filter.where('deletedAt', '<=', Timestamp.fromMillis(now - CALLS_OVER)),
            // Deleted by a clock that was ahead.
            Filter.where('deletedAt', '>', Timestamp.fromMillis(now + CALLS_OVER)),
          ),
        )
        .orderBy('deletedAt'),
    process: async (services, { id: uid, ref: mark }) => {
      if (await keepForOwner(uid, services)) return;
      await eraseUnlessThere(uid, mark, services, eraseAccount);
    },
  });

/** See [Note: Deleted elsewhere]. */
const createEndOfKeeping = (eraseAccount: EraseAccount) =>
  defineJob({
    name: 'account-eraseKept',
    erases: true,
    expression: '27 * * * *',
    due: ({ firestore }, now) =>
      firestore
        .collection('deletedAccounts')
        .where('keptUntil', '<=', Timestamp.fromMillis(now))
        .orderBy('keptUntil'),
    process: (services, { id: uid, ref: mark }) => eraseUnlessThere(uid, mark, services, eraseAccount),
  });

/** An account that is there after all, as after an import, keeps what is its own. */
async function eraseUnlessThere(
  uid: string,
  mark: DocumentReference,
  services: Services,
  eraseAccount: EraseAccount,
): Promise<void> {
  const end = services.firestore.batch().delete(mark);
  if (!(await findAccount(services, uid))) {
    await eraseAccount(uid, services);
    end.delete(services.firestore.doc(`users/${uid}`));
  }
  await end.commit();
}

/** Whether an account that ended otherwise than by the purge leaves something; its owner is told in the same transaction. */
async function keepForOwner(uid: string, services: Services): Promise<boolean> {
  const { firestore, clock } = services;
  if (await findAccount(services, uid)) return false;
  const mails = await firestore.runTransaction(async (transaction) => {
    const [profile, mark] = await transaction.getAll(firestore.doc(`users/${uid}`), markOf(services, uid));
    const deletedAt: unknown = mark?.get('deletedAt');
    if (!profile?.exists || profile.get('erasureStartedAt') != null) return null;
    if (!(deletedAt instanceof Timestamp)) return null;
    const keptUntil = Math.min(deletedAt.toMillis(), clock.now()) + ACCOUNT_DELETION_UNDO;
    const queued = await queueMail(
      transaction,
      services,
      draftDeletedElsewhere(services, profile, keptUntil),
    );
    transaction.set(markOf(services, uid), { keptUntil: Timestamp.fromMillis(keptUntil) });
    return queued;
  });
  if (mails === null) return false;
  services.log.log('warning', 'account-deleted-elsewhere', { uid });
  await deliverSoon(services, mails);
  return true;
}

/** Deleted by its owner's client or in the console: what it kept is to be erased. */
export const noteDeletion = defineAccountTrigger({
  name: 'account-noteDeletion',
  event: 'deleted',
  run: async (uid, { services }) => {
    await markOf(services, uid).set({ deletedAt: Timestamp.fromMillis(services.clock.now()) });
  },
});

const markOf = ({ firestore }: Services, uid: string) => firestore.doc(`deletedAccounts/${uid}`);

/** Everything but the profile, which is the caller's to delete. */
async function eraseEverything(
  uid: string,
  services: Services,
  accountData: readonly AccountData[],
): Promise<void> {
  const { auth, bucket, firestore, log } = services;
  // Signed out and barred first: nothing may be written behind the sweep.
  await ignoringMissingAccount(auth.updateUser(uid, { disabled: true }));
  await ignoringMissingAccount(auth.revokeRefreshTokens(uid));
  const profile = firestore.doc(`users/${uid}`);
  await eraseBelow(profile, services);
  await bucket.deleteFiles({ prefix: `users/${uid}/` });
  for (const { eraseElsewhere } of accountData) await eraseElsewhere?.(uid, services);
  await ignoringMissingAccount(auth.deleteUser(uid));
  // A call that was under way may have written since.
  await eraseBelow(profile, services);
  log.log('info', 'account-erased', { uid });
}

async function eraseBelow(profile: DocumentReference, { firestore }: Services): Promise<void> {
  for (const collection of await profile.listCollections()) await firestore.recursiveDelete(collection);
}

async function ignoringMissingAccount(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isMissingAccount(error)) throw error;
  }
}
