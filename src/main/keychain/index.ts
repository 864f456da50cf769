/**
 * Chooses where the session is kept: the OS keychain, else a file the OS guards the key of, else memory.
 * When the choice has become weaker than last time, the old session is not carried over: the person signs in again
 * and Settings says where the session is now.
 */
import { join } from 'node:path';
import { openEncryptedFile } from './encryptedFile.ts';
import { type Keychain, keychainAccount } from './keychain.ts';
import { openMemory } from './memory.ts';
import { openSystemKeychain } from './systemKeychain.ts';

export type { Keychain } from './keychain.ts';

/** `userDataFolder` is the profile's own: it names the keychain's entry, and holds the second choice's file. */
export async function openKeychain(userDataFolder: string): Promise<Keychain> {
  const system = await openSystemKeychain(keychainAccount(userDataFolder));
  return system ?? openEncryptedFile(join(userDataFolder, 'session.bin')) ?? openMemory();
}
