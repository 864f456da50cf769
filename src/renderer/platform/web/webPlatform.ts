/** The browser's side of every platform difference. */
import { systemClock } from '#shared/clock.ts';
import { unsealed } from '../diskSecrets.ts';
import type { Platform } from '../platform.ts';
import { createSessionTabs } from './sessionTabs.ts';
import { webNotifications } from './webNotifications.ts';
import { createWebStorage } from './webStorage.ts';

export function createWebPlatform(): Platform {
  const storage = createWebStorage();
  const tabs = createSessionTabs({
    openStorage: () => window.sessionStorage,
    openChannel: (name) => new BroadcastChannel(name),
    // Absent, whatever its type says, where the origin is not a secure one.
    locks: 'locks' in navigator ? navigator.locks : null,
    clock: systemClock,
  });
  return {
    shell: 'web',
    storage,
    listen: () => () => undefined,
    revealDownload: async () => false,
    program: null,
    session: tabs,
    loadAuthPersistence: async () =>
      (await import('./webSessionPersistence.ts')).createWebSessionPersistence(tabs),
    async readConfiguration() {
      const response = await fetch('/configuration.json', { cache: 'no-store' });
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      // A host without the file answers with a 404 or with the app's own page: every value is missing.
      if (response.status === 404 || (response.ok && !isJson)) return {};
      if (!response.ok) throw new Error(`The configuration could not be read (HTTP ${response.status}).`);
      return response.json();
    },
    openPopupSignIn: async (request) => (await import('./popupSignIn.ts')).openPopupSignIn(request, storage),
    reportTheme: () => undefined,
    describeSessionStore: async () => 'browser-session',
    openVaultSecrets: async () => null,
    notifications: webNotifications,
    reportCheckIn: () => undefined,
    reportUnfinished: () => undefined,
    background: null,
    opensOffline: false,
    openKept: async () => null,
    eraseKept: async () => undefined,
    diskSecrets: unsealed,
    hideContent: () => undefined,
    copySecret: (text) => navigator.clipboard.writeText(text),
    clearClipboard: async (text) => (await import('./webClipboard.ts')).clearClipboard(text),
  };
}
