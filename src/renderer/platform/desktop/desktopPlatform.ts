/** The desktop shell's side of every platform difference, over the bridge. */
import { logWarning } from '#platform/logging/logger.ts';
import type { DesktopBridge } from '#shared/desktop/bridge.ts';
import type { Platform } from '../platform.ts';
import { openDesktopStorage } from './desktopStorage.ts';
import { createKeychainPersistence } from './sessionPersistence.ts';

export async function createDesktopPlatform(bridge: DesktopBridge): Promise<Platform> {
  const [storage, session] = await Promise.all([openDesktopStorage(bridge), bridge.readSession()]);
  return {
    shell: 'desktop',
    storage,
    loadAuthPersistence: async () => createKeychainPersistence(bridge),
    readConfiguration: () => bridge.readConfiguration(),
    session: {
      find: async () => session !== null,
      // One window holds the session; there is no other to hear from.
      share: () => undefined,
      stopSharing: () => undefined,
      onOffered: () => undefined,
      announceSignOut: () => undefined,
      onSignedOut: () => undefined,
      announceChange: () => undefined,
      onChanged: () => undefined,
      isSignedOut: () => false,
      renewAlone: (renew) => renew(),
    },
    openPopupSignIn: ({ signal, ...request }) => {
      signal.addEventListener('abort', () => void bridge.cancelPopupSignIn(), { once: true });
      return bridge.openPopupSignIn(request);
    },
    reportTheme: (theme) => {
      // The frame's colour is decoration: a window that is closing may refuse it.
      bridge.reportTheme(theme).catch(() => undefined);
    },
    describeSessionStore: () => bridge.describeSessionStore(),
    openVaultSecrets: async () =>
      (await bridge.describeSessionStore()) === 'keychain'
        ? {
            read: (ownership) => bridge.readVaultSecret(ownership),
            write: (ownership, secret) => bridge.writeVaultSecret({ ...ownership, secret }),
          }
        : null,
    hideContent: (isHidden) => {
      bridge.hideContent(isHidden).catch((error: unknown) => {
        logWarning('The window did not hide its content', {}, error);
      });
    },
    copySecret: (text) => bridge.copySecret(text),
    clearClipboard: (text) => bridge.clearClipboard(text),
  };
}
