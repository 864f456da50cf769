/** What the wizard asks of the server: the profile's fields, and a first album. */
import { call } from '#platform/backend/callables.ts';
import { albumsCreate } from '#shared/callables/albums.ts';
import type { UserProfile } from '#shared/domain/userProfile.ts';
import { saveProfile } from '../profile/index.ts';
import { changesFor, type OnboardingDraft } from './draft.ts';
import type { OnboardingStep } from './steps.ts';

/** Saves the whole draft and the step to resume at; `next` null ends onboarding. Throws FirebaseError. */
export async function saveDraft(
  profile: UserProfile,
  draft: OnboardingDraft,
  next: OnboardingStep | null,
): Promise<void> {
  await saveProfile(profile.id, changesFor(profile, draft, next));
}

/** Throws CallableError. */
export async function makeFirstAlbum(title: string): Promise<void> {
  await call(albumsCreate, { title: title.trim() });
}
