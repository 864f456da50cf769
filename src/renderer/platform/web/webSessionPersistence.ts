/**
 * The identity SDK's browser-session persistence (SPEC §4: the session ends with the browser, and a reload keeps it),
 * with the one thing it leaves out: word from and to the other tabs. The SDK follows a session that changed in storage
 * by itself once a persistence tells it so. A file of its own, loaded with the SDK.
 */
import { browserSessionPersistence, type Persistence } from 'firebase/auth';
import { isSessionKey } from '../sessionKey.ts';
import type { SessionTabs } from './sessionTabs.ts';

/** The methods that the SDK calls on a persistence (`@firebase/auth`, `PersistenceInternal`). */
interface StoringPersistence {
  _isAvailable(): Promise<boolean>;
  _set(key: string, value: unknown): Promise<void>;
  _get(key: string): Promise<unknown>;
  _remove(key: string): Promise<void>;
}

const methods = ['_isAvailable', '_set', '_get', '_remove'];

function isStoringPersistence(value: unknown): value is StoringPersistence {
  return (
    typeof value === 'object' &&
    value !== null &&
    methods.every((method) => typeof Reflect.get(value, method) === 'function')
  );
}

/** The SDK's type says nothing of it, but every persistence of its own is a class. */
function openBrowserSession(): StoringPersistence {
  const persistence: unknown =
    typeof browserSessionPersistence === 'function' && Reflect.construct(browserSessionPersistence, []);
  if (!isStoringPersistence(persistence))
    throw new Error('The identity SDK stores its sessions in another way than this release knows.');
  return persistence;
}

export function createWebSessionPersistence(tabs: SessionTabs): Persistence {
  const storing = openBrowserSession();
  tabs.doubtExpiry();
  return class WebSessionPersistence {
    static readonly type = 'SESSION';
    readonly type = 'SESSION';

    _isAvailable(): Promise<boolean> {
      return storing._isAvailable();
    }

    async _set(key: string, value: unknown): Promise<void> {
      await storing._set(key, value);
      tabs.noteStored();
    }

    _get(key: string): Promise<unknown> {
      return storing._get(key);
    }

    _remove(key: string): Promise<void> {
      return storing._remove(key);
    }

    _addListener(key: string, listener: () => Promise<void>): void {
      if (isSessionKey(key)) tabs.followTaken(listener);
    }

    _removeListener(): void {
      // The one identity of a page lives as long as the page.
    }
  };
}
