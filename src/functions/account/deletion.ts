/**
 * Deleting an account: asked for with a fresh sign-in, undone within 30 days by one click, then everything is erased.
 * `users/{uid}.deletionDueAt` is the whole state, `deletionReminderAt` the one reminder still to send, and
 * `deletionRemindedAt` when a mail server took it.
 */
import { type DocumentSnapshot, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { accountCancelDeletion, accountRequestDeletion } from '#shared/callables/account.ts';
import { ACCOUNT_DELETION_REMINDER, ACCOUNT_DELETION_UNDO } from '#shared/limits.ts';
import { assertRecentSignIn } from '../access/index.ts';
import {
  countMails,
  deliverSoon,
  findAddressee,
  findMessage,
  outboundMessage,
  queueMail,
} from '../delivery/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { defineJob } from '../jobs/index.ts';
import { noteSignOfLife } from '../lifeVerification/index.ts';
import type { Services } from '../services.ts';
import { followSoon } from '../subscriptions/index.ts';
import { announcementIdsOf, draftCancelledMail, draftDeletionMail, reminderIdOf } from './deletionMails.ts';

/** Each sends two mails, also to an address that nobody confirmed: it may be a stranger's. */
const REQUESTS_A_DAY = 3;
const DAY = 24 * 60 * 60_000;

export const requestDeletion = defineHandler(accountRequestDeletion, {
  access: 'user',
  run: async (_input, { caller, services }) => {
    const now = services.clock.now();
    assertRecentSignIn(caller, services);
    const { uid } = caller;
    const profile = services.firestore.doc(`users/${uid}`);
    const addressee = await findAddressee(services, uid);
    const { dueAt, mails } = await services.firestore.runTransaction(async (transaction) => {
      const stored = await transaction.get(profile);
      if (!stored.exists) throw new Refusal('not-found', 'This account has no profile yet.');
      const asked: unknown = stored.get('deletionDueAt');
      // Asking twice does not start the 30 days again, nor mails again. A day further away was named by a clock that was
      // ahead.
      if (asked instanceof Timestamp && asked.toMillis() <= now + ACCOUNT_DELETION_UNDO) {
        return { dueAt: asked.toMillis(), mails: [] };
      }
      if (addressee && (await countRequests(transaction, services, addressee.to)) >= REQUESTS_A_DAY) {
        throw new Refusal('too-many-attempts', 'You asked for this too often today. Try again tomorrow.');
      }
      const due = now + ACCOUNT_DELETION_UNDO;
      const drafts = draftDeletionMail('account-deletion-requested', services, addressee, uid, due);
      const queued = await queueMail(transaction, services, drafts);
      const change = {
        deletionDueAt: Timestamp.fromMillis(due),
        deletionReminderAt: Timestamp.fromMillis(due - ACCOUNT_DELETION_REMINDER),
      };
      transaction.update(profile, change);
      return { dueAt: due, mails: queued };
    });
    services.log.log('info', 'account-deletion-requested', { uid });
    await followSoon(services, uid);
    await noteSignOfLife(services, uid);
    await deliverSoon(services, mails);
    return { dueAt: new Date(dueAt).toISOString() };
  },
});

const countRequests = (transaction: Transaction, services: Services, to: string) =>
  countMails(transaction, services, {
    to,
    purpose: 'account-deletion-requested',
    since: services.clock.now() - DAY,
  });

export const cancelDeletion = defineHandler(accountCancelDeletion, {
  access: 'user',
  servesEveryVersion: true,
  run: async (_input, { caller, services }) => {
    const { uid } = caller;
    const profile = services.firestore.doc(`users/${uid}`);
    const addressee = await findAddressee(services, uid);
    const mails = await services.firestore.runTransaction(async (transaction) => {
      const stored = await transaction.get(profile);
      const dueAt: unknown = stored.get('deletionDueAt');
      if (!(dueAt instanceof Timestamp)) return null;
      if (stored.get('erasureStartedAt') != null) {
        throw new Refusal('conflict', 'The 30 days are over and the account is being erased.');
      }
      const announcements = await transaction.getAll(
        ...announcementIdsOf(uid, dueAt.toMillis()).map((id) => outboundMessage(services.firestore, id)),
      );
      const drafts = draftCancelledMail(addressee, uid, dueAt.toMillis());
      const queued = await queueMail(transaction, services, drafts);
      // What no longer comes is not announced, nor by an administrator who sends a refused mail again.
      for (const announcement of announcements) {
        const state = findMessage(announcement)?.delivery.state;
        if (state === 'waiting' || state === 'refused') transaction.delete(announcement.ref);
      }
      transaction.update(profile, {
        deletionDueAt: FieldValue.delete(),
        deletionReminderAt: FieldValue.delete(),
        deletionRemindedAt: FieldValue.delete(),
      });
      return queued;
    });
    if (mails === null) return { cancelled: false };
    services.log.log('info', 'account-deletion-cancelled', { uid });
    await followSoon(services, uid);
    await noteSignOfLife(services, uid);
    await deliverSoon(services, mails);
    return { cancelled: true };
  },
});

/**
 * A week before the end, once. The person is reminded when a mail server took the reminder, so the job looks again until
 * then; to an account without an address nothing can be sent.
 */
export const remindOfDeletion = defineJob({
  name: 'account-remindOfDeletion',
  expression: '47 * * * *',
  due: ({ firestore }, now) =>
    firestore
      .collection('users')
      .where('deletionReminderAt', '<=', Timestamp.fromMillis(now))
      .orderBy('deletionReminderAt'),
  process: async (services, { id: uid, ref: profile }) => {
    const { firestore } = services;
    const addressee = await findAddressee(services, uid);
    const mails = await firestore.runTransaction(async (transaction) => {
      const stored = await transaction.get(profile);
      const dueAt: unknown = stored.get('deletionDueAt');
      // Cancelled, and perhaps asked for again, since the query.
      if (!(dueAt instanceof Timestamp) || !isReminderDue(stored, services)) return [];
      const drafts = draftDeletionMail(
        'account-deletion-reminder',
        services,
        addressee,
        uid,
        dueAt.toMillis(),
      );
      return queueMail(transaction, services, drafts);
    });
    await deliverSoon(services, mails);
    await firestore.runTransaction(async (transaction) => {
      const stored = await transaction.get(profile);
      if (!isReminderDue(stored, services)) return;
      const dueAt: unknown = stored.get('deletionDueAt');
      if (!(dueAt instanceof Timestamp)) {
        transaction.update(profile, { deletionReminderAt: FieldValue.delete() });
        return;
      }
      const reminder = outboundMessage(firestore, reminderIdOf(uid, dueAt.toMillis()));
      const delivery = findMessage(await transaction.get(reminder))?.delivery;
      if (addressee && delivery?.state !== 'sent') return;
      const remindedAt = delivery?.state === 'sent' ? delivery.acceptedAt : services.clock.now();
      transaction.update(profile, {
        deletionReminderAt: FieldValue.delete(),
        deletionRemindedAt: Timestamp.fromMillis(remindedAt),
      });
    });
  },
});

function isReminderDue(stored: DocumentSnapshot, { clock }: Services): boolean {
  const reminderAt: unknown = stored.get('deletionReminderAt');
  return reminderAt instanceof Timestamp && reminderAt.toMillis() <= clock.now();
}
