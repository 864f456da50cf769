/**
 * "Notifications on this device": a word from the system when something a person waits for has ended while they looked
 * elsewhere. Both must agree: the person, in Settings, and the system, when it asks.
 */
import { useSyncExternalStore } from 'react';
import { useSession } from '#features/session/index.ts';
import { platform } from '#platform/currentPlatform.ts';
import type { DeviceNotifications } from '#platform/platform.ts';
import type { ShownNotification } from '#shared/desktop/bridge.ts';

type DevicePermission = ReturnType<DeviceNotifications['permission']>;

const listeners = new Set<() => void>();

const permissionNow = (): DevicePermission => platform().notifications.permission();

/** Asks the system. Browsers answer only while a press is being handled. */
export async function askForNotifications(): Promise<DevicePermission> {
  await platform().notifications.ask();
  for (const listener of listeners) listener();
  return permissionNow();
}

export function useNotificationPermission(): DevicePermission {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, permissionNow);
}

/** Whether this person wants notices here; what the system allows is `useNotificationPermission`. */
export function useWantsNotifications(): boolean {
  const session = useSession();
  return session.status === 'signed-in' && session.profile.settings.notifications.push;
}

/**
 * Shows a notice to somebody who looks elsewhere; does nothing for who has the page before them. It may stand on a locked
 * screen: it names nobody and nothing of theirs.
 */
export function showNotification(
  title: string,
  text: string,
  opens: ShownNotification['opens'] = null,
): void {
  if (permissionNow() !== 'granted' || document.hasFocus()) return;
  platform().notifications.show({ title, text, opens });
}
