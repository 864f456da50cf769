/** The mark that an account's free chat was used (SPEC §3), kept in this browser. */
import { platform } from '#platform/currentPlatform.ts';

const PREFIX = 'freeChatUsed_';

export function isFreeChatUsed(uid: string): boolean {
  return platform().storage.get(`${PREFIX}${uid}`) !== null;
}

export function markFreeChatUsed(uid: string): void {
  platform().storage.set(`${PREFIX}${uid}`, 'true');
}

export function clearFreeChatFlag(uid: string): void {
  platform().storage.remove(`${PREFIX}${uid}`);
}

export function clearAllFreeChatFlags(): void {
  const { storage } = platform();
  for (const key of storage.keys()) if (key.startsWith(PREFIX)) storage.remove(key);
}
