/**
 * Where the desktop keeps its secrets: the OS keychain, else a file the OS guards the key of, else memory. Which of them holds
 * the session is chosen at each start ([`chooseStore.ts`](./chooseStore.ts)).
 */
import { join } from 'node:path';
import { chooseStore, type StoreChoice } from './chooseStore.ts';
import { openEncryptedFile } from './encryptedFile.ts';
import { holdSession } from './holdSession.ts';
import { type Keychain, keychainAccount } from './keychain.ts';
import { openMemory } from './memory.ts';
import { findSystemKeychain, type Keytar, openEntry } from './systemKeychain.ts';
import { keepVaultSecrets, type VaultSecrets } from './vaultSecrets.ts';

export type { WeakerStore } from './chooseStore.ts';

interface SecretStores {
  readonly session: Keychain;
  /** Null without an OS keychain: nothing weaker guards what opens a vault. */
  readonly vaultSecrets: VaultSecrets | null;
}

interface Setting extends Omit<StoreChoice, 'findStores'> {
  /** The profile's own: it names the keychain's entries, and holds the second choice's file. */
  readonly userDataFolder: string;
  readonly report: (event: string, error: unknown) => void;
}

/** Null when the person would rather quit than have the session in a weaker place. */
export async function openSecretStores({
  userDataFolder,
  report,
  record,
  askForWeaker,
}: Setting): Promise<SecretStores | null> {
  const system: { keytar: Keytar | null } = { keytar: null };
  const wasInKeychain = record.read() !== 'memory' && record.read() !== 'encrypted-file';
  const session = await chooseStore({
    record,
    askForWeaker,
    findStores: async () => {
      system.keytar = await findSystemKeychain(report);
      const file = openEncryptedFile(join(userDataFolder, 'session.bin'));
      const memory = openMemory();
      const weaker = file ? ([file, memory] as const) : ([memory] as const);
      return system.keytar ? [openEntry(system.keytar, keychainAccount(userDataFolder)), ...weaker] : weaker;
    },
  });
  if (!session) return null;
  const vaultSecrets =
    system.keytar && keepVaultSecrets(system.keytar, keychainAccount(userDataFolder, 'vault'));
  // Who signed out while the keychain was away could not take them along.
  if (!wasInKeychain) await vaultSecrets?.clear();
  return { session: holdSession(session, report), vaultSecrets };
}
