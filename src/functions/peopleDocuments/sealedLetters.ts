import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { type ReleaseContentDocument, releaseContentDocumentSchema } from '#shared/legacy/lockDocuments.ts';
import { withDates } from './documents.ts';

export const releaseContentsOf = (firestore: Firestore, uid: string) =>
  firestore.collection(`users/${uid}/releaseContents`);

/** All that were sealed for one person, whatever lock they are under. */
export const lettersOf = (firestore: Firestore, uid: string, beneficiaryId: string) =>
  releaseContentsOf(firestore, uid).where('beneficiaryId', '==', beneficiaryId);

/** Throws ZodError for one that nobody can read: nothing may be written over it. */
export function letterFrom(stored: DocumentSnapshot): ReleaseContentDocument {
  return releaseContentDocumentSchema.parse(withDates(stored.data()));
}

export async function readLetters(
  firestore: Firestore,
  uid: string,
  beneficiaryId: string,
  transaction?: Transaction,
): Promise<readonly ReleaseContentDocument[]> {
  const written = lettersOf(firestore, uid, beneficiaryId);
  const found = await (transaction ? transaction.get(written) : written.get());
  return found.docs.map(letterFrom);
}
