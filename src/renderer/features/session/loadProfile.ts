/**
 * Profile loading (SPEC §4): an account under five minutes old may still be having its profile written, so its absence
 * is believed only after a wait and one more try. A read that failed is tried again before it ends anything.
 */
import type { Clock } from '#shared/clock.ts';
import type { UserProfile } from '#shared/domain/userProfile.ts';
import { NEW_ACCOUNT_PROFILE_WAIT, NEW_ACCOUNT_WINDOW } from '#shared/limits.ts';

export type ProfileOutcome =
  | { readonly kind: 'loaded'; readonly profile: UserProfile }
  | { readonly kind: 'absent' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Milliseconds before each further try of a read that failed. */
const FAILED_READ_WAITS = [1_000, 2_000];

/** `accountCreatedAt` in milliseconds, null when unknown (then the account counts as old). Never rejects. */
export async function loadProfile(
  accountCreatedAt: number | null,
  read: () => Promise<UserProfile | null>,
  clock: Clock,
): Promise<ProfileOutcome> {
  try {
    const isNew = accountCreatedAt !== null && clock.now() - accountCreatedAt < NEW_ACCOUNT_WINDOW;
    let profile = await readPersistently(read, clock);
    if (!profile && isNew) {
      await clock.sleep(NEW_ACCOUNT_PROFILE_WAIT);
      profile = await readPersistently(read, clock);
    }
    return profile ? { kind: 'loaded', profile } : { kind: 'absent' };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

async function readPersistently<T>(read: () => Promise<T>, clock: Clock): Promise<T> {
  for (const wait of FAILED_READ_WAITS) {
    try {
      return await read();
    } catch {
      await clock.sleep(wait);
    }
  }
  return read();
}
