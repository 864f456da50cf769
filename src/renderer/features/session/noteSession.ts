/** Tells the business logic about a sign-in, for the list of sessions in Settings. Loaded after the sign-in. */
import { call } from '#platform/backend/callables.ts';
import { accountNoteSession } from '#shared/callables/account.ts';
import { deviceName } from './deviceName.ts';

export async function noteSession(): Promise<void> {
  await call(accountNoteSession, { device: deviceName(navigator.userAgent) });
}
