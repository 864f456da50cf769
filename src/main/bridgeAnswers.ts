/** What main does for each question of [Note: The desktop bridge], once it was found to be ours and well formed. */
import { app } from 'electron';
import { type AppConfiguration, originsOfProvider } from '#shared/configuration.ts';
import { DESKTOP_ORIGIN } from '#shared/desktop/bridge.ts';
import { routes } from '#shared/routes.ts';
import { storedKeys } from '#shared/storedValues.ts';
import { type AppWindow, currentWindow } from './appWindow.ts';
import { findRequestedProvider } from './authorizationRequest.ts';
import type { Background } from './background/background.ts';
import type { BridgeAnswers } from './bridge.ts';
import { clearClipboard, copySecret } from './clipboard.ts';
import type { SecretsOfSession } from './keychain/index.ts';
import type { LeaveQuestion } from './leaveQuestion.ts';
import { applyTheme } from './mainWindow.ts';
import { showNotification } from './notifications.ts';
import { revealDownload } from './policies/downloads.ts';
import { cancelPopupSignIn, openPopupSignIn } from './popupSignIn.ts';
import { type PreferenceStore, readStoredValues, writeStoredValue } from './preferences.ts';
import type { ProgramUpdates } from './updates/index.ts';

interface ShellParts {
  /** As it was read, for the page to judge. */
  readonly givenConfiguration: unknown;
  /** Null where that lacks something. */
  readonly configuration: AppConfiguration | null;
  readonly preferences: PreferenceStore;
  readonly secrets: SecretsOfSession;
  readonly appWindow: AppWindow;
  readonly background: Background;
  readonly leaveQuestion: LeaveQuestion;
  readonly updates: ProgramUpdates | null;
  /** What stands there in words speaks another language from now on. */
  readonly redraw: () => void;
}

export function answerBridge({
  givenConfiguration,
  configuration,
  preferences,
  secrets,
  appWindow,
  background,
  leaveQuestion,
  updates,
  redraw,
}: ShellParts): BridgeAnswers {
  return {
    readStart: () => ({
      configuration: givenConfiguration,
      storedValues: readStoredValues(preferences),
      version: app.getVersion(),
    }),
    writeStoredValue: ({ key, value }) => {
      writeStoredValue(preferences, key, value);
      if (key === storedKeys.language) redraw();
    },
    readSession: () => secrets.readSession(),
    writeSession: (text) => (text === null ? secrets.endSession() : secrets.writeSession(text)),
    describeSessionStore: secrets.sessionStore,
    readVaultSecret: secrets.readVaultSecret,
    writeVaultSecret: ({ secret, ...ownership }) => secrets.writeVaultSecret(ownership, secret),
    readCacheKey: secrets.readCacheKey,
    hideContent: (isHidden) => currentWindow()?.setContentProtection(isHidden),
    copySecret,
    clearClipboard,
    reportTheme: (theme) => {
      const window = currentWindow();
      if (window) applyTheme(window, theme);
    },
    changeBackground: (choices) => background.change(choices),
    showNotification: ({ opens, ...notification }) =>
      showNotification(notification, () =>
        appWindow.bringForward(opens && DESKTOP_ORIGIN + routes[opens].path),
      ),
    reportCheckIn: (isDue) => background.reportCheckIn(isDue),
    reportUnfinished: (works) => leaveQuestion.learn(works),
    openPopupSignIn: async (request) => {
      const provider = findRequestedProvider(request, configuration?.federatedProviders ?? []);
      if (!provider) throw new Error('No provider signs in at this address.');
      const parent = currentWindow();
      return parent ? openPopupSignIn(parent, request, originsOfProvider(provider)) : { kind: 'closed' };
    },
    cancelPopupSignIn,
    revealDownload,
    takeUpdate: (step) => updates?.take(step),
  };
}
