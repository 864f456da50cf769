/**
 * The desktop shell's start: one instance, the scheme before ready, then the session's rules, the bridge and the
 * window. What the shell adds to the web app is here and in the files beside it; the app itself is the renderer.
 */
import { join } from 'node:path';
import { app, protocol, session, shell } from 'electron';
import { systemClock } from '#shared/clock.ts';
import { appConfigurationSchema } from '#shared/configuration.ts';
import { backendOrigins } from '#shared/contentSecurityPolicy.ts';
import { APP_ID } from '#shared/desktop/appId.ts';
import { DESKTOP_ORIGIN, DESKTOP_SCHEME } from '#shared/desktop/bridge.ts';
import { routes } from '#shared/routes.ts';
import { siteAddress } from '#shared/siteAddress.ts';
import { storedKeys } from '#shared/storedValues.ts';
import { describeAboutPanel } from './aboutPanel.ts';
import { createAppWindow, currentWindow } from './appWindow.ts';
import { openBackground } from './background/background.ts';
import { watchForQuit } from './background/closing.ts';
import { wasOpenedAtLogin } from './background/loginItem.ts';
import { registerBridge } from './bridge.ts';
import { answerBridge } from './bridgeAnswers.ts';
import { loadConfiguration, nameOfBackend } from './configuration.ts';
import { logLostProcesses } from './crashes.ts';
import { listenForDeepLinks } from './deepLinks.ts';
import { acceptListeners, tell } from './events.ts';
import { canGo, followHistory, go } from './history.ts';
import { openSecrets } from './keychain/index.ts';
import { createLeaveQuestion } from './leaveQuestion.ts';
import { logFailure, logToFolder } from './log.ts';
import { openMainWindow } from './mainWindow.ts';
import { installMenu } from './menu.ts';
import { lockDownContents, lockDownSession } from './policies/lockdown.ts';
import { openDocumentsOutside } from './policies/siteDocuments.ts';
import { findRefusedSwitch } from './policies/switches.ts';
import { isSignInPopup } from './popupSignIn.ts';
import { keepsRunningRecord, openPreferences, readStoredValues, secretsRecord } from './preferences.ts';
import { serveRenderer } from './protocol/protocol.ts';
import { followChosenLanguage } from './shellLanguage.ts';
import { showStartFailure } from './startFailure.ts';
import { untilServerAnswers } from './untilServerAnswers.ts';
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
  const origin = process.env.AMARANTH_ORIGIN;
  const load = () =>
    loadConfiguration({
      origin,
      resourcesFolder: process.resourcesPath ?? app.getAppPath(),
      userDataFolder,
      isPackaged: app.isPackaged,
      report: logFailure,
    });
  const loading = origin ? untilServerAnswers({ origin, load, clock: systemClock }) : load();
  const secrets = await openSecrets({
    userDataFolder,
    backend: loading.then(nameOfBackend),
    record: secretsRecord(preferences),
    askForWeaker: askForWeakerStore,
    report: logFailure,
  });
  const configuration = await loading;
  if (!secrets || (origin && configuration === null)) {
    app.quit();
    return;
  }
  const parsed = appConfigurationSchema.safeParse(configuration);
  const known = parsed.success ? parsed.data : null;

  lockDownSession(session.defaultSession, tell);
  serveRenderer(session.defaultSession, rendererFolder, known ? backendOrigins(known) : []);
  if (known) openDocumentsOutside(siteAddress(known), isSignInPopup);

  const leaveQuestion = createLeaveQuestion();
  const appWindow = createAppWindow({
    openWindow: async (address, isPutAway) => {
      const staysInBackground = () => background.isOn();
      const window = await openMainWindow({
        preferences,
        preloadPath,
        address,
        isPutAway,
        staysInBackground,
        leaveQuestion,
      });
      // The next page looks for itself what is due.
      window.webContents.on('did-navigate', () => background.reportCheckIn(false));
      followHistory(window, menu.followHistory);
      return window;
    },
    // Who installed the program came for what is theirs: it opens there, or where they sign in.
    homePath: async () => ((await secrets.readSession()) === null ? routes.auth.path : routes.dashboard.path),
  });
  const background = await openBackground({
    keepsRunning: keepsRunningRecord(preferences),
    open: () => appWindow.bringForward(null),
    checkIn: () => appWindow.bringForward(DESKTOP_ORIGIN + routes.lifeVerification.path),
    report: logFailure,
    platform: process.platform,
  });
  const updates = openUpdates({
    currentWindow,
    tellPage: (event) => {
      const window = currentWindow();
      if (window) tell(window.webContents, event);
    },
    site: known ? programSite(known) : null,
  });
  const menu = installMenu({
    openPath: (path) => appWindow.bringForward(DESKTOP_ORIGIN + path),
    showLogs: () => void shell.openPath(app.getPath('logs')),
    checkForUpdates: updates ? () => updates.checkAndAsk() : null,
    canGo: (direction) => canGo(currentWindow(), direction),
    go: (direction) => {
      const window = currentWindow();
      // Not behind a sign-in window.
      if (window?.isFocused()) go(window, direction);
    },
  });
  const describeProgram = () => app.setAboutPanelOptions(describeAboutPanel(known));
  describeProgram();
  const redraw = () => {
    menu.draw();
    background.redraw();
    describeProgram();
  };
  registerBridge(
    answerBridge({
      givenConfiguration: configuration,
      configuration: known,
      preferences,
      secrets,
      appWindow,
      background,
      leaveQuestion,
      updates,
      redraw,
    }),
  );

  acceptListeners((contents) => {
    if (updates) tell(contents, updates.describe());
  });

  const first = deepLinks.takeFirst();
  // Without a tray, a window that is out of sight could not be found.
  if (!first && background.isOn() && wasOpenedAtLogin(process.platform, process.argv)) {
    await appWindow.openPutAway(DESKTOP_ORIGIN + routes.app.path);
  } else {
    await appWindow.open(first);
  }
  updates?.startChecking();
  deepLinks.follow((address) => appWindow.bringForward(address));
  app.on('activate', () => appWindow.bringForward(null));
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
