import { describe, expect, it } from 'vitest';
import type { KeyValueStorage } from '#platform/platform.ts';
import { createWebStorage } from '#platform/web/webStorage.ts';
import { REMEMBER_THEME_KEY, THEME_KEY } from './themeKeys.ts';
import { createThemeStore } from './themeStore.ts';

function storageWith(values: Readonly<Record<string, string>>): KeyValueStorage {
  // A browser that refuses storage: the store's values live in memory, which is all a test needs.
  const storage = createWebStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  for (const [key, value] of Object.entries(values)) storage.set(key, value);
  return storage;
}

function recorder() {
  const seen: string[] = [];
  return {
    seen,
    setRootTheme: (theme: string) => void seen.push(`root ${theme}`),
    setBrowserColour: (colour: string) => void seen.push(`colour ${colour}`),
    reportTheme: () => undefined,
  };
}

describe('Theme', () => {
  it('is light when nothing is saved, and when what is saved is invalid', () => {
    expect(createThemeStore(storageWith({}), recorder()).current()).toBe('light');
    expect(
      createThemeStore(
        storageWith({ [THEME_KEY]: 'sepia', [REMEMBER_THEME_KEY]: 'true' }),
        recorder(),
      ).current(),
    ).toBe('light');
  });

  it('is forced to light at startup, whatever was saved', () => {
    const storage = storageWith({ [THEME_KEY]: 'dark' });
    expect(createThemeStore(storage, recorder()).current()).toBe('light');
    expect(storage.get(THEME_KEY)).toBe('light');
  });

  it('starts from the saved value when the person chose to keep theirs', () => {
    const storage = storageWith({ [THEME_KEY]: 'dark', [REMEMBER_THEME_KEY]: 'true' });
    expect(createThemeStore(storage, recorder()).current()).toBe('dark');
  });

  it('sets the root, saves the value and sets the browser colour on each change', () => {
    const storage = storageWith({});
    const surface = recorder();
    const store = createThemeStore(storage, surface);
    surface.seen.length = 0;
    store.toggle();
    expect(surface.seen).toEqual(['root dark', 'colour #000000']);
    expect(storage.get(THEME_KEY)).toBe('dark');
    store.toggle();
    expect(surface.seen.slice(2)).toEqual(['root light', 'colour #ffffff']);
    expect(storage.get(THEME_KEY)).toBe('light');
  });

  it('takes the theme of a profile that remembers it on a device that did not know, and forgets when told', () => {
    const storage = storageWith({});
    const store = createThemeStore(storage, recorder());
    store.followProfile({ theme: 'dark', rememberTheme: true });
    expect(store.current()).toBe('dark');
    store.set('light');
    store.followProfile({ theme: 'dark', rememberTheme: true });
    expect(store.current()).toBe('light');
    store.followProfile({ theme: 'dark', rememberTheme: false });
    expect(store.isRemembered()).toBe(false);
  });
});
