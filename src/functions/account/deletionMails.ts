/** The mails around deleting an account. One deletion is told apart from the next by the day it falls due. */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Language } from '#shared/domain/userProfile.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { routes } from '#shared/routes.ts';
import { type Addressee, draftMail, languageOf, type MailDraft, messageIdOf } from '../delivery/index.ts';
import type { Services } from '../services.ts';

/** Between the reminder and the end, in milliseconds: the week that it speaks of, and a day for a server that was off. */
export const WARNING = 6 * 24 * 60 * 60_000;

const occasionOf = (uid: string, dueAt: number) => `${uid} ${dueAt}`;

const writeDay = (instant: number, language: Language) =>
  longDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(instant);

export function draftDeletionMail(
  purpose: 'account-deletion-requested' | 'account-deletion-reminder',
  { appOrigin, clock }: Services,
  addressee: Addressee | null,
  uid: string,
  dueAt: number,
): readonly MailDraft[] {
  // After an outage the end waits for its reminder, and the reminder names the day that it can be then.
  const lastDay = purpose === 'account-deletion-reminder' ? Math.max(dueAt, clock.now() + WARNING) : dueAt;
  const mails = draftMail(addressee, occasionOf(uid, dueAt), purpose, {
    lastDay: writeDay(lastDay, addressee?.language ?? 'en'),
    settingsAddress: `${appOrigin}${routes.settings.path}`,
  });
  return mails.map((mail) => ({ ...mail, trueUntil: lastDay }));
}

export function draftCancelledMail(addressee: Addressee | null, uid: string, dueAt: number) {
  return draftMail(addressee, occasionOf(uid, dueAt), 'account-deletion-cancelled', {});
}

const confirmedSchema = z.object({ email: z.email(), emailVerified: z.literal(true) });

/**
 * Tells whoever's account is gone already, by the address that its profile was last known to have confirmed: an address
 * that nobody confirmed may be a stranger's, who would be written to by every account that is made and deleted.
 */
export function draftDeletedElsewhere(
  { configuration }: Services,
  profile: DocumentSnapshot,
  keptUntil: number,
): readonly MailDraft[] {
  const confirmed = confirmedSchema.safeParse(profile.data());
  if (!confirmed.success) return [];
  const language = languageOf(profile);
  const addressee = { uid: null, to: confirmed.data.email, language };
  return draftMail(addressee, occasionOf(profile.id, keptUntil), 'account-deleted-elsewhere', {
    lastDay: writeDay(keptUntil, language),
    contact: configuration.supportEmail,
  });
}

export const reminderIdOf = (uid: string, dueAt: number) =>
  messageIdOf('account-deletion-reminder', occasionOf(uid, dueAt));

/** Every mail that says that this deletion comes. */
export const announcementIdsOf = (uid: string, dueAt: number) => [
  messageIdOf('account-deletion-requested', occasionOf(uid, dueAt)),
  reminderIdOf(uid, dueAt),
];
