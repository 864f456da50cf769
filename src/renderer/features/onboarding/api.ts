/** What the wizard asks of the server: the profile's fields, and a first album or a first letter. */
import { readAlbums } from '#features/albums/index.ts';
import { type Draft, lettersMessages, type Sending, saveLetter } from '#features/letters/index.ts';
import { callRepeatable } from '#platform/backend/callables.ts';
import { albumsCreate } from '#shared/callables/albums.ts';
import type { AlbumId } from '#shared/domain/ids.ts';
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

/** Repeated with the same key, it makes no second album. Throws CallableError. */
export async function makeFirstAlbum(title: string, albumKey: string): Promise<AlbumId> {
  return (await callRepeatable(albumsCreate, { albumKey, title })).albumId;
}

/**
 * Puts the letter in the album of letters, which is made when there is none. Safe to repeat, with what `note` was given put
 * on the letter. Throws CallableError.
 */
export async function saveFirstLetter(
  { id, settings }: UserProfile,
  letter: Draft,
  note: (sending: Sending) => Promise<void>,
): Promise<AlbumId> {
  const names: readonly string[] = [lettersMessages.en.lettersAlbum, lettersMessages.fr.lettersAlbum];
  const albums = await readAlbums(id);
  const present = albums.find(({ title, trashedAt }) => trashedAt === null && names.includes(title));
  const title = lettersMessages[settings.language].lettersAlbum;
  const albumId =
    present?.id ?? (await callRepeatable(albumsCreate, { albumKey: letter.letterId, title })).albumId;
  await saveLetter(letter, albumId, note);
  return albumId;
}
