/** [Note: Invitations] as they are kept: `users/{uid}/invitations/{subjectId}`, one a person, which nobody reads. */
import { createHash } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { type Invitee, inviteeSchema } from '#shared/callables/invitations.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { findMessage, outboundMessage } from '../delivery/index.ts';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';
import { withDates } from './documents.ts';

const invitationSchema = z.object({
  ownerId: userIdSchema,
  invitee: inviteeSchema,
  /** Of the secret in the link, which the server does not keep. */
  secretHash: z.string(),
  to: z.string(),
  words: z.string(),
  sentAt: z.date(),
  expiresAt: z.date(),
  /** Sent by a release, not by the owner. */
  isClaim: z.boolean().default(false),
  /** Of the mail, by which it is known whether it arrived. */
  messageId: z.string(),
  /** When that is looked at next; null once there is nothing more to learn. */
  checkAt: z.date().nullable(),
  /** A link is used once. Whose answer was lost may give it again. */
  answer: z
    .discriminatedUnion('is', [
      z.object({ is: z.literal('accepted'), by: z.string() }),
      z.object({ is: z.literal('declined') }),
    ])
    .nullable(),
});
export type Invitation = z.output<typeof invitationSchema>;

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export function invitationOf(firestore: Firestore, uid: string, { subjectId }: Invitee): DocumentReference {
  return firestore.doc(`users/${uid}/invitations/${subjectId}`);
}

/** Null when there is none. */
export function invitationFrom(snapshot: DocumentSnapshot): Invitation | null {
  return snapshot.exists ? invitationSchema.parse(withDates(snapshot.data())) : null;
}

/** By the secret alone, whoever's it is. Null for one that opens nothing. */
export async function findInvitation(
  { firestore }: Services,
  secret: string,
): Promise<{ readonly reference: DocumentReference; readonly invitation: Invitation } | null> {
  const found = await firestore
    .collectionGroup('invitations')
    .where('secretHash', '==', hashOf(secret))
    .limit(1)
    .get();
  const [snapshot] = found.docs;
  const invitation = snapshot && invitationFrom(snapshot);
  return invitation ? { reference: snapshot.ref, invitation } : null;
}

/** Throws Refusal `invitation-gone` when another one was sent meanwhile, or none is left. */
export async function readAgain(
  transaction: Transaction,
  reference: DocumentReference,
  secret: string,
): Promise<Invitation> {
  const invitation = invitationFrom(await transaction.get(reference));
  if (invitation?.secretHash !== hashOf(secret)) throw invitationGone();
  return invitation;
}

export function invitationGone(): Refusal {
  return new Refusal('invitation-gone', 'This invitation was used, withdrawn or sent again.');
}

export interface StandingInvitation {
  readonly invitation: Invitation | null;
  readonly references: readonly DocumentReference[];
}

/** An invitation and the mail that carries it. Reads only. */
export async function readStanding(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  invitee: Invitee,
): Promise<StandingInvitation> {
  const stored = await transaction.get(invitationOf(firestore, uid, invitee));
  const invitation = invitationFrom(stored);
  if (!invitation) return { invitation: null, references: [] };
  const mail = await transaction.get(outboundMessage(firestore, invitation.messageId));
  const state = findMessage(mail)?.delivery.state;
  // A link that opens nothing is not mailed any more, nor by an administrator who sends a refused mail again.
  const isToCome = state === 'waiting' || state === 'refused';
  return { invitation, references: [stored.ref, ...(isToCome ? [mail.ref] : [])] };
}

/** Writes only. */
export function withdraw(transaction: Transaction, { references }: StandingInvitation): void {
  for (const reference of references) transaction.delete(reference);
}
