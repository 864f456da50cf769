/**
 * The documents of a printed code. `users/{uid}/albumCodes/{codeId}` is what its owner reads; `albumCodes/{codeId}`, its
 * address, says whose it is and holds the passcode's hash, and no rule opens it. `users/{uid}/guestBookEntries` are the
 * guest books.
 */
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { albumCodeSchema } from '#shared/domain/albumCode.ts';

export const codesOf = (firestore: Firestore, uid: string): CollectionReference =>
  firestore.collection(`users/${uid}/albumCodes`);

export const entriesOf = (firestore: Firestore, uid: string): CollectionReference =>
  firestore.collection(`users/${uid}/guestBookEntries`);

export const albumCodeAddresses = (firestore: Firestore): CollectionReference =>
  firestore.collection('albumCodes');

export const addressOf = (firestore: Firestore, codeId: string): DocumentReference =>
  albumCodeAddresses(firestore).doc(codeId);

const codeRecordSchema = albumCodeSchema.pick({
  albumId: true,
  state: true,
  hasGuestBook: true,
  showsLetters: true,
  showsOriginals: true,
  openings: true,
  wrongTries: true,
});
export interface CodeRecord extends z.output<typeof codeRecordSchema> {
  readonly id: string;
  readonly reference: DocumentReference;
}

/** Null for none, and for one that cannot be read. */
export function codeFrom(snapshot: DocumentSnapshot): CodeRecord | null {
  const parsed = codeRecordSchema.safeParse(snapshot.data());
  return parsed.success ? { ...parsed.data, id: snapshot.id, reference: snapshot.ref } : null;
}

const passcodeHashSchema = z.object({ salt: z.string(), hash: z.string() });
/** Base64, both. */
export type PasscodeHash = z.output<typeof passcodeHashSchema>;

const addressSchema = z.object({ ownerId: z.string().min(1), passcode: passcodeHashSchema.nullable() });

export function readAddress(snapshot: DocumentSnapshot): z.output<typeof addressSchema> | null {
  return addressSchema.safeParse(snapshot.data()).data ?? null;
}
