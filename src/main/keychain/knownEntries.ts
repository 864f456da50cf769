/** Entries of the OS keychain that are believed by what the preferences say of them: see [Note: What is believed]. */
import { KEYCHAIN_SERVICE } from './keychain.ts';
import { endEntries, type SecretsRecord } from './secretsRecord.ts';
import type { Keytar } from './systemKeychain.ts';

export interface KnownEntries {
  /** Null where there is none that is to be believed. */
  read(account: string): Promise<string | null>;
  write(account: string, text: string): Promise<void>;
  remove(account: string): Promise<void>;
  /** All whose account begins so. Rejects with the first that the keychain did not let go of; none is believed any more. */
  removeAll(beginning: string): Promise<void>;
  /** Takes away what was ended and is still there. */
  sweep(): Promise<void>;
}

export function openKnownEntries(keytar: Keytar, record: SecretsRecord): KnownEntries {
  const stateOf = (account: string) => record.read().entries[account];
  const mark = (account: string, state: 'held' | 'ended') =>
    record.write({ entries: { ...record.read().entries, [account]: state } });

  async function remove(account: string): Promise<void> {
    if (stateOf(account) === undefined) return;
    mark(account, 'ended');
    await keytar.deletePassword(KEYCHAIN_SERVICE, account);
    const { [account]: _gone, ...others } = record.read().entries;
    record.write({ entries: others });
  }

  async function removeEach(accounts: readonly string[]): Promise<void> {
    const failures: unknown[] = [];
    for (const account of accounts) {
      await remove(account).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }

  return {
    read: async (account) =>
      stateOf(account) === 'held' ? keytar.getPassword(KEYCHAIN_SERVICE, account) : null,
    async write(account, text) {
      // Named before it is there, so that none is ever forgotten; believed once it is.
      if (stateOf(account) !== 'held') mark(account, 'ended');
      await keytar.setPassword(KEYCHAIN_SERVICE, account, text);
      mark(account, 'held');
    },
    remove,
    removeAll(beginning) {
      endEntries(record, beginning);
      return removeEach(
        Object.keys(record.read().entries).filter((account) => account.startsWith(beginning)),
      );
    },
    sweep: () =>
      removeEach(
        Object.entries(record.read().entries)
          .filter(([, state]) => state === 'ended')
          .map(([account]) => account),
      ),
  };
}
