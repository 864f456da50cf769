/** The desktop shell's side of every platform difference, over the bridge. */
import type { DesktopBridge } from '#shared/desktop/bridge.ts';
import type { Platform } from '../platform.ts';
import { openDesktopStorage } from './desktopStorage.ts';
import { createKeychainPersistence } from './sessionPersistence.ts';

export async function createDesktopPlatform(bridge: DesktopBridge): Promise<Platform> {
  const [storage, session] = await Promise.all([openDesktopStorage(bridge), bridge.readSession()]);
  let isSessionKnown = session !== null;
  return {
    shell: 'desktop',
    storage,
    async loadAuthPersistence() {
      isSessionKnown = true;
      return createKeychainPersistence(bridge);
    },
    readConfiguration: () => bridge.readConfiguration(),
    mayHoldSession: () => isSessionKnown,
    openPopupSignIn: (request) => bridge.openPopupSignIn({ ...request, opensSystemBrowser: false }),
    reportTheme: (theme) => {
      // The frame's colour is decoration: a window that is closing may refuse it.
      bridge.reportTheme(theme).catch(() => undefined);
    },
    describeSessionStore: () => bridge.describeSessionStore(),
  };
}
