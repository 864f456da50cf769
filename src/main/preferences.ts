/**
 * What the desktop remembers in a file: the window's place and the page's small stored values.
 * Never a secret. A corrupt file is started anew rather than stopping the app. By conf itself:
 * electron-store, which wraps it, opens a channel to every page beside the bridge.
 */
import Conf from 'conf';
import { app } from 'electron';
import { z } from 'zod';
import { storedKeySchema, storedKeys, storedValueSchema } from '#shared/storedValues.ts';
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

export type PreferenceStore = Conf<Preferences>;

export function openPreferences(): PreferenceStore {
  return new Conf<Preferences>({
    cwd: app.getPath('userData'),
    configName: 'preferences',
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

const settingKeys: ReadonlySet<string> = new Set(Object.values(storedKeys));
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

/** All are read and written whole, in main, at each change: more than anybody has, and little enough not to be felt. */
const MOST_VALUES = 500;
const MOST_CHARACTERS = 512 * 1024;

/** Writes one value; null removes it. Where there are too many, those of people's that were written longest ago go. */
export function writeStoredValue(store: PreferenceStore, key: string, value: string | null): void {
  const { [key]: _previous, ...others } = readStoredValues(store);
  store.set('storedValues', value === null ? others : withinBounds({ ...others, [key]: value }));
}

/** As they were written, the newest last. Settings are few, and always stay. */
function withinBounds(values: Record<string, string>): Record<string, string> {
  let characters = 0;
  const kept = Object.entries(values)
    .toReversed()
    .filter(([key, value], index) => {
      characters += key.length + value.length;
      return settingKeys.has(key) || (index < MOST_VALUES && characters <= MOST_CHARACTERS);
    });
  return Object.fromEntries(kept.toReversed());
}
