/**
 * Where the desktop keeps its secrets: the OS keychain, else a file the OS guards the key of, else memory. Which of them holds
 * the session is chosen at each start ([`chooseStore.ts`](./chooseStore.ts)).
 */
import { join } from 'node:path';
import { keepCacheKeys } from './cacheKeys.ts';
import { chooseStore, type StoreChoice } from './chooseStore.ts';
import { openEncryptedFile } from './encryptedFile.ts';
import { holdSession } from './holdSession.ts';
import { keychainAccount } from './keychain.ts';
import { openKnownEntries } from './knownEntries.ts';
import { openMemory } from './memory.ts';
import { type BesideSession, keepInTurn, type SecretsOfSession } from './secretsOfSession.ts';
import { endEntries, type SecretsRecord } from './secretsRecord.ts';
import { findSystemKeychain, type Keytar, openEntry } from './systemKeychain.ts';
import { keepVaultSecrets } from './vaultSecrets.ts';

export type { WeakerStore } from './chooseStore.ts';
export type { SecretsOfSession } from './secretsOfSession.ts';

interface Setting extends Omit<StoreChoice, 'findStores'> {
  /** The profile's own: it names the keychain's entries, and holds the second choice's file. */
  readonly userDataFolder: string;
  /** Whose secrets these are: those of another backend go. Null while it is not known. */
  readonly backend: Promise<string | null>;
  readonly findKeychain?: (report: Setting['report']) => Promise<Keytar | null>;
}

/** Null when the person would rather quit than have the session in a weaker place. */
export async function openSecrets({
  userDataFolder,
  report,
  record,
  askForWeaker,
  backend,
  findKeychain = findSystemKeychain,
}: Setting): Promise<SecretsOfSession | null> {
  const system: { keytar: Keytar | null } = { keytar: null };
  const search = async () => {
    system.keytar = await findKeychain(report);
  };
  // The keychain is looked for while the server is asked.
  let searching: Promise<void> | null = search();
  const name = await backend;
  if (name !== null && record.read().backend !== name) record.write({ backend: name, sessionOf: null });
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
  if (session.kind !== 'keychain') endEntries(record);
  const beside = system.keytar && openBeside(system.keytar, record, userDataFolder);
  await beside?.entries.sweep().catch((error: unknown) => report('entries-not-removed', error));
  return keepInTurn({ session: holdSession(session, { record, report }), beside, record, report });
}

function openBeside(keytar: Keytar, record: SecretsRecord, userDataFolder: string): BesideSession {
  const entries = openKnownEntries(keytar, record);
  return {
    entries,
    vaultSecrets: keepVaultSecrets(entries, keychainAccount(userDataFolder, 'vault')),
    cacheKeys: keepCacheKeys(entries, keychainAccount(userDataFolder, 'cache')),
  };
}
