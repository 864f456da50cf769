/**
 * Where the desktop keeps its secrets: the OS keychain, else a file the OS guards the key of, else memory. Which of them holds
 * the session is chosen at each start ([`chooseStore.ts`](./chooseStore.ts)).
 */
import { join } from 'node:path';
import { type CacheKeys, keepCacheKeys } from './cacheKeys.ts';
import { chooseStore, type StoreChoice } from './chooseStore.ts';
import { openEncryptedFile } from './encryptedFile.ts';
import { holdSession } from './holdSession.ts';
import { type Keychain, keychainAccount, SECRETS_LONGEST_WAIT } from './keychain.ts';
import { openKnownEntries } from './knownEntries.ts';
import { openMemory } from './memory.ts';
import { endEntries, type SecretsRecord } from './secretsRecord.ts';
import { findSystemKeychain, type Keytar, openEntry } from './systemKeychain.ts';
import { keepVaultSecrets, type VaultSecrets } from './vaultSecrets.ts';
import { within } from './within.ts';

export type { WeakerStore } from './chooseStore.ts';

export interface SecretStores {
  readonly session: Keychain;
  /** Null without an OS keychain: nothing weaker guards what opens a vault. */
  readonly vaultSecrets: VaultSecrets | null;
  /** Null without an OS keychain: nothing is kept for when there is no connection. */
  readonly cacheKeys: CacheKeys | null;
  readonly record: SecretsRecord;
}

interface Setting extends Omit<StoreChoice, 'findStores'> {
  /** The profile's own: it names the keychain's entries, and holds the second choice's file. */
  readonly userDataFolder: string;
  /** Whose secrets these are: those of another backend go. Null while it is not known. */
  readonly backend: Promise<string | null>;
  readonly findKeychain?: (report: Setting['report']) => Promise<Keytar | null>;
}

/** Null when the person would rather quit than have the session in a weaker place. */
export async function openSecretStores({
  userDataFolder,
  report,
  record,
  askForWeaker,
  backend,
  findKeychain = findSystemKeychain,
}: Setting): Promise<SecretStores | null> {
  const system: { keytar: Keytar | null } = { keytar: null };
  const search = async () => {
    system.keytar = await findKeychain(report);
  };
  // The keychain is looked for while the server is asked.
  let searching: Promise<void> | null = search();
  const name = await backend;
  if (name !== null && record.read().backend !== name) record.write({ backend: name, isSessionHeld: false });
  const session = await chooseStore({
    record,
    askForWeaker,
    report,
    findStores: async () => {
      await (searching ?? search());
      searching = null;
      const file = openEncryptedFile(join(userDataFolder, 'session.bin'));
      const memory = openMemory();
      const weaker = file ? ([file, memory] as const) : ([memory] as const);
      return system.keytar ? [openEntry(system.keytar, keychainAccount(userDataFolder)), ...weaker] : weaker;
    },
  });
  if (!session) return null;
  // They go with the session; who signed out while the keychain was away could not take them along.
  if (session.kind !== 'keychain' || !record.read().isSessionHeld) endEntries(record);
  const entries = system.keytar && openKnownEntries(system.keytar, record);
  if (entries) {
    await within(SECRETS_LONGEST_WAIT, entries.sweep()).catch((error: unknown) =>
      report('entries-not-removed', error),
    );
  }
  return {
    session: holdSession(session, { record, report }),
    vaultSecrets: entries && keepVaultSecrets(entries, keychainAccount(userDataFolder, 'vault')),
    cacheKeys: entries && keepCacheKeys(entries, keychainAccount(userDataFolder, 'cache')),
    record,
  };
}

/** With the session goes what opens vaults, and the key of what is kept. Rejects with the first that could not be removed. */
export async function forgetSession(stores: SecretStores): Promise<void> {
  endEntries(stores.record);
  // All are tried, whatever becomes of the others.
  const failures: unknown[] = [];
  for (const store of [stores.session, stores.vaultSecrets, stores.cacheKeys]) {
    await store?.clear().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
