/** What contacts sealed anew is kept for the round that it was sealed in, and for no other. */
import type { DocumentReference, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Services } from '../services.ts';
import { type CarriedOut, type RowOf, readRow } from './effectRows.ts';
import { isVotedOn, readVerification } from './feed.ts';

export const sharesOf = ({ firestore }: Services, uid: string) =>
  firestore.collection(`users/${uid}/resealedShares`);

/** More than this is not erased in one transaction; the row stays until none is left. */
const AT_ONCE = 400;

export function forgetShares(
  services: Services,
  reference: DocumentReference,
  { ownerId, name }: RowOf<'forget-shares'>,
): Promise<CarriedOut> {
  return services.firestore.runTransaction(async (transaction): Promise<CarriedOut> => {
    const row = readRow(await transaction.get(reference));
    const verification = await readVerification(transaction, services, ownerId, name);
    const life = verification?.document.life;
    const round = life && isVotedOn(life) ? life.round : Number.MAX_SAFE_INTEGER;
    const old = await transaction.get(sharesOf(services, ownerId).where('round', '<', round).limit(AT_ONCE));
    if (!row) return {};
    for (const { ref } of old.docs) transaction.delete(ref);
    if (old.size < AT_ONCE) transaction.delete(reference);
    return old.size < AT_ONCE ? {} : { rows: [reference] };
  });
}

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
