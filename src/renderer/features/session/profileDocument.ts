/** Reads and writes `users/{uid}` (SPEC §3, §7). */
import { FirebaseError } from 'firebase/app';
import { doc, getDoc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { withDeadline } from '#platform/backend/deadline.ts';
import { documents } from '#platform/backend/documents.ts';
import { type Clock, systemClock } from '#shared/clock.ts';
import {
  type Language,
  newUserProfile,
  type UserProfile,
  userProfileSchema,
} from '#shared/domain/userProfile.ts';

const profileAt = (uid: string) => doc(documents(), 'users', uid);

/** Dates come as timestamps; anything that is not a date defaults to now (SPEC §3). */
function toDate(value: unknown, now: number): Date {
  if (value instanceof Timestamp) return value.toDate();
  const date = typeof value === 'string' || typeof value === 'number' ? new Date(value) : null;
  return date && !Number.isNaN(date.getTime()) ? date : new Date(now);
}

export function profileFromDocument(
  uid: string,
  data: Readonly<Record<string, unknown>>,
  now: number,
): UserProfile {
  return userProfileSchema.parse({
    ...data,
    id: uid,
    createdAt: toDate(data.createdAt, now),
    updatedAt: toDate(data.updatedAt, now),
    lastLogin: toDate(data.lastLogin, now),
    deletionDueAt: data.deletionDueAt instanceof Timestamp ? data.deletionDueAt.toDate() : null,
  });
}

/** How long the documents may be silent before somebody who waits to come in is told, in milliseconds. */
const SILENCE_LIMIT = 20_000;

/** The documents' SDK waits for ever. Throws SilenceError. */
function answered<T>(work: () => Promise<T>, clock: Clock = systemClock): Promise<T> {
  return withDeadline(clock, SILENCE_LIMIT, new AbortController().signal, work);
}

/** Null when there is no document. */
export async function readProfile(uid: string, clock: Clock): Promise<UserProfile | null> {
  const snapshot = await answered(() => getDoc(profileAt(uid)), clock);
  const data = snapshot.data();
  return data ? profileFromDocument(uid, data, clock.now()) : null;
}

/** Safe to repeat: a first try whose answer was lost has written the profile, and the rules refuse a second one. */
export async function writeNewProfile(uid: string, name: string, email: string): Promise<void> {
  const now = serverTimestamp();
  try {
    await answered(() =>
      setDoc(profileAt(uid), {
        ...newUserProfile(name, email),
        createdAt: now,
        updatedAt: now,
        lastLogin: now,
      }),
    );
  } catch (error) {
    const isRefused = error instanceof FirebaseError && error.code === 'permission-denied';
    if (!isRefused || !(await answered(() => getDoc(profileAt(uid)))).exists()) throw error;
  }
}

/** The update on sign-in (SPEC §7), with the language chosen before where it is the profile's first one. */
export async function recordSignIn(uid: string, language: Language | null): Promise<void> {
  await answered(() =>
    updateDoc(profileAt(uid), {
      lastLogin: serverTimestamp(),
      updatedAt: serverTimestamp(),
      ...(language ? { 'settings.language': language } : {}),
    }),
  );
}

export async function writeLanguage(uid: string, language: Language): Promise<void> {
  await answered(() =>
    updateDoc(profileAt(uid), { 'settings.language': language, updatedAt: serverTimestamp() }),
  );
}

/** What the identity service knows better than the document, after a verification or a change of address. */
export async function followIdentity(uid: string, email: string, emailVerified: boolean): Promise<void> {
  await answered(() =>
    updateDoc(profileAt(uid), {
      email: email.trim().toLowerCase(),
      emailVerified,
      updatedAt: serverTimestamp(),
    }),
  );
}
