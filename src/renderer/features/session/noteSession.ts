/** Tells the business logic about a sign-in, for the list of sessions in Settings. Loaded after the sign-in. */
import { call } from '#platform/backend/callables.ts';
import { accountEndSession, accountNoteSession } from '#shared/callables/account.ts';
import { deviceName } from './deviceName.ts';

/**
 * `replaced` is the id of the session that went on under a new one, after somebody proved themselves again: it ends, for
 * nobody is left in it.
 */
export async function noteSession(replaced?: string): Promise<void> {
  const device = deviceName(navigator.userAgent);
  await call(accountNoteSession, { device });
  if (replaced !== undefined) await call(accountEndSession, { sessionId: replaced });
}
