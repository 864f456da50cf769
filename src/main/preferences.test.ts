import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freeChatKey, storedKeys } from '#shared/storedValues.ts';

const electron = vi.hoisted(() => ({ folder: '', listeners: [] as string[] }));
vi.mock('electron', () => ({ app: { getPath: () => electron.folder } }));
const { openPreferences, readStoredValues, secretsRecord, writeStoredValue } = await import(
  './preferences.ts'
);

const path = () => join(electron.folder, 'preferences.json');

beforeEach(() => {
  electron.folder = mkdtempSync(join(tmpdir(), 'amaranth-preferences-'));
});
afterEach(() => rmSync(electron.folder, { recursive: true }));

test('are read again after a restart, from one file in the profile’s folder', () => {
  writeStoredValue(openPreferences(), storedKeys.theme, 'dark');
  expect(readStoredValues(openPreferences())).toEqual({ theme: 'dark' });
  writeStoredValue(openPreferences(), storedKeys.theme, null);
  expect(JSON.parse(readFileSync(path(), 'utf8'))).toEqual({ storedValues: {} });
});

test.each(['', '{"storedVal', '5', 'null', '[]'])('a file that is broken (%j) is started anew', (text) => {
  writeFileSync(path(), text);
  expect(readStoredValues(openPreferences())).toEqual({});
});

test('values of unknown keys, or of another kind, are not given to the page', () => {
  writeFileSync(
    path(),
    JSON.stringify({ storedValues: { theme: 'dark', password: 'x', language: 'x'.repeat(40_000) } }),
  );
  expect(readStoredValues(openPreferences())).toEqual({ theme: 'dark' });
});

test('secrets that the file says nothing readable of are not believed', () => {
  writeFileSync(path(), JSON.stringify({ storedValues: {}, secrets: { store: 'keychain', entries: 'all' } }));
  expect(secretsRecord(openPreferences()).read()).toEqual({
    backend: null,
    store: null,
    sessionOf: null,
    entries: {},
  });
});

test('a page cannot fill the disk: what was written longest ago gives way, and settings stay', () => {
  const preferences = openPreferences();
  const long = 'x'.repeat(32_000);
  preferences.set('storedValues', {
    theme: 'dark',
    ...Object.fromEntries(Array.from({ length: 600 }, (_, index) => [freeChatKey(`${index}`), 'true'])),
  });
  writeStoredValue(preferences, freeChatKey('last'), 'true');
  const many = readStoredValues(preferences);
  expect(Object.keys(many)).toHaveLength(501);
  expect(many).toMatchObject({ theme: 'dark', [freeChatKey('last')]: 'true', [freeChatKey('599')]: 'true' });
  for (let index = 0; index < 20; index += 1)
    writeStoredValue(preferences, freeChatKey(`long${index}`), long);
  const large = readStoredValues(preferences);
  expect(large).toMatchObject({ theme: 'dark', [freeChatKey('long19')]: long });
  expect(JSON.stringify(large).length).toBeLessThan(600_000);
});
