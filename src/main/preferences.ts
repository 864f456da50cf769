/**
 * What the desktop remembers in a file (electron-store): the window's place and the page's small stored values.
 * Never a secret. A corrupt file is started anew rather than stopping the app.
 */
import Store from 'electron-store';
import { z } from 'zod';
import { type SessionStore, sessionStoreSchema } from '#shared/desktop/bridge.ts';
import { storedKeySchema, storedValueSchema } from '#shared/storedValues.ts';
import type { WindowState } from './windowState.ts';

interface Preferences {
  window?: WindowState;
  /** Which store held the session last. */
  sessionStore?: SessionStore;
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

export const sessionStoreRecord = (store: PreferenceStore) => ({
  read: (): SessionStore | null => sessionStoreSchema.safeParse(store.get('sessionStore')).data ?? null,
  write: (kind: SessionStore) => store.set('sessionStore', kind),
});

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
