/** What contacts sealed anew to the beneficiaries: kept for the round that it was sealed in, and for no other. */
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Services } from '../services.ts';

export const sharesOf = ({ firestore }: Services, uid: string) =>
  firestore.collection(`users/${uid}/resealedShares`);

/** Those of one contact, in the transaction in which they say something else. */
export async function readSharesOf(
  transaction: Transaction,
  services: Services,
  ownerId: string,
  contactId: string,
): Promise<readonly QueryDocumentSnapshot[]> {
  const found = await transaction.get(sharesOf(services, ownerId).where('contactId', '==', contactId));
  return found.docs;
}
