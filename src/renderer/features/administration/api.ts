/** What the admin hub reads and writes. */
import { doc, setDoc } from 'firebase/firestore/lite';
import { forgetLaunchConfig } from '#features/launch/index.ts';
import { documents } from '#platform/backend/documents.ts';
import { fetchLaunchConfig } from '#platform/backend/launchConfig.ts';
import type { Clock } from '#shared/clock.ts';
import { LAUNCH_CONFIG_PATH, type LaunchConfig } from '#shared/domain/launchConfig.ts';

export function readLaunchFlags(): Promise<LaunchConfig> {
  return fetchLaunchConfig();
}

/** The merge write of SPEC §7: `waitlistEnabled` and `updatedAt`, nothing else. */
export async function switchWaitlist(waitlistEnabled: boolean, clock: Clock): Promise<void> {
  const updatedAt = new Date(clock.now()).toISOString();
  await setDoc(doc(documents(), LAUNCH_CONFIG_PATH), { waitlistEnabled, updatedAt }, { merge: true });
  forgetLaunchConfig();
}
