/** The address that joined the waitlist from this browser (SPEC §3): what shows the invitation follows it at once. */
import { useSyncExternalStore } from 'react';
import { platform } from '#platform/currentPlatform.ts';

const WAITLIST_EMAIL_KEY = 'waitlistUserEmail';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function rememberWaitlistEmail(email: string): void {
  platform().storage.set(WAITLIST_EMAIL_KEY, email);
  for (const listener of listeners) listener();
}

/** Once that address has left the list; another that joined from here since stays. */
export function forgetWaitlistEmail(email: string): void {
  const { storage } = platform();
  if (storage.get(WAITLIST_EMAIL_KEY) !== email) return;
  storage.remove(WAITLIST_EMAIL_KEY);
  for (const listener of listeners) listener();
}

export function useHasWaitlistEmail(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => Boolean(platform().storage.get(WAITLIST_EMAIL_KEY)),
    () => false,
  );
}
