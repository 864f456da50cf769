import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type ReleaseContentDocument, releaseContentDocumentSchema } from '#shared/legacy/lockDocuments.ts';
import { withDates } from './documents.ts';

export const releaseContentsOf = (firestore: Firestore, uid: string) =>
  firestore.collection(`users/${uid}/releaseContents`);

/** All that were sealed for one person, whatever lock they are under. */
export async function readLetters(
  firestore: Firestore,
  uid: string,
  beneficiaryId: string,
  transaction?: Transaction,
): Promise<readonly ReleaseContentDocument[]> {
  const written = releaseContentsOf(firestore, uid).where('beneficiaryId', '==', beneficiaryId);
  const found = await (transaction ? transaction.get(written) : written.get());
  return found.docs.map((stored) => releaseContentDocumentSchema.parse(withDates(stored.data())));
}
