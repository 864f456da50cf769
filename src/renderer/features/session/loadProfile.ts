/**
 * Profile loading (SPEC §4): an account under five minutes old may still be having its profile written, so its absence
 * is believed only after a wait and one more try. A read that fails says nothing about the profile: it is tried again
 * before the failure is believed.
 */
import type { Clock } from '#shared/clock.ts';
import type { UserProfile } from '#shared/domain/userProfile.ts';
import { NEW_ACCOUNT_PROFILE_WAIT, NEW_ACCOUNT_WINDOW } from '#shared/limits.ts';

type ProfileOutcome =
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
    let profile = await readWithRetries(read, clock);
    if (!profile && isNew) {
      await clock.sleep(NEW_ACCOUNT_PROFILE_WAIT);
      profile = await readWithRetries(read, clock);
    }
    return profile ? { kind: 'loaded', profile } : { kind: 'absent' };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

/** Waits between the reads, in milliseconds: a server that restarts is back within them. */
const READ_RETRY_DELAYS = [1_000, 3_000];

/** Throws what the last read failed of. */
export async function readWithRetries<T>(read: () => Promise<T>, clock: Clock): Promise<T> {
  for (const delay of READ_RETRY_DELAYS) {
    try {
      return await read();
    } catch {
      await clock.sleep(delay);
    }
  }
  return read();
}
