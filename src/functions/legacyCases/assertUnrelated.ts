/** Whoever has a part in what an owner leaves decides nothing about whether they live. */
import type { Transaction } from 'firebase-admin/firestore';
import { Refusal } from '../errors.ts';
import { type People, peopleOf } from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';

interface Administrator {
  readonly uid: string;
  readonly email: string | null;
}

/**
 * Throws Refusal `case-not-yours`, the same for the owner, a beneficiary and a contact: who is named hears of it from nobody
 * but the owner.
 */
export async function assertUnrelated(
  transaction: Transaction,
  { firestore }: Services,
  administrator: Administrator,
  ownerId: string,
): Promise<void> {
  const people = await peopleOf(firestore, ownerId, transaction);
  if (administrator.uid === ownerId || isNamed(people, administrator)) {
    throw new Refusal('case-not-yours', 'Somebody else has to decide about this case.');
  }
}

/** By the account that accepted, and by the address that the owner wrote, whether or not they were invited. */
function isNamed({ beneficiaries, contacts }: People, { uid, email }: Administrator): boolean {
  const address = email?.toLowerCase();
  return [...beneficiaries, ...contacts].some(
    (person) =>
      (person.invitation.is === 'accepted' && person.invitation.accountId === uid) ||
      (address !== undefined && address !== '' && person.email?.toLowerCase() === address),
  );
}
