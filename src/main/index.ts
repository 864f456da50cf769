/**
 * The desktop shell's start: one instance, the scheme before ready, then the session's rules, the bridge and the
 * window. What the shell adds to the web app is here and in the files beside it; the app itself is the renderer.
 */
import { join } from 'node:path';
import { app, BrowserWindow, protocol, session, shell } from 'electron';
import { appConfigurationSchema, originsOfProvider } from '#shared/configuration.ts';
import { backendOrigins } from '#shared/contentSecurityPolicy.ts';
import { APP_ID } from '#shared/desktop/appId.ts';
import { DESKTOP_ORIGIN, DESKTOP_SCHEME } from '#shared/desktop/bridge.ts';
import { routes } from '#shared/routes.ts';
import { siteAddress } from '#shared/siteAddress.ts';
import { storedKeys } from '#shared/storedValues.ts';
import { describeAboutPanel } from './aboutPanel.ts';
import { findRequestedProvider } from './authorizationRequest.ts';
import { openBackground } from './background/background.ts';
import { watchForQuit } from './background/closing.ts';
import { wasOpenedAtLogin } from './background/loginItem.ts';
import { registerBridge } from './bridge.ts';
import { clearClipboard, copySecret } from './clipboard.ts';
import { loadConfiguration, nameOfBackend } from './configuration.ts';
import { logLostProcesses } from './crashes.ts';
import { listenForDeepLinks } from './deepLinks.ts';
import { acceptListeners, tell } from './events.ts';
import { forgetSession, openSecretStores } from './keychain/index.ts';
import { logFailure, logToFolder } from './log.ts';
import { applyTheme, openMainWindow } from './mainWindow.ts';
import { installMenu } from './menu.ts';
import { showNotification } from './notifications.ts';
import { revealDownload } from './policies/downloads.ts';
import { lockDownContents, lockDownSession } from './policies/lockdown.ts';
import { openDocumentsOutside } from './policies/siteDocuments.ts';
import { findRefusedSwitch } from './policies/switches.ts';
import { cancelPopupSignIn, isSignInPopup, openPopupSignIn } from './popupSignIn.ts';
import {
  keepsRunningRecord,
  openPreferences,
  readStoredValues,
  secretsRecord,
  writeStoredValue,
} from './preferences.ts';
import { serveRenderer } from './protocol/protocol.ts';
import { followChosenLanguage } from './shellLanguage.ts';
import { showStartFailure } from './startFailure.ts';
import { openUpdates, programSite } from './updates/index.ts';
import { askForWeakerStore } from './weakerStoreQuestion.ts';

const rendererFolder = join(import.meta.dirname, '../renderer');
const preloadPath = join(import.meta.dirname, '../preload/index.cjs');

app.enableSandbox();
// Pictures and films would lie in it in plain. The page keeps what it may show without a connection sealed.
app.commandLine.appendSwitch('disable-http-cache');
protocol.registerSchemesAsPrivileged([
  {
    scheme: DESKTOP_SCHEME,
    privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true },
  },
]);
logToFolder(app.getPath('logs'));
lockDownContents(isSignInPopup);
logLostProcesses();
watchForQuit();
app.setAppUserModelId(APP_ID);
const deepLinks = listenForDeepLinks(process.argv);

