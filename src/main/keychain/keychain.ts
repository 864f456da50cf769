/**
 * The one door to the operating system's secret store. The session's refresh token is the only secret the desktop
 * keeps, and it is kept here and nowhere else.
 */
import { createHash } from 'node:crypto';
import type { SessionStore } from '#shared/desktop/bridge.ts';

export interface Keychain {
  readonly kind: SessionStore;
  read(): Promise<string | null>;
  write(secret: string): Promise<void>;
  clear(): Promise<void>;
}

/** Name under which the operating system lists the entries. */
export const KEYCHAIN_SERVICE = 'Amaranth';

/** The entry of one profile folder: two installations on one desk do not share a session. */
export function keychainAccount(userDataFolder: string): string {
  return `session ${createHash('sha256').update(userDataFolder).digest('hex').slice(0, 16)}`;
}
