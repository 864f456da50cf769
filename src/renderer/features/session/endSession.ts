/**
 * Ends the session on the server when its person signs out. Forgetting the tokens here would leave them good elsewhere: in a
 * tab that was closed and is opened again, or in whatever copied them.
 */
import type { User } from 'firebase/auth';
import { call } from '#platform/backend/callables.ts';
import { logWarning } from '#platform/logging/logger.ts';
import { accountEndSession } from '#shared/callables/account.ts';
import type { Clock } from '#shared/clock.ts';
import { sessionIdOf } from './watchForEnd.ts';

/** Nobody waits longer than this to sign out, in milliseconds: without a connection it is done on the device alone. */
const LONGEST_WAIT = 2_000;

/** Never rejects. */
export async function endSession(user: User, clock: Clock): Promise<void> {
  const over = new AbortController();
  try {
    const ending = sessionIdOf(user).then((sessionId) => call(accountEndSession, { sessionId }));
    await Promise.race([ending, clock.sleep(LONGEST_WAIT, over.signal)]);
  } catch (error) {
    logWarning('The session could not be ended on the server', {}, error);
  } finally {
    over.abort();
  }
}
