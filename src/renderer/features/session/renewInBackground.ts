/** Keeps the tokens of the signed-in person fresh: of all windows that hold the session, one renews it (SPEC §4, §9). */
import type { User } from 'firebase/auth';
import { z } from 'zod';
import { isErrorCode, isSessionOver } from '#platform/backend/sessionOver.ts';
import { logWarning } from '#platform/logging/logger.ts';
import type { SessionSharing } from '#platform/platform.ts';
import type { Clock } from '#shared/clock.ts';
import { TOKEN_REFRESH_LEAD } from '#shared/limits.ts';
import type { SignedOutReason } from './sessionState.ts';
import { keepTokenFresh } from './tokenRefresh.ts';

const tokensSchema = z.object({ stsTokenManager: z.object({ expirationTime: z.number() }) });

/**
 * In milliseconds of this device's clock, which the SDK reckons in. The instant in the token is the server's: a device
 * that is an hour fast would never stop renewing.
 */
async function expiryOf(user: User, isForced: boolean): Promise<number> {
  await user.getIdToken(isForced);
  return tokensSchema.parse(user.toJSON()).stsTokenManager.expirationTime;
}

/** Runs until `signal` aborts or the session is over. Never rejects. */
export async function renewInBackground(
  user: User,
  { renewAlone }: SessionSharing,
  onOver: (reason: SignedOutReason) => void,
  clock: Clock,
  signal: AbortSignal,
): Promise<void> {
  const refresh = () =>
    renewAlone(async () => {
      const present = await expiryOf(user, false);
      return present - clock.now() > TOKEN_REFRESH_LEAD ? present : expiryOf(user, true);
    });
  try {
    await keepTokenFresh(
      {
        expiresAt: await expiryOf(user, false),
        refresh,
        isSessionOver,
        onSessionOver: (error) =>
          onOver(isErrorCode(error, 'auth/user-disabled') ? 'account-disabled' : 'session-expired'),
      },
      clock,
      signal,
    );
  } catch (error) {
    logWarning('The token could not be read', {}, error);
  }
}
