/** The desktop shell's side of every platform difference, over the bridge. */
import { logWarning } from '#platform/logging/logger.ts';
import type { DesktopBridge } from '#shared/desktop/bridge.ts';
import type { Platform } from '../platform.ts';
import { openDesktopStorage } from './desktopStorage.ts';
import { createKeptOfPeople } from './kept/keptOfPeople.ts';
import { createKeychainPersistence } from './sessionPersistence.ts';

export async function createDesktopPlatform(bridge: DesktopBridge): Promise<Platform> {
  const [{ configuration, storedValues, version }, session] = await Promise.all([
    bridge.readStart(),
    bridge.readSession(),
  ]);
  return {
    shell: 'desktop',
    storage: openDesktopStorage(storedValues, bridge),
    listen: bridge.listen,
    revealDownload: (id) => bridge.revealDownload(id),
    program: {
      version,
      takeUpdate: (step) => {
        bridge.takeUpdate(step).catch((error: unknown) => logWarning('The update did not go on', {}, error));
      },
    },
    loadAuthPersistence: async () => createKeychainPersistence(bridge),
    readConfiguration: async () => configuration,
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
    notifications: {
      // The installed app asks nobody; the system has a switch of its own.
      permission: () => 'granted',
      ask: async () => undefined,
      show: (notification) => {
        bridge.showNotification(notification).catch((error: unknown) => {
          logWarning('The system showed no notification', {}, error);
        });
      },
    },
    reportCheckIn: (isDue) => {
      bridge.reportCheckIn(isDue).catch((error: unknown) => {
        logWarning('The tray did not learn whether a check-in is due', {}, error);
      });
    },
    reportUnfinished: (works) => {
      bridge.reportUnfinished([...works]).catch((error: unknown) => {
        logWarning('The question before leaving names nothing', {}, error);
      });
    },
    background: {
      read: () => bridge.changeBackground({}),
      change: (choices) => bridge.changeBackground(choices),
    },
    opensOffline: true,
    ...createKeptOfPeople(bridge),
    hideContent: (isHidden) => {
      bridge.hideContent(isHidden).catch((error: unknown) => {
        logWarning('The window did not hide its content', {}, error);
      });
    },
    copySecret: (text) => bridge.copySecret(text),
    clearClipboard: (text) => bridge.clearClipboard(text),
  };
}
