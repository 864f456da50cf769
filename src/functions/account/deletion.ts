/**
 * Deleting an account: asked for with a fresh sign-in, undone within 30 days by one click, then everything is erased.
 * `users/{uid}.deletionDueAt` is the whole state, `deletionReminderAt` the one reminder still to send, and
 * `deletionRemindedAt` when it was sent.
 */
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { accountCancelDeletion, accountRequestDeletion } from '#shared/callables/account.ts';
import { languageSchema } from '#shared/domain/userProfile.ts';
import { ACCOUNT_DELETION_REMINDER, ACCOUNT_DELETION_UNDO } from '#shared/limits.ts';
import { BusinessError } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { defineJob } from '../jobs/index.ts';
import type { Services } from '../services.ts';
import { deletionCancelledMail, deletionReminderMail, deletionRequestedMail } from './deletionMails.ts';
import { signInInstant } from './endedSessions.ts';

/** As the identity service wants it for a change of password. */
const RECENT_SIGN_IN = 5 * 60_000;

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
      if (stored.get('erasureStartedAt') != null) {
        throw new BusinessError('conflict', 'The 30 days are over and the account is being erased.');
      }
      transaction.update(profile, {
        deletionDueAt: FieldValue.delete(),
        deletionReminderAt: FieldValue.delete(),
        deletionRemindedAt: FieldValue.delete(),
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

/** A week before the end, once: a mail that could not be sent is tried again later. */
export const remindOfDeletion = defineJob({
  name: 'account-remindOfDeletion',
  expression: '47 * * * *',
  due: ({ firestore }, now) =>
    firestore
      .collection('users')
      .where('deletionReminderAt', '<=', Timestamp.fromMillis(now))
      .orderBy('deletionReminderAt'),
  process: async (services, { id: uid, ref: profile }) => {
    const dueAt: unknown = (await profile.get()).get('deletionDueAt');
    if (dueAt instanceof Timestamp) {
      await send(services, uid, (language) =>
        deletionReminderMail(language, dueAt.toMillis(), services.appOrigin),
      );
    }
    await services.firestore.runTransaction(async (transaction) => {
      const stored = await transaction.get(profile);
      // Cancelled and asked for again meanwhile: that reminder is still to come.
      const isSame = dueAt instanceof Timestamp && dueAt.isEqual(stored.get('deletionDueAt') ?? null);
      if (isSame || !(dueAt instanceof Timestamp)) {
        transaction.update(profile, {
          deletionReminderAt: FieldValue.delete(),
          deletionRemindedAt: isSame ? Timestamp.fromMillis(services.clock.now()) : FieldValue.delete(),
        });
      }
    });
  },
});

type Compose = (language: 'en' | 'fr') => { subject: string; text: string; html: string; purpose: string };

/** The decision stands either way: a failure is logged and no more. */
async function tell(services: Services, uid: string, compose: Compose): Promise<void> {
  try {
    await send(services, uid, compose);
  } catch (error) {
    services.log.log('error', 'mail-not-sent', { uid, reason: String(error) });
  }
}

/** To the account's address, in the person's language; to nobody where there is no address. */
async function send(services: Services, uid: string, compose: Compose): Promise<void> {
  const [account, profile] = await Promise.all([
    services.auth.getUser(uid),
    services.firestore.doc(`users/${uid}`).get(),
  ]);
  if (!account.email) return;
  const language = languageSchema.catch('en').parse(profile.get('settings.language'));
  await services.mail.send({ to: account.email, ...compose(language) });
}
