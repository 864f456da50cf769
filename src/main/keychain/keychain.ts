/**
 * The one door to the operating system's secret store. The session's refresh token is the only secret the desktop
 * keeps, and it is kept here and nowhere else.
 */
import type { SessionStore } from '#shared/desktop/bridge.ts';

export interface Keychain {
  readonly kind: SessionStore;
  read(): Promise<string | null>;
  write(secret: string): Promise<void>;
  clear(): Promise<void>;
}

/** Names under which the operating system lists the entry. */
export const KEYCHAIN_SERVICE = 'Amaranth';
export const KEYCHAIN_ACCOUNT = 'session';
