/** What a keychain and the preferences hold, in memory, for tests of what is done with them. */
import { openSecretsRecord, type SecretsRecord, type SecretsState } from './secretsRecord.ts';
import { findSystemKeychain, type Keytar } from './systemKeychain.ts';

/** Entries as the OS keeps them, where there is no keyring to write to. */
export function keychainInMemory(): Keytar {
  const entries = new Map<string, string>();
  return {
    getPassword: async (service, account) => entries.get(`${service}/${account}`) ?? null,
    setPassword: async (service, account, password) => void entries.set(`${service}/${account}`, password),
    deletePassword: async (service, account) => entries.delete(`${service}/${account}`),
  };
}

/** Preferences that outlive each start; `lose` is what a broken disk does. */
export function recordInMemory(state: Partial<SecretsState> = {}): SecretsRecord & { lose(): void } {
  let kept: unknown = { backend: null, store: null, isSessionHeld: false, entries: {}, ...state };
  const record = openSecretsRecord({
    get: () => kept,
    set: (written) => {
      kept = written;
    },
  });
  return {
    ...record,
    lose: () => {
      kept = undefined;
    },
  };
}

/** One in memory, and the tests' own Secret Service where it runs. */
export const keychains: readonly (readonly [string, Keytar | null])[] = [
  ['in memory', keychainInMemory()],
  [
    'in the OS keychain',
    process.env.AMARANTH_TEST_KEYRING === '1' ? await findSystemKeychain(() => undefined) : null,
  ],
];
