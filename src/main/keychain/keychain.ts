/**
 * The one door to the operating system's secret store. The session's refresh token, the keys of what is kept
 * for when there is no connection (`cacheKeys.ts`) and, where its owner asked for that, what opens the vault
 * (`vaultSecrets.ts`) are the only secrets the desktop keeps, here and nowhere else.
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

/** The entries of one profile folder: two installations on one desk share nothing. */
export function keychainAccount(
  userDataFolder: string,
  holds: 'session' | 'vault' | 'cache' = 'session',
): string {
  return `${holds} ${createHash('sha256').update(userDataFolder).digest('hex').slice(0, 16)}`;
}

/** A keychain that asks for its password waits for its owner to type it, in milliseconds. */
export const SECRETS_LONGEST_WAIT = 60_000;
