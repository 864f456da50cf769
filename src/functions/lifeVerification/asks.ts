/** Whether a contact is asked, as they see it themselves: `ask` on what they are to that owner. */
import { type DocumentReference, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { LegacyRole } from '#shared/legacy/legacyRole.ts';
import type { LifeVerificationDocument } from '#shared/legacy/lifeVerificationDocument.ts';
import type { TrustedContactDocument } from '#shared/legacy/trustedContact.ts';
import type { LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import type { TrustedContactId } from '#shared/lifeVerification/people.ts';
import { contactFrom, contactsOf, roleFrom, rolesOf } from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';

type Contact = Extract<LegacyRole, { role: 'trusted-contact' }>;
type Ask = NonNullable<Contact['ask']>;
type Question = Pick<Ask, 'since'> & { readonly until: number | null };

/** The contact in both places; null where they are none any more, or never accepted. */
export interface ReadContact {
  readonly contact: TrustedContactDocument;
  readonly accountId: string;
  readonly role: { readonly reference: DocumentReference; readonly ask: Contact['ask'] } | null;
}

export async function readContact(
  transaction: Transaction,
  { firestore }: Services,
  ownerId: string,
  contactId: TrustedContactId,
): Promise<ReadContact | null> {
  const contact = contactFrom(await transaction.get(contactsOf(firestore, ownerId).doc(contactId)));
  if (contact?.invitation.is !== 'accepted') return null;
  const { accountId } = contact.invitation;
  const reference = rolesOf(firestore, accountId).doc(contactId);
  const role = roleFrom(await transaction.get(reference));
  return {
    contact,
    accountId,
    role: role?.role === 'trusted-contact' ? { reference, ask: role.ask } : null,
  };
}

/** Writes what the record now asks of them; the verification that counts goes before a rehearsal. */
export function writeAsk(
  transaction: Transaction,
  { clock }: Services,
  { role, contact }: ReadContact,
  { name, life }: LifeVerificationDocument,
): void {
  if (!role) return;
  const isRehearsal = name === 'rehearsal';
  const asked = askOf(life, contact.id);
  if (role.ask && role.ask.isRehearsal !== isRehearsal && (isRehearsal || !asked)) return;
  if (!asked && !role.ask) return;
  const until = questionOf(life)?.until ?? null;
  const isGoingOn = role.ask?.round === asked?.round && role.ask?.isRehearsal === isRehearsal;
  const askedAt = isGoingOn && role.ask ? role.ask.askedAt.getTime() : clock.now();
  transaction.update(role.reference, {
    ask: asked && {
      ...asked,
      isRehearsal,
      askedAt: Timestamp.fromMillis(askedAt),
      until: until === null || isRehearsal ? null : Timestamp.fromMillis(until),
    },
  });
}

/** Whether contacts have to be shown something else than before, also those who said nothing and are written nothing. */
export function isAskedOtherwise(before: LifeVerification, after: LifeVerification): boolean {
  const [former, question] = [questionOf(before), questionOf(after)];
  if (question === null) return false;
  return former?.since !== question.since || former.until !== question.until;
}

function questionOf({ state }: LifeVerification): Question | null {
  if (!('votes' in state)) return null;
  const until = state.is === 'veto' && state.term.is === 'running' ? state.term.endsAt : null;
  return { since: state.is, until };
}

export function askOf(
  { state, round, contacts }: LifeVerification,
  contact: TrustedContactId,
): Omit<Ask, 'askedAt' | 'isRehearsal' | 'until'> | null {
  if (!('votes' in state)) return null;
  if (!contacts.some(({ id, hasAccepted }) => id === contact && hasAccepted)) return null;
  const { gone, alive } = state.votes;
  const vote = gone.includes(contact) ? 'gone' : alive.includes(contact) ? 'alive' : 'nothing';
  return { round, vote, since: state.is };
}
