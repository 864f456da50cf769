/** The mails around deleting an account. One deletion is told apart from the next by the day it falls due. */
import { longDateFormat } from '#shared/longDates.ts';
import { routes } from '#shared/routes.ts';
import { type Addressee, draftMail, type MailDraft, messageIdOf } from '../delivery/index.ts';
import type { Services } from '../services.ts';

const occasionOf = (uid: string, dueAt: number) => `${uid} ${dueAt}`;

export function draftDeletionMail(
  purpose: 'account-deletion-requested' | 'account-deletion-reminder',
  { appOrigin }: Services,
  addressee: Addressee | null,
  uid: string,
  dueAt: number,
): readonly MailDraft[] {
  const day = longDateFormat(addressee?.language ?? 'en', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return draftMail(addressee, occasionOf(uid, dueAt), purpose, {
    lastDay: day.format(dueAt),
    settingsAddress: `${appOrigin}${routes.settings.path}`,
  });
}

export function draftCancelledMail(addressee: Addressee | null, uid: string, dueAt: number) {
  return draftMail(addressee, occasionOf(uid, dueAt), 'account-deletion-cancelled', {});
}

export const reminderIdOf = (uid: string, dueAt: number) =>
  messageIdOf('account-deletion-reminder', occasionOf(uid, dueAt));

/** Every mail that says that this deletion comes. */
export const announcementIdsOf = (uid: string, dueAt: number) => [
  messageIdOf('account-deletion-requested', occasionOf(uid, dueAt)),
  reminderIdOf(uid, dueAt),
];
