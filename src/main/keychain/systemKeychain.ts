/**
 * The OS keychain through keytar: Keychain on macOS, Credential Manager on Windows, the Secret Service on Linux.
 * keytar is optional: where its native module cannot load, or no keychain service answers, this returns null.
 */
import { KEYCHAIN_SERVICE, type Keychain } from './keychain.ts';

export interface Keytar {
  getPassword(service: string, account: string): Promise<string | null>;
  setPassword(service: string, account: string, password: string): Promise<void>;
  deletePassword(service: string, account: string): Promise<boolean>;
  findCredentials(service: string): Promise<readonly { readonly account: string }[]>;
}

async function loadKeytar(): Promise<Keytar | null> {
  try {
    const { default: keytar } = await import('keytar');
    return keytar;
  } catch {
    return null;
  }
}

/** The OS keychain, once it has proven that it can write, read and forget; null where there is none. */
export async function findSystemKeychain(): Promise<Keytar | null> {
  const keytar = await loadKeytar();
  if (!keytar) return null;
  const probe = `probe-${process.pid}`;
  try {
    await keytar.setPassword(KEYCHAIN_SERVICE, probe, 'works');
    const answer = await keytar.getPassword(KEYCHAIN_SERVICE, probe);
    await keytar.deletePassword(KEYCHAIN_SERVICE, probe);
    return answer === 'works' ? keytar : null;
  } catch {
    return null;
  }
}

/** The session's place in it. */
export function openEntry(keytar: Keytar, account: string): Keychain {
  return {
    kind: 'keychain',
    read: () => keytar.getPassword(KEYCHAIN_SERVICE, account),
    write: (secret) => keytar.setPassword(KEYCHAIN_SERVICE, account, secret),
    async clear() {
      await keytar.deletePassword(KEYCHAIN_SERVICE, account);
    },
  };
}
