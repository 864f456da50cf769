/**
 * "Notices on this device": a word from the system when something a person waits for has ended while they looked
 * elsewhere. Both must agree: the person, in Settings, and the system, when it asks.
 */
import { useSyncExternalStore } from 'react';
import { useSession } from '#features/session/index.ts';

/** `unavailable` where there are no notices at all, as in most browsers on phones. */
export type NoticePermission = NotificationPermission | 'unavailable';

const listeners = new Set<() => void>();

const permissionNow = (): NoticePermission =>
  'Notification' in window ? Notification.permission : 'unavailable';

/** Asks the system. Browsers answer only while a press is being handled. */
export async function askForNotices(): Promise<NoticePermission> {
  if (permissionNow() === 'default') await Notification.requestPermission();
  for (const listener of listeners) listener();
  return permissionNow();
}

export function useNoticePermission(): NoticePermission {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, permissionNow);
}

/** Whether this person wants notices here; what the system allows is `useNoticePermission`. */
export function useWantsNotices(): boolean {
  const session = useSession();
  return session.status === 'signed-in' && session.profile.settings.notifications.push;
}

/** Shows a notice to somebody who looks elsewhere; does nothing for who has the page before them. */
export function showNotice(title: string, text: string): void {
  if (permissionNow() !== 'granted' || document.hasFocus()) return;
  const notice = new Notification(title, { body: text, tag: title });
  notice.addEventListener('click', () => {
    window.focus();
    notice.close();
  });
}
