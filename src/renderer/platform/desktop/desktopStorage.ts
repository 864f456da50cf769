/**
 * The page's small stored values on the desktop: had over the bridge at start, written through to its preferences.
 * Reading stays synchronous, so the theme is right before the first paint.
 */
import type { DesktopBridge } from '#shared/desktop/bridge.ts';
import { storedKeySchema } from '#shared/storedValues.ts';
import type { KeyValueStorage } from '../platform.ts';

/** Values outside the closed list (a sign-in in progress) live as long as the page. */
export function openDesktopStorage(
  stored: Readonly<Record<string, string>>,
  bridge: DesktopBridge,
): KeyValueStorage {
  const values = new Map(Object.entries(stored));
  const write = (key: string, value: string | null) => {
    const known = storedKeySchema.safeParse(key);
    // A preference that could not be written must not stop the person; the next change tries again.
    if (known.success) bridge.writeStoredValue({ key: known.data, value }).catch(() => undefined);
  };
  return {
    get: (key) => values.get(key) ?? null,
    set(key, value) {
      values.set(key, value);
      write(key, value);
    },
    remove(key) {
      if (values.delete(key)) write(key, null);
    },
    keys: () => [...values.keys()],
  };
}
