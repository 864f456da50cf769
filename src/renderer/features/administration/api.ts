/** What the admin hub reads and writes. */
import { doc, setDoc } from 'firebase/firestore/lite';
import { forgetLaunchConfig } from '#features/launch/index.ts';
import { readRole } from '#features/session/index.ts';
import { call } from '#platform/backend/callables.ts';
import { documents } from '#platform/backend/documents.ts';
import { fetchLaunchConfig } from '#platform/backend/launchConfig.ts';
import { accountRefreshRole } from '#shared/callables/account.ts';
import type { Clock } from '#shared/clock.ts';
import { LAUNCH_CONFIG_PATH, type LaunchConfig } from '#shared/domain/launchConfig.ts';

/**
 * Asks the server whether this account administers, and takes the claim on when it was just given. `user` means that
 * the address is listed here but not verified, so the server refuses what an administrator may do.
 */
export async function confirmAdministration(): Promise<'admin' | 'user'> {
  const { role, changed } = await call(accountRefreshRole, {});
  if (changed) await readRole();
  return role;
}

export function readLaunchFlags(): Promise<LaunchConfig> {
  return fetchLaunchConfig();
}

/** The merge write of SPEC §7: `waitlistEnabled` and `updatedAt`, nothing else. */
export async function switchWaitlist(waitlistEnabled: boolean, clock: Clock): Promise<void> {
  const updatedAt = new Date(clock.now()).toISOString();
  await setDoc(doc(documents(), LAUNCH_CONFIG_PATH), { waitlistEnabled, updatedAt }, { merge: true });
  forgetLaunchConfig();
}
