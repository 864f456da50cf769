/**
 * What the desktop remembers in a file (electron-store): the window's place and the page's small stored values.
 * Never a secret. A corrupt file is started anew rather than stopping the app.
 */
import Store from 'electron-store';
import { z } from 'zod';
import { storedKeySchema, storedValueSchema } from '#shared/storedValues.ts';
import { openSecretsRecord, type SecretsRecord, type SecretsState } from './keychain/secretsRecord.ts';
import { logFailure } from './log.ts';
import type { WindowState } from './windowState.ts';

interface Preferences {
  window?: WindowState;
  /** Of the secrets, and none of them: see [Note: What is believed]. */
  secrets?: SecretsState;
  /** Whether the app stays when its window is closed. */
  keepsRunning?: boolean;
  storedValues: Record<string, string>;
}

export type PreferenceStore = Store<Preferences>;

export function openPreferences(): PreferenceStore {
  return new Store<Preferences>({
    name: 'preferences',
    defaults: { storedValues: {} },
    clearInvalidConfig: true,
  });
}

export const keepsRunningRecord = (store: PreferenceStore) => ({
  read: (): boolean => store.get('keepsRunning') === true,
  write: (keepsRunning: boolean) => store.set('keepsRunning', keepsRunning),
});

export const secretsRecord = (store: PreferenceStore): SecretsRecord =>
  openSecretsRecord(
    { get: () => store.get('secrets'), set: (state) => store.set('secrets', state) },
    logFailure,
  );

const storedValuesSchema = z.record(z.string(), z.string()).catch({});

/** The page's stored values, without any the list of keys does not know. */
export function readStoredValues(store: PreferenceStore): Record<string, string> {
  const entries = Object.entries(storedValuesSchema.parse(store.get('storedValues')));
  return Object.fromEntries(
    entries.filter(
      ([key, value]) => storedKeySchema.safeParse(key).success && storedValueSchema.safeParse(value).success,
    ),
  );
}

/** Writes one value; null removes it. */
export function writeStoredValue(store: PreferenceStore, key: string, value: string | null): void {
  const { [key]: _previous, ...others } = readStoredValues(store);
  store.set('storedValues', value === null ? others : { ...others, [key]: value });
}
