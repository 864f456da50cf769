/**
 * A profile is created in English (SPEC §7). The language that its owner chose in this browser before is written in
 * the first update after it; until then the profile says nothing about their language.
 */
import type { Language, UserProfile } from '#shared/domain/userProfile.ts';

/** Nothing has been changed since it was created. */
export function isNewProfile({ createdAt, updatedAt }: UserProfile): boolean {
  return updatedAt.getTime() <= createdAt.getTime();
}

/** Null when the profile's own language stands. */
export function languageToWrite(profile: UserProfile, chosen: Language): Language | null {
  return isNewProfile(profile) && profile.settings.language !== chosen ? chosen : null;
}
