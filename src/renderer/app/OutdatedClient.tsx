/**
 * Watches for this page being older than its server takes changes from. What says so is got beforehand, where somebody
 * is signed in who may save: a newer server has it no more.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '#features/session/index.ts';
import { isClientOutdated, onClientOutdated } from '#platform/backend/clientVersion.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { whenIdle } from '#ui/whenIdle.ts';

const OutdatedNotice = lazyPart(async () => (await import('./OutdatedNotice.tsx')).OutdatedNotice);

export function OutdatedClient() {
  const isSignedIn = useSession().status === 'signed-in';
  useEffect(() => (isSignedIn ? whenIdle(OutdatedNotice.prepare) : undefined), [isSignedIn]);
  return useSyncExternalStore(onClientOutdated, isClientOutdated, () => false) ? <OutdatedNotice /> : null;
}