async function start(): Promise<void> {
  await app.whenReady();
  const preferences = openPreferences();
  followChosenLanguage(() => readStoredValues(preferences)[storedKeys.language]);
  const userDataFolder = app.getPath('userData');
  const loading = loadConfiguration({
    origin: process.env.AMARANTH_ORIGIN,
    resourcesFolder: process.resourcesPath ?? app.getAppPath(),
    userDataFolder,
    isPackaged: app.isPackaged,
    report: logFailure,
  });
  const secretStores = await openSecretStores({
    userDataFolder,
    backend: loading.then(nameOfBackend),
    record: secretsRecord(preferences),
    askForWeaker: askForWeakerStore,
    report: logFailure,
  });
  const configuration = await loading;
  if (!secretStores) {
    app.quit();
    return;
  }
  const { session: keychain, vaultSecrets, cacheKeys } = secretStores;
  const parsed = appConfigurationSchema.safeParse(configuration);

  lockDownSession(session.defaultSession, tell);
  serveRenderer(session.defaultSession, rendererFolder, parsed.success ? backendOrigins(parsed.data) : []);
  if (parsed.success) openDocumentsOutside(siteAddress(parsed.data), isSignInPopup);

  const currentWindow = () =>
    BrowserWindow.getAllWindows().find((window) => !isSignInPopup(window.webContents));
  /**
   * Brings the window forward, or opens it again, and leads to an address. The page does that itself; where there is none,
   * or one that fails, it is loaded. Leaving a page asks first where something is not saved.
   */
  const show = async (address: string | null) => {
    const window = currentWindow();
    if (!window) return open(address ?? (await home()), false);
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
    if (address && tell(window.webContents, { kind: 'open', path: address.slice(DESKTOP_ORIGIN.length) }))
      return;
    // A page that asked to stay stays: that is no failure.
    if (address) await window.loadURL(address).catch(() => undefined);
  };
  const bringForward = (address: string | null): void => {
    show(address).catch((error: unknown) => logFailure('window_not_opened', error));
  };
  /** Who installed the program came for what is theirs: it opens there, or where they sign in. */
  const home = async () =>
    DESKTOP_ORIGIN + ((await keychain.read()) === null ? routes.auth.path : routes.dashboard.path);
  const open = async (address: string, isPutAway: boolean) => {
    const staysInBackground = () => background.isOn();
    const window = await openMainWindow({ preferences, preloadPath, address, isPutAway, staysInBackground });
    // The next page looks for itself what is due.
    window.webContents.on('did-navigate', () => background.reportCheckIn(false));
  };
  const background = await openBackground({
    keepsRunning: keepsRunningRecord(preferences),
    open: () => bringForward(null),
    checkIn: () => bringForward(DESKTOP_ORIGIN + routes.lifeVerification.path),
    report: logFailure,
    platform: process.platform,
  });
  const updates = openUpdates({
    currentWindow,
    tellPage: (event) => {
      const window = currentWindow();
      if (window) tell(window.webContents, event);
    },
    site: parsed.success ? programSite(parsed.data) : null,
  });
  registerBridge({
    readStart: () => ({
      configuration,
      storedValues: readStoredValues(preferences),
      version: app.getVersion(),
    }),
    writeStoredValue: ({ key, value }) => writeStoredValue(preferences, key, value),
    readSession: () => keychain.read(),
    writeSession: (text) => (text === null ? forgetSession(secretStores) : keychain.write(text)),
    describeSessionStore: () => keychain.kind,
    readVaultSecret: (ownership) => vaultSecrets?.read(ownership) ?? null,
    writeVaultSecret: async ({ secret, ...ownership }) => {
      if (!vaultSecrets) throw new Error('This computer has no keychain that guards a secret.');
      await vaultSecrets.write(ownership, secret);
    },
    readCacheKey: async (userId) =>
      keychain.kind === 'keychain' ? ((await cacheKeys?.readOrMake(userId)) ?? null) : null,
    hideContent: (isHidden) => currentWindow()?.setContentProtection(isHidden),
    copySecret,
    clearClipboard,
    reportTheme: (theme) => {
      const window = currentWindow();
      if (window) applyTheme(window, theme);
    },
    changeBackground: (choices) => background.change(choices),
    showNotification: ({ opens, ...notification }) =>
      showNotification(notification, () => bringForward(opens && DESKTOP_ORIGIN + routes[opens].path)),
    reportCheckIn: (isDue) => background.reportCheckIn(isDue),
    openPopupSignIn: async (request) => {
      const providers = parsed.success ? parsed.data.federatedProviders : [];
      const provider = findRequestedProvider(request, providers);
      if (!provider) throw new Error('No provider signs in at this address.');
      const parent = currentWindow();
      return parent ? openPopupSignIn(parent, request, originsOfProvider(provider)) : { kind: 'closed' };
    },
    cancelPopupSignIn,
    revealDownload,
    takeUpdate: (step) => updates?.take(step),
  });

  acceptListeners((contents) => {
    if (updates) tell(contents, updates.describe());
  });

  app.setAboutPanelOptions(describeAboutPanel(parsed.success ? parsed.data : null));
  installMenu({
    openPath: (path) => bringForward(DESKTOP_ORIGIN + path),
    showLogs: () => void shell.openPath(app.getPath('logs')),
    checkForUpdates: updates ? () => updates.checkAndAsk() : null,
  });
  const first = deepLinks.takeFirst();
  // Without a tray, a window that is out of sight could not be found.
  if (!first && background.isOn() && wasOpenedAtLogin(process.platform, process.argv)) {
    await open(DESKTOP_ORIGIN + routes.app.path, true);
  } else {
    await open(first ?? (await home()), false);
  }
  updates?.startChecking();
  deepLinks.follow((address) => bringForward(address));
  app.on('activate', () => bringForward(null));
}

app.on('window-all-closed', () => {
  if (process.platform !== 'darwin') app.quit();
});

const refusedSwitch = findRefusedSwitch();
if (refusedSwitch) {
  process.stderr.write(`Amaranth does not start with --${refusedSwitch}.\n`);
  app.exit(1);
} else if (app.requestSingleInstanceLock()) {
  start().catch((error: unknown) => {
    process.stderr.write(
      `Amaranth could not start: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    showStartFailure(error);
    app.exit(1);
  });
} else {
  app.quit();
}
