/**
 * The part of an agreement that the owner's people make: who votes, and who receives what in which stages. In the order of
 * their ids, so that the same people make the same agreement.
 */
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import type { TrustedContactDocument } from '#shared/legacy/trustedContact.ts';
import { stagesOf } from '#shared/legacy/wish.ts';
import type { Agreement, LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import type { People } from './documents.ts';
import { hashOf } from './invitationDocument.ts';

type AgreedPeople = Pick<Agreement, 'contacts' | 'recipients'>;

/** `life` is null for an owner who has no life verification yet. */
export function agreementPeople(
  { beneficiaries, contacts }: People,
  life: LifeVerification | null,
): AgreedPeople {
  return {
    // Who was named and has not accepted can do nothing yet: naming them needs no hold, counting them does.
    contacts: inOrder(
      contacts
        .filter(({ invitation }) => invitation.is === 'accepted')
        .filter((contact) => stays(contact, life)),
    ).map((contact) => ({
      id: contact.id,
      hasAccepted: true,
      isBeneficiary: beneficiaries.some((beneficiary) => isSamePerson(contact, beneficiary)),
    })),
    recipients: inOrder(beneficiaries).map(({ id, wishes, sealedLetterCount }) => ({
      id,
      stages: [...stagesOf(wishes, sealedLetterCount)],
    })),
  };
}

/**
 * The same with those as they were agreed of whom nobody can read any more what stands of them: a row that is spoilt is no
 * wish of the owner's.
 */
export function withIllegible(
  made: AgreedPeople,
  agreed: AgreedPeople,
  illegible: readonly Pick<DocumentReference, 'id'>[],
): AgreedPeople {
  if (illegible.length === 0) return made;
  const isKept = ({ id }: { readonly id: string }) => illegible.some((one) => one.id === id);
  const mayBeBeneficiary = new Set<string>(
    agreed.contacts.filter(({ isBeneficiary }) => isBeneficiary).map(({ id }) => id),
  );
  return {
    contacts: inOrder([
      ...agreed.contacts.filter(isKept),
      // Which beneficiary they are may stand in a row that is spoilt.
      ...made.contacts.map((contact) => ({
        ...contact,
        isBeneficiary: contact.isBeneficiary || mayBeBeneficiary.has(contact.id),
      })),
    ]),
    recipients: inOrder([...agreed.recipients.filter(isKept), ...made.recipients]),
  };
}

/** Who is to go stays in the documents until the hold is over; when the owner dropped the change, they stay for good. */
export function stays({ id, leavesAt }: TrustedContactDocument, life: LifeVerification | null): boolean {
  if (leavesAt === null) return true;
  const isNamed = (agreement: Pick<Agreement, 'contacts'>) =>
    agreement.contacts.some((contact) => contact.id === id);
  return life !== null && isNamed(life) && (life.hold === null || isNamed(life.hold.next));
}

/** Said by the owner, or told by the account or the address that both have: heirs cannot be the whole quorum. */
function isSamePerson(contact: TrustedContactDocument, beneficiary: Beneficiary): boolean {
  if (contact.beneficiaryId === beneficiary.id) return true;
  const [one, other] = [contact.invitation, beneficiary.invitation];
  if (one.is === 'accepted' && other.is === 'accepted' && one.accountId === other.accountId) return true;
  const addresses = addressesOf(beneficiary);
  return addressesOf(contact).some((address) => addresses.includes(address));
}

/** The one that the owner wrote, and the one of the account that accepted: somebody may have been invited at work. */
function addressesOf({ email, invitation }: Pick<Beneficiary, 'email' | 'invitation'>): readonly string[] {
  const accepted = invitation.is === 'accepted' ? invitation.addressHash : undefined;
  return [...(email === null ? [] : [hashOfAddress(email)]), ...(accepted === undefined ? [] : [accepted])];
}

/** Whether accounts have another address than the one that an owner wrote is nothing that the owner is told. */
export function hashOfAddress(address: string): string {
  return hashOf(address.trim().toLowerCase());
}

function inOrder<Person extends { readonly id: string }>(people: readonly Person[]): Person[] {
  return people.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
