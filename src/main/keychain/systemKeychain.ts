/**
 * The OS keychain through keytar: Keychain on macOS, Credential Manager on Windows, the Secret Service on Linux.
 * keytar is optional: where its native module cannot load, or no keychain service answers, this returns null.
 */
import { KEYCHAIN_SERVICE, type Keychain, SECRETS_LONGEST_WAIT } from './keychain.ts';
import { within } from './within.ts';

export interface Keytar {
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

/** The OS keychain, once it has proven that it can write, read and forget; null where there is none or it stays locked. */
export async function findSystemKeychain(
  report: (event: string, error: unknown) => void,
): Promise<Keytar | null> {
  const keytar = await loadKeytar();
  if (!keytar) return null;
  try {
    return (await within(SECRETS_LONGEST_WAIT, tryOut(keytar))) ? keytar : null;
  } catch (error) {
    report('keychain-not-usable', error);
    return null;
  }
}

async function tryOut(keytar: Keytar): Promise<boolean> {
  const probe = `probe-${process.pid}`;
  await keytar.setPassword(KEYCHAIN_SERVICE, probe, 'works');
  const answer = await keytar.getPassword(KEYCHAIN_SERVICE, probe);
  await keytar.deletePassword(KEYCHAIN_SERVICE, probe);
  return answer === 'works';
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
