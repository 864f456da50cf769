/**
 * Profile loading (SPEC §4): an account under five minutes old may still be having its profile written, so its absence
 * is believed only after a wait and one more try.
 */
import type { Clock } from '#shared/clock.ts';
import type { UserProfile } from '#shared/domain/userProfile.ts';
import { NEW_ACCOUNT_PROFILE_WAIT, NEW_ACCOUNT_WINDOW } from '#shared/limits.ts';

export type ProfileOutcome =
  | { readonly kind: 'loaded'; readonly profile: UserProfile }
  | { readonly kind: 'absent' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** `accountCreatedAt` in milliseconds, null when unknown (then the account counts as old). Never rejects. */
export async function loadProfile(
  accountCreatedAt: number | null,
  read: () => Promise<UserProfile | null>,
  clock: Clock,
): Promise<ProfileOutcome> {
  try {
    const isNew = accountCreatedAt !== null && clock.now() - accountCreatedAt < NEW_ACCOUNT_WINDOW;
    let profile = await read();
    if (!profile && isNew) {
      await clock.sleep(NEW_ACCOUNT_PROFILE_WAIT);
      profile = await read();
    }
    return profile ? { kind: 'loaded', profile } : { kind: 'absent' };
  } catch (error) {
    return { kind: 'failed', error };
  }
}
