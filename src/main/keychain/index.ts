/**
 * Chooses where the session is kept: the OS keychain, else a file the OS guards the key of, else memory.
 * When the choice has become weaker than last time, the old session is not carried over: the person signs in again
 * and Settings says where the session is now.
 */
import { join } from 'node:path';
import { openEncryptedFile } from './encryptedFile.ts';
import { type Keychain, keychainAccount } from './keychain.ts';
import { openMemory } from './memory.ts';
import { findSystemKeychain, openEntry } from './systemKeychain.ts';
import { keepVaultSecrets, type VaultSecrets } from './vaultSecrets.ts';

interface SecretStores {
  readonly session: Keychain;
  /** Null without an OS keychain: nothing weaker guards what opens a vault. */
  readonly vaultSecrets: VaultSecrets | null;
}

/** `userDataFolder` is the profile's own: it names the keychain's entries, and holds the second choice's file. */
export async function openSecretStores(userDataFolder: string): Promise<SecretStores> {
  const system = await findSystemKeychain();
  if (system) {
    return {
      session: openEntry(system, keychainAccount(userDataFolder)),
      vaultSecrets: keepVaultSecrets(system, keychainAccount(userDataFolder, 'vault')),
    };
  }
  const session = openEncryptedFile(join(userDataFolder, 'session.bin')) ?? openMemory();
  return { session, vaultSecrets: null };
}
