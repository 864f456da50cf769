/** When the vault locks by itself, as this device's owner chose it. */
import type { KeyValueStorage } from '#platform/platform.ts';
import { storedKeys } from '#shared/storedValues.ts';

export type AutoLock =
  /** After so many minutes in which nobody did anything. */
  | { readonly after: 'minutes'; readonly minutes: number }
  /** Only when the window is closed or left for good, and when the device slept. */
  | { readonly after: 'window' };

export const AUTO_LOCK_MINUTES = { least: 1, usual: 5, most: 60 } as const;

type Reading = Pick<KeyValueStorage, 'get'>;
type Writing = Pick<KeyValueStorage, 'set'>;

/** What nobody wrote here counts as nothing chosen. */
export function readAutoLock(storage: Reading): AutoLock {
  const { least, usual, most } = AUTO_LOCK_MINUTES;
  const stored = storage.get(storedKeys.vaultAutoLock);
  if (stored === 'window') return { after: 'window' };
  const minutes = stored !== null && /^\d{1,2}$/.test(stored) ? Number(stored) : usual;
  return { after: 'minutes', minutes: Math.min(Math.max(minutes, least), most) };
}

/** Counts at once, in all open pages. */
export function writeAutoLock(storage: Writing, autoLock: AutoLock): void {
  storage.set(
    storedKeys.vaultAutoLock,
    autoLock.after === 'window' ? 'window' : String(Math.round(autoLock.minutes)),
  );
}
