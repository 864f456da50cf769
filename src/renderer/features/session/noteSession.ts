/** Tells the business logic about a sign-in, for the list of sessions in Settings. Loaded after the sign-in. */
import { call } from '#platform/backend/callables.ts';
import { accountNoteSession } from '#shared/callables/account.ts';
import { deviceName } from './deviceName.ts';

/** `replaced` is the id of the session that went on under a new one, after somebody proved themselves again. */
export async function noteSession(replaced?: string): Promise<void> {
  const device = deviceName(navigator.userAgent);
  await call(accountNoteSession, replaced === undefined ? { device } : { device, replaces: replaced });
}
