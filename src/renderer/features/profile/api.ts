/** The person's own profile document and portrait. The rules let them change these fields and no others. */
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { documents } from '#platform/backend/documents.ts';
import { readSmallFile, writeSmallFile } from '#platform/backend/smallFiles.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { OnboardingAnswers, UserProfile, UserSettings } from '#shared/domain/userProfile.ts';

export type ProfileChanges = Partial<
  Pick<UserProfile, 'name' | 'avatar' | 'phone' | 'dateOfBirth' | 'bio' | 'onboardingCompleted'>
> & {
  readonly settings?: UserSettings;
  readonly onboarding?: OnboardingAnswers;
};

/** Writes the changed fields and `updatedAt`. Throws FirebaseError. */
export async function saveProfile(userId: UserId, changes: ProfileChanges): Promise<void> {
  await updateDoc(doc(documents(), 'users', userId), { ...changes, updatedAt: serverTimestamp() });
}

/** Stores a portrait and returns its path, for the profile's `avatar`. Each has its own name, so none is stale. */
export async function savePortrait(userId: UserId, portrait: Blob): Promise<string> {
  const path = `users/${userId}/avatar/${crypto.randomUUID()}`;
  await writeSmallFile(path, portrait);
  return path;
}

export function fetchPortrait(path: string, signal: AbortSignal): Promise<Blob> {
  return readSmallFile(path, signal);
}
