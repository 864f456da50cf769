/** The records `users/{uid}/lifeVerifications/{real|rehearsal}`, as they are read and written. */
import {
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import {
  type LifeVerificationDocument,
  lifeVerificationDocumentSchema,
  type VerificationName,
} from '#shared/legacy/lifeVerificationDocument.ts';
import { nextLook } from '#shared/legacy/machineClock.ts';
import { withDates } from '../peopleDocuments/index.ts';

export const VERIFICATIONS = 'lifeVerifications';

export function verificationOf(firestore: Firestore, uid: string, name: VerificationName): DocumentReference {
  return firestore.doc(`users/${uid}/${VERIFICATIONS}/${name}`);
}

export function channelsOf(firestore: Firestore, uid: string): CollectionReference {
  return firestore.collection(`users/${uid}/channels`);
}

/** Null where there is none. Throws ZodError for one that cannot be read. */
export function readVerificationDocument(stored: DocumentSnapshot): LifeVerificationDocument | null {
  const fields = stored.data();
  return fields ? lifeVerificationDocumentSchema.parse(withDates(fields)) : null;
}

/** As it is stored: with the instant at which the clock next has something to say. */
export function storedVerification(
  document: Omit<LifeVerificationDocument, 'dueAt'>,
): Record<string, unknown> {
  const dueAt = nextLook(document);
  return {
    ...document,
    dueAt: dueAt === null ? null : Timestamp.fromMillis(dueAt),
    updatedAt: Timestamp.fromDate(document.updatedAt),
  };
}
