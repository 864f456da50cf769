/**
 * Key/value storage in `localStorage`. Where the browser refuses it (private windows, blocked site data) values live
 * until the page closes, so that nothing breaks for want of a preference.
 */
import type { KeyValueStorage } from '../platform.ts';

export function createWebStorage(open: () => Storage = () => window.localStorage): KeyValueStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return use(open());
    } catch {
      return otherwise();
    }
  };
  return {
    get: (key) =>
      memory.get(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    set(key, value) {
      memory.delete(key);
      attempt(
        (storage) => storage.setItem(key, value),
        () => {
          memory.set(key, value);
        },
      );
    },
    remove(key) {
      memory.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
    keys: () => [
      ...new Set([
        ...attempt(
          (storage) => Object.keys(storage),
          () => [],
        ),
        ...memory.keys(),
      ]),
    ],
  };
}
