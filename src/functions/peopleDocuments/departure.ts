/** What stands of an acceptance when it ends: nothing on the person's side, and on the owner's that it is over. */
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Invitee } from '#shared/callables/invitations.ts';
import { rolesOf, type Subject } from './documents.ts';

/** Takes the role away of who accepted. Writes only. */
export function endRole(transaction: Transaction, firestore: Firestore, { person }: Subject): void {
  if (person.invitation.is !== 'accepted') return;
  transaction.delete(rolesOf(firestore, person.invitation.accountId).doc(person.id));
}

/** The person leaves, or their account is gone: `now` in milliseconds. Writes only. */
export function noteDeparture(
  transaction: Transaction,
  firestore: Firestore,
  subject: Subject,
  now: number,
): void {
  endRole(transaction, firestore, subject);
  transaction.update(subject.reference, {
    invitation: { is: 'declined', at: Timestamp.fromMillis(now), hadAccepted: true },
    pinnedKey: null,
    isKeyCompared: false,
  });
}

export function inviteeOf({ role, person }: Subject): Invitee {
  return role === 'beneficiary' ? { role, subjectId: person.id } : { role, subjectId: person.id };
}
