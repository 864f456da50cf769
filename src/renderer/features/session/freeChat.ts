/** The mark that an account's free chat was used (SPEC §3), kept in this browser. */
import type { KeyValueStorage } from '#platform/platform.ts';
import { freeChatKey, isFreeChatKey } from '#shared/storedValues.ts';

export function clearFreeChatFlag(storage: KeyValueStorage, userId: string): void {
  storage.remove(freeChatKey(userId));
}

export function clearAllFreeChatFlags(storage: KeyValueStorage): void {
  for (const key of storage.keys()) if (isFreeChatKey(key)) storage.remove(key);
}
