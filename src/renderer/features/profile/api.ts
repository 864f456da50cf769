/** The person's own profile document and portrait. The rules let them change these fields and no others. */
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { documents } from '#platform/backend/documents.ts';
import { readFile, writeFile } from '#platform/backend/fileStore.ts';
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

/** How long a portrait may take to be sent, in milliseconds. */
const PORTRAIT_LIMIT = 120_000;

/**
 * Stores a portrait in place of an earlier one and returns its address, for the profile's `avatar`: the path of the one
 * file a person's portrait may have, and a mark that tells it from the one before.
 */
export async function savePortrait(userId: UserId, portrait: Blob): Promise<string> {
  const path = `users/${userId}/avatar/current`;
  await writeFile(path, portrait, AbortSignal.timeout(PORTRAIT_LIMIT));
  return `${path}#${crypto.randomUUID()}`;
}

/** Of the file, where `address` is the profile's `avatar`. */
export function portraitPath(address: string): string {
  return address.split('#')[0] ?? '';
}

/** `address` is the profile's `avatar`. */
export async function fetchPortrait(address: string, signal: AbortSignal): Promise<Blob> {
  return (await readFile(portraitPath(address), signal)).blob();
}
