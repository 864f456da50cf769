/**
 * Chooses where the session is kept: the OS keychain, else a file the OS guards the key of, else memory.
 * When the choice has become weaker than last time, the old session is not carried over: the person signs in again
 * and Settings says where the session is now.
 */
import { openEncryptedFile } from './encryptedFile.ts';
import type { Keychain } from './keychain.ts';
import { openMemory } from './memory.ts';
import { openSystemKeychain } from './systemKeychain.ts';

export type { Keychain } from './keychain.ts';

/** `encryptedFilePath` is where the second choice writes. */
export async function openKeychain(encryptedFilePath: string): Promise<Keychain> {
  return (await openSystemKeychain()) ?? openEncryptedFile(encryptedFilePath) ?? openMemory();
}
