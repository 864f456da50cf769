/** The browser's side of every platform difference. */
import type { Platform } from '../platform.ts';
import { createWebStorage } from './webStorage.ts';

/** Where the identity SDK's browser-session persistence keeps the signed-in user; see its `_persistenceKeyName`. */
const SESSION_KEY_PREFIX = 'firebase:authUser:';

export function createWebPlatform(): Platform {
  const storage = createWebStorage();
  return {
    shell: 'web',
    storage,
    loadAuthPersistence: async () => (await import('./webSessionPersistence.ts')).webSessionPersistence,
    async readConfiguration() {
      const response = await fetch('/configuration.json', { cache: 'no-store' });
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      // A host without the file answers with a 404 or with the app's own page: every value is missing.
      if (response.status === 404 || (response.ok && !isJson)) return {};
      if (!response.ok) throw new Error(`The configuration could not be read (HTTP ${response.status}).`);
      return response.json();
    },
    mayHoldSession() {
      try {
        return Object.keys(window.sessionStorage).some((key) => key.startsWith(SESSION_KEY_PREFIX));
      } catch {
        return false;
      }
    },
    openPopupSignIn: async (request) => (await import('./popupSignIn.ts')).openPopupSignIn(request, storage),
    reportTheme: () => undefined,
    describeSessionStore: async () => 'browser-session',
  };
}
