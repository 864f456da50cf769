/** What contacts sealed anew to the beneficiaries: kept for the round that it was sealed in, and for no other. */
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import { isVaultGiven } from '#shared/lifeVerification/release.ts';
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

/**
 * With the word that it was sealed with. What helps to open a vault that was given is the beneficiary's, for as long as the
 * release is not taken back: that ends the round, and `closeRound` erases all of it.
 */
export function eraseUngiven(
  transaction: Transaction,
  shares: readonly QueryDocumentSnapshot[],
  life: LifeVerification | null,
): void {
  for (const share of shares) {
    const isGiven = life !== null && isVaultGiven(life, share.get('beneficiaryId'));
    if (!isGiven) transaction.delete(share.ref);
  }
}
