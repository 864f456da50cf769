/**
 * The OS keychain through keytar: Keychain on macOS, Credential Manager on Windows, the Secret Service on Linux.
 * keytar is optional: where its native module cannot load, or no keychain service answers, this returns null.
 */
import { KEYCHAIN_SERVICE, type Keychain } from './keychain.ts';

interface Keytar {
  getPassword(service: string, account: string): Promise<string | null>;
  setPassword(service: string, account: string, password: string): Promise<void>;
  deletePassword(service: string, account: string): Promise<boolean>;
}

async function loadKeytar(): Promise<Keytar | null> {
  try {
    const { default: keytar } = await import('keytar');
    return keytar;
  } catch {
    return null;
  }
}

/** A keychain that has proven it can write, read and forget; null where there is none. */
export async function openSystemKeychain(account: string): Promise<Keychain | null> {
  const keytar = await loadKeytar();
  if (!keytar) return null;
  const probe = `probe-${process.pid}`;
  try {
    await keytar.setPassword(KEYCHAIN_SERVICE, probe, 'works');
    const answer = await keytar.getPassword(KEYCHAIN_SERVICE, probe);
    await keytar.deletePassword(KEYCHAIN_SERVICE, probe);
    if (answer !== 'works') return null;
  } catch {
    return null;
  }
  return {
    kind: 'keychain',
    read: () => keytar.getPassword(KEYCHAIN_SERVICE, account),
    write: (secret) => keytar.setPassword(KEYCHAIN_SERVICE, account, secret),
    async clear() {
      await keytar.deletePassword(KEYCHAIN_SERVICE, account);
    },
  };
}
