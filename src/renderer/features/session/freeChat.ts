/** The mark that an account's free chat was used (SPEC §3), kept in this browser. */
import type { KeyValueStorage } from '#platform/platform.ts';
import { freeChatKey, isFreeChatKey } from '#shared/storedValues.ts';

export function clearFreeChatFlag(storage: KeyValueStorage, userId: string): void {
  storage.remove(freeChatKey(userId));
}

export function clearAllFreeChatFlags(storage: KeyValueStorage): void {
  for (const key of storage.keys()) if (isFreeChatKey(key)) storage.remove(key);
}

/** What this browser remembers; the server knows better once it has answered. */
export function isFreeChatUsed(storage: KeyValueStorage, userId: string): boolean {
  return storage.get(freeChatKey(userId)) !== null;
}

export function noteFreeChat(storage: KeyValueStorage, userId: string, isUsed: boolean): void {
  if (isUsed) storage.set(freeChatKey(userId), 'true');
  else storage.remove(freeChatKey(userId));
}
