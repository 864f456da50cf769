/**
 * Deleting an account: asked for with a fresh sign-in, undone within 30 days by one click, then everything is erased.
 * `users/{uid}.deletionDueAt` is the whole state, and `deletionReminderAt` the one reminder still to send.
 */
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { accountCancelDeletion, accountRequestDeletion } from '#shared/callables/account.ts';
import { languageSchema } from '#shared/domain/userProfile.ts';
import { ACCOUNT_DELETION_REMINDER, ACCOUNT_DELETION_UNDO } from '#shared/limits.ts';
import { BusinessError } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { defineSchedule } from '../schedule.ts';
import type { Services } from '../services.ts';
import { deletionCancelledMail, deletionReminderMail, deletionRequestedMail } from './deletionMails.ts';
import { signInInstant } from './endedSessions.ts';

/** As the identity service wants it for a change of password. */
const RECENT_SIGN_IN = 5 * 60_000;
const REMINDERS_A_RUN = 50;

export const requestDeletion = defineHandler(accountRequestDeletion, {
  access: 'user',
  run: async (_input, { caller, services }) => {
    const now = services.clock.now();
    if (now - signInInstant(caller) > RECENT_SIGN_IN) {
      throw new BusinessError('recent-sign-in-required', 'Enter your password again to delete the account.');
    }
    const profile = services.firestore.doc(`users/${caller.uid}`);
    const dueAt = await services.firestore.runTransaction(async (transaction) => {
      const stored = await transaction.get(profile);
      const asked: unknown = stored.get('deletionDueAt');
      // Asking twice does not start the 30 days again.
      if (asked instanceof Timestamp) return asked.toMillis();
      const due = now + ACCOUNT_DELETION_UNDO;
      const change = {
        deletionDueAt: Timestamp.fromMillis(due),
        deletionReminderAt: Timestamp.fromMillis(due - ACCOUNT_DELETION_REMINDER),
      };
      transaction.set(profile, change, { merge: true });
      return due;
    });
    services.log.log('info', 'account-deletion-requested', { uid: caller.uid });
    await tell(services, caller.uid, (language) =>
      deletionRequestedMail(language, dueAt, services.appOrigin),
    );
    return { dueAt: new Date(dueAt).toISOString() };
  },
});

export const cancelDeletion = defineHandler(accountCancelDeletion, {
  access: 'user',
  run: async (_input, { caller, services }) => {
    const profile = services.firestore.doc(`users/${caller.uid}`);
    const cancelled = await services.firestore.runTransaction(async (transaction) => {
      const stored = await transaction.get(profile);
      if (!(stored.get('deletionDueAt') instanceof Timestamp)) return false;
      transaction.update(profile, {
        deletionDueAt: FieldValue.delete(),
        deletionReminderAt: FieldValue.delete(),
      });
      return true;
    });
    if (cancelled) {
      services.log.log('info', 'account-deletion-cancelled', { uid: caller.uid });
      await tell(services, caller.uid, (language) => deletionCancelledMail(language));
    }
    return { cancelled };
  },
});

/** A week before the end, once: a mail that could not be sent is tried again by the next run. */
export const remindOfDeletion = defineSchedule({
  name: 'account-remindOfDeletion',
  expression: '47 * * * *',
  run: async ({ services }) => {
    const due = await services.firestore
      .collection('users')
      .where('deletionReminderAt', '<=', Timestamp.fromMillis(services.clock.now()))
      .limit(REMINDERS_A_RUN)
      .get();
    for (const { id, ref } of due.docs) {
      const profile = await ref.get();
      const dueAt: unknown = profile.get('deletionDueAt');
      const isTold =
        !(dueAt instanceof Timestamp) ||
        (await tell(services, id, (language) =>
          deletionReminderMail(language, dueAt.toMillis(), services.appOrigin),
        ));
      if (isTold) await ref.update({ deletionReminderAt: FieldValue.delete() });
    }
  },
});

/** Whether the person was told. The decision stands either way: a failure is logged and no more. */
async function tell(
  services: Services,
  uid: string,
  compose: (language: 'en' | 'fr') => { subject: string; text: string; html: string; purpose: string },
): Promise<boolean> {
  try {
    const [account, profile] = await Promise.all([
      services.auth.getUser(uid),
      services.firestore.doc(`users/${uid}`).get(),
    ]);
    if (!account.email) return true;
    const language = languageSchema.catch('en').parse(profile.get('settings.language'));
    await services.mail.send({ to: account.email, ...compose(language) });
    return true;
  } catch (error) {
    services.log.log('error', 'mail-not-sent', { uid, reason: String(error) });
    return false;
  }
}
