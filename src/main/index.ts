/**
 * The desktop shell's start: one instance, the scheme before ready, then the session's rules, the bridge and the
 * window. What the shell adds to the web app is here and in the files beside it; the app itself is the renderer.
 */
import { join } from 'node:path';
import { app, BrowserWindow, protocol, session } from 'electron';
import { appConfigurationSchema } from '#shared/configuration.ts';
import { backendOrigins, contentSecurityPolicy } from '#shared/contentSecurityPolicy.ts';
import { DESKTOP_ORIGIN, DESKTOP_SCHEME } from '#shared/desktop/bridge.ts';
import { registerBridge } from './bridge.ts';
import { clearClipboard, copySecret } from './clipboard.ts';
import { loadConfiguration } from './configuration.ts';
import { logLostProcesses } from './crashes.ts';
import { listenForDeepLinks } from './deepLinks.ts';
import { openSecretStores } from './keychain/index.ts';
import { lockDown, restrictPermissions } from './lockdown.ts';
import { logFailure } from './log.ts';
import { applyTheme, openMainWindow } from './mainWindow.ts';
import { installMenu } from './menu.ts';
import { cancelPopupSignIn, isSignInPopup, openPopupSignIn } from './popupSignIn.ts';
import { openPreferences, readStoredValues, sessionStoreRecord, writeStoredValue } from './preferences.ts';
import { serveRenderer } from './protocol.ts';
import { askForWeakerStore } from './weakerStoreQuestion.ts';

const rendererFolder = join(import.meta.dirname, '../renderer');
const preloadPath = join(import.meta.dirname, '../preload/index.cjs');

app.enableSandbox();
protocol.registerSchemesAsPrivileged([
  {
    scheme: DESKTOP_SCHEME,
    privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
  },
]);
lockDown(isSignInPopup);
logLostProcesses();
const deepLinks = listenForDeepLinks(process.argv);

async function start(): Promise<void> {
  await app.whenReady();
  const preferences = openPreferences();
  const [configuration, secretStores] = await Promise.all([
    loadConfiguration(process.env.AMARANTH_ORIGIN, process.resourcesPath ?? app.getAppPath()),
    openSecretStores({
      userDataFolder: app.getPath('userData'),
      record: sessionStoreRecord(preferences),
      askForWeaker: askForWeakerStore,
      report: logFailure,
    }),
  ]);
  if (!secretStores) {
    app.quit();
    return;
  }
  const { session: keychain, vaultSecrets } = secretStores;
  const parsed = appConfigurationSchema.safeParse(configuration);
  const policy = contentSecurityPolicy(parsed.success ? backendOrigins(parsed.data) : []);

  restrictPermissions(session.defaultSession);
  serveRenderer(session.defaultSession, rendererFolder, policy);

  const currentWindow = () =>
    BrowserWindow.getAllWindows().find((window) => !isSignInPopup(window.webContents));
  registerBridge({
    readConfiguration: () => configuration,
    readStoredValues: () => readStoredValues(preferences),
    writeStoredValue: ({ key, value }) => writeStoredValue(preferences, key, value),
    readSession: () => keychain.read(),
    writeSession: (text) => keychain.write(text),
    clearSession: async () => {
      // Both are tried, whatever becomes of the other.
      const cleared = await Promise.allSettled([keychain.clear(), vaultSecrets?.clear()]);
      for (const outcome of cleared) if (outcome.status === 'rejected') throw outcome.reason;
    },
    describeSessionStore: () => keychain.kind,
    readVaultSecret: (ownership) => vaultSecrets?.read(ownership) ?? null,
    writeVaultSecret: async ({ secret, ...ownership }) => {
      if (!vaultSecrets) throw new Error('This computer has no keychain that guards a secret.');
      await vaultSecrets.write(ownership, secret);
    },
    hideContent: (isHidden) => currentWindow()?.setContentProtection(isHidden),
    copySecret,
    clearClipboard,
    reportTheme: (theme) => {
      const window = currentWindow();
      if (window) applyTheme(window, theme);
    },
    openPopupSignIn: async (request) => {
      const parent = currentWindow();
      return parent ? openPopupSignIn(parent, request) : { kind: 'closed' };
    },
    cancelPopupSignIn,
  });

  /** Brings the window forward, or opens it again; leaving a page for a link asks first where something is not saved. */
  const show = async (address: string | null) => {
    const window = currentWindow();
    if (!window) return void (await openMainWindow(preferences, preloadPath, address));
    if (window.isMinimized()) window.restore();
    window.focus();
    // A page that asked to stay stays: that is no failure.
    if (address) await window.loadURL(address).catch(() => undefined);
  };
  installMenu((path) => void show(DESKTOP_ORIGIN + path));
  await show(deepLinks.takeFirst());
  deepLinks.follow((address) => void show(address));
  app.on('second-instance', () => void show(null));
  app.on('activate', () => void show(null));
}

app.on('window-all-closed', () => {
  if (process.platform !== 'darwin') app.quit();
});

if (app.requestSingleInstanceLock()) {
  start().catch((error: unknown) => {
    process.stderr.write(
      `Amaranth could not start: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    app.exit(1);
  });
} else {
  app.quit();
}
