/**
 * The second choice: a file encrypted by Electron's safeStorage with a key the OS guards. On Linux without a
 * keyring safeStorage would use a key that is in its source ("basic_text"): that is no protection, so it is refused.
 */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { safeStorage } from 'electron';
import type { Keychain } from './keychain.ts';

function isProtected(): boolean {
  if (!safeStorage.isEncryptionAvailable()) return false;
  return process.platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text';
}

/** A keychain in the file at `path`; null where the OS guards no key. */
export function openEncryptedFile(path: string): Keychain | null {
  if (!isProtected()) return null;
  return {
    kind: 'encrypted-file',
    async read() {
      try {
        return safeStorage.decryptString(await readFile(path));
      } catch {
        // Missing, or written under a key that is gone: the person signs in again.
        return null;
      }
    },
    async write(secret) {
      await writeFile(`${path}.new`, safeStorage.encryptString(secret), { mode: 0o600 });
      await rename(`${path}.new`, path);
    },
    async clear() {
      await rm(path, { force: true });
      // Of a write that a crash cut short; it may be a whole session.
      await rm(`${path}.new`, { force: true });
    },
  };
}
