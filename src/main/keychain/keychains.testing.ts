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

/** Preferences that outlive each start; `lose` is what a broken disk does, and a full one takes nothing. */
export function recordInMemory(
  state: Partial<SecretsState> = {},
): SecretsRecord & { lose(): void; fill(isFull: boolean): void; onDisk(): unknown } {
  let kept: unknown = { backend: null, store: null, sessionOf: null, entries: {}, ...state };
  let isFull = false;
  const place = {
    get: () => kept,
    set(written: SecretsState) {
      if (isFull) throw new Error('ENOSPC: no space left on device, write');
      kept = written;
    },
  };
  return {
    ...openSecretsRecord(place, () => undefined),
    lose: () => {
      kept = undefined;
    },
    fill: (isFullNow) => {
      isFull = isFullNow;
    },
    onDisk: () => kept,
  };
}

/** As the page writes it. */
export const sessionText = (userId: string, refreshToken = 'r-1') =>
  JSON.stringify({
    key: 'firebase:authUser:key:app',
    value: { uid: userId, stsTokenManager: { refreshToken } },
  });

/** One in memory, and the tests' own Secret Service where it runs. */
export const keychains: readonly (readonly [string, Keytar | null])[] = [
  ['in memory', keychainInMemory()],
  [
    'in the OS keychain',
    process.env.AMARANTH_TEST_KEYRING === '1' ? await findSystemKeychain(() => undefined) : null,
  ],
];
