/** Invitations to listen to a clone or to look after it: `users/{owner}/cloneInvitations/{listener|steward}`, read by nobody. */
import { randomBytes } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { LISTENER_INVITATION_DAYS } from '#shared/clone/listener.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { routes } from '#shared/routes.ts';
import { countMails, draftMail, type MailDraft } from '../../delivery/index.ts';
import { Refusal } from '../../errors.ts';
import { hashOf, withDates } from '../../peopleDocuments/index.ts';
import type { Services } from '../../services.ts';
import { INVITATIONS, invitationsOf } from '../cloneDocuments.ts';

const DAY = 24 * 60 * 60_000;
/** To one address, whoever sends them. */
const MAILS_A_DAY = 3;
/** The name of the steward's invitation, where a listener's has their id. */
export const STEWARD = 'steward';

const invitationSchema = z.object({
  ownerId: z.string(),
  role: z.enum(['listener', 'steward']),
  secretHash: z.string(),
  to: z.string(),
  personName: z.string(),
  expiresAt: z.date(),
  acceptedBy: z.string().nullable(),
});
type CloneInvitation = z.output<typeof invitationSchema>;

interface FoundInvitation {
  readonly reference: DocumentReference;
  readonly invitation: CloneInvitation;
}

function invitationFrom(snapshot: DocumentSnapshot): CloneInvitation | null {
  return snapshot.exists ? invitationSchema.parse(withDates(snapshot.data())) : null;
}

/** By the secret alone. Null for one that opens nothing. */
export async function findInvitation(
  { firestore }: Services,
  secret: string,
): Promise<FoundInvitation | null> {
  const found = await firestore
    .collectionGroup(INVITATIONS)
    .where('secretHash', '==', hashOf(secret))
    .limit(1)
    .get();
  const [snapshot] = found.docs;
  const invitation = snapshot && invitationFrom(snapshot);
  return invitation ? { reference: snapshot.ref, invitation } : null;
}

/** Throws Refusal `invitation-gone` where it was withdrawn, sent again, used by somebody else, or has expired. */
export async function readOpenInvitation(
  transaction: Transaction,
  { clock }: Services,
  reference: DocumentReference,
  secret: string,
  uid: string,
): Promise<CloneInvitation> {
  const invitation = invitationFrom(await transaction.get(reference));
  const isUsable =
    invitation?.secretHash === hashOf(secret) &&
    (invitation.acceptedBy === null
      ? invitation.expiresAt.getTime() > clock.now()
      : invitation.acceptedBy === uid);
  if (isUsable) return invitation;
  throw new Refusal('invitation-gone', 'This invitation was used, withdrawn or sent again.');
}

interface Inviting {
  readonly ownerUid: string;
  readonly ownerName: string;
  readonly role: CloneInvitation['role'];
  /** A listener's id, or STEWARD. */
  readonly id: string;
  readonly personName: string;
  readonly to: string;
  readonly language: Language;
}

interface Invited {
  readonly drafts: readonly MailDraft[];
  readonly expiresAt: Timestamp;
  /** Writes only. */
  write(): void;
}

/** Reads only. Throws Refusal `too-many-attempts` for an address that was written to often today. */
export async function inviteByMail(
  transaction: Transaction,
  services: Services,
  { ownerUid, ownerName, role, id, personName, to, language }: Inviting,
): Promise<Invited> {
  const { firestore, clock, appOrigin } = services;
  const purpose = 'clone-invitation';
  const written = await countMails(transaction, services, { to, purpose, since: clock.now() - DAY });
  if (written >= MAILS_A_DAY) {
    throw new Refusal('too-many-attempts', 'This address was written to often today. Try again tomorrow.');
  }
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = clock.now() + LISTENER_INVITATION_DAYS * DAY;
  const drafts = draftMail({ uid: ownerUid, to, language }, hashOf(secret), purpose, {
    ownerName,
    personName,
    role,
    link: `${appOrigin}${routes.cloneInvitation.path}#${secret}`,
    lastDay: longDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(expiresAt),
  });
  return {
    drafts: drafts.map((draft) => ({ ...draft, trueUntil: expiresAt })),
    expiresAt: Timestamp.fromMillis(expiresAt),
    write: () => {
      transaction.set(invitationsOf(firestore, ownerUid).doc(id), {
        ownerId: ownerUid,
        role,
        secretHash: hashOf(secret),
        to,
        personName,
        expiresAt: Timestamp.fromMillis(expiresAt),
        acceptedBy: null,
      });
    },
  };
}
