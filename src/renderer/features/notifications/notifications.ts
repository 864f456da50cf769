/**
 * "Notifications on this device": a word from the system when something a person waits for has ended while they looked
 * elsewhere. Both must agree: the person, in Settings, and the system, when it asks.
 */
import { useSyncExternalStore } from 'react';
import { useSession } from '#features/session/index.ts';

/** `unavailable` where there are no notices at all, as in most browsers on phones. */
type DevicePermission = NotificationPermission | 'unavailable';

const listeners = new Set<() => void>();

const permissionNow = (): DevicePermission =>
  'Notification' in window ? Notification.permission : 'unavailable';

/** Asks the system. Browsers answer only while a press is being handled. */
export async function askForNotifications(): Promise<DevicePermission> {
  if (permissionNow() === 'default') await Notification.requestPermission();
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

/** Shows a notice to somebody who looks elsewhere; does nothing for who has the page before them. */
export function showNotification(title: string, text: string): void {
  if (permissionNow() !== 'granted' || document.hasFocus()) return;
  const notification = new Notification(title, { body: text, tag: title });
  notification.addEventListener('click', () => {
    window.focus();
    notification.close();
  });
}
