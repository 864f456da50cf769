/** Entries of the OS keychain that are believed by what the preferences say of them: see [Note: What is believed]. */
import { KEYCHAIN_SERVICE, SECRETS_LONGEST_WAIT } from './keychain.ts';
import type { SecretsRecord } from './secretsRecord.ts';
import type { Keytar } from './systemKeychain.ts';
import { KeychainSilent, within } from './within.ts';

/** Nobody has so many vaults; a page that asks for more is up to something. */
export const MOST_ENTRIES = 64;

/** Each call ends, by an answer or because the keychain gave none. */
export interface KnownEntries {
  /** Null where there is none that is to be believed. */
  read(account: string): Promise<string | null>;
  /** Rejects where there are too many, and where the session ended meanwhile. */
  write(account: string, text: string): Promise<void>;
  remove(account: string): Promise<void>;
  /** Takes away what was ended and is still there. Rejects with the first that the keychain did not let go of. */
  sweep(): Promise<void>;
}

export function openKnownEntries(
  keytar: Keytar,
  record: SecretsRecord,
  longestWait = SECRETS_LONGEST_WAIT,
): KnownEntries {
  const stateOf = (account: string) => record.read().entries[account];
  const mark = (account: string, state: 'held' | 'ended') =>
    record.write({ entries: { ...record.read().entries, [account]: state } });

  async function remove(account: string): Promise<void> {
    if (stateOf(account) === undefined) return;
    mark(account, 'ended');
    await within(longestWait, keytar.deletePassword(KEYCHAIN_SERVICE, account));
    const { [account]: _gone, ...others } = record.read().entries;
    record.write({ entries: others });
  }

  /** Named before it is there, so that none is ever forgotten. */
  function name(account: string): void {
    const state = stateOf(account);
    if (state === 'held') return;
    if (state === undefined && Object.keys(record.read().entries).length >= MOST_ENTRIES) {
      throw new Error('The keychain holds enough of ours.');
    }
    if (!mark(account, 'ended')) throw new Error('The disk does not take the name of an entry.');
  }

  return {
    read: async (account) =>
      stateOf(account) === 'held' ? within(longestWait, keytar.getPassword(KEYCHAIN_SERVICE, account)) : null,
    async write(account, text) {
      const endings = record.countEndings();
      name(account);
      await within(longestWait, keytar.setPassword(KEYCHAIN_SERVICE, account, text));
      if (record.countEndings() !== endings) throw new Error('The session ended meanwhile.');
      mark(account, 'held');
    },
    remove,
    async sweep() {
      const failures: unknown[] = [];
      for (const [account, state] of Object.entries(record.read().entries)) {
        if (state !== 'ended') continue;
        await remove(account).catch((error: unknown) => failures.push(error));
        // It would not answer for the others either, and each waits as long.
        if (failures.at(-1) instanceof KeychainSilent) break;
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
